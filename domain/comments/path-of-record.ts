import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { placeOf } from '#domain/records/places/place-of.ts';
import type { CommentedRecord } from './comment.ts';

/** The path of a record in the application; undefined for the assessment itself and for deleted records. */
export const pathOfRecord = (data: AssessmentData, { noun, recordId }: CommentedRecord): string | undefined =>
  placeOf[noun](data, recordId);
