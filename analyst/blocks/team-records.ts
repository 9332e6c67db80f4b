import type { Assignment, Responsible } from '#domain/assignments/assignment.ts';
import type { LeftOutHistory } from '#domain/audit/left-out.ts';
import type { CommentedRecord } from '#domain/comments/comment.ts';
import type { UserId } from '#domain/ids.ts';
import type { Manner, SignOffStep } from '#domain/sign-off/sign-off.ts';

/** What people have done with an assessment, beside what it says. */
export interface TeamRecords {
  assignments: readonly TeamAssignment[];
  people: readonly Responsible[];
  /** The person who asks. */
  me: UserId;
  /** Discussions, the latest first. */
  threads: readonly Thread[];
  /** Valid signatures, in the order of the steps. */
  signatures: readonly Signature[];
  earlierSignatures: readonly Signature[];
  leftOut: LeftOutHistory;
  /** What auditors have looked at, the latest first. */
  marks: readonly AuditMark[];
}

/** An owner, a due date and a review. */
export type TeamAssignment = Pick<
  Assignment,
  'noun' | 'key' | 'owner' | 'formerOwner' | 'dueOn' | 'review' | 'reviewer'
> & {
  /** In review: who asked for it; reviewed: who approved it. */
  reviewedBy: string | null;
};

/** A comment, with the name of its author if it is known, and when it was written (an ISO instant). */
interface Remark {
  body: string;
  by: string | null;
  at: string;
}

/** A discussion of a record: the first comment, then its answers. */
export interface Thread extends CommentedRecord {
  /** The name of the record. */
  about: string;
  /** An auditor asked it as a question. */
  isQuestion: boolean;
  isResolved: boolean;
  remarks: readonly Remark[];
}

/** A step of the sign-off. */
export interface Signature {
  step: SignOffStep;
  name: string;
  jobTitle: string;
  /** An ISO date. */
  signedOn: string;
  minutes: string;
  manner: Manner;
  recordedBy: string;
}

/** A record that an auditor has looked at. */
export interface AuditMark extends Pick<CommentedRecord, 'recordId'> {
  about: string;
  note: string;
  by: string | null;
  /** An ISO instant. */
  at: string;
  /** The record has changed since. */
  isChangedSince: boolean;
}
