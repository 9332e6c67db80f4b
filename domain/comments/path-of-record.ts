import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { contents } from '#domain/records/contents/all-contents.ts';
import type { CommentedRecord } from './comment.ts';

/** The place of the application where a record stands; undefined of the assessment itself and of what is not there any more. */
export const pathOfRecord = (data: AssessmentData, { noun, recordId }: CommentedRecord): string | undefined =>
  contents[noun].place(data, recordId);
