import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { placeOf } from '#domain/records/places/place-of.ts';
import type { CommentedRecord } from './comment.ts';

/** The place of the application where a record stands; undefined of the assessment itself and of what is not there any more. */
export const pathOfRecord = (data: AssessmentData, { noun, recordId }: CommentedRecord): string | undefined =>
  placeOf[noun](data, recordId);
