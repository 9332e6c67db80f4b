import type { QuestionState } from '#domain/audit/question-state.ts';
import type { Source } from '#domain/chat/chat-source.ts';
import type { EvidencePiece } from '#domain/evidence/evidence.ts';
import type { QueriedChange } from '#domain/query/fields/change.ts';
import type { QueryData } from '#domain/query/fields/noun.ts';
import type { Work } from '#domain/query/fields/of-work.ts';
import type { Reading } from '#domain/query/reading.ts';
import type { TeamRecords } from './team-records.ts';

/** A piece of a line: plain words, emphasized words, or a source. Null for a part that is left out. */
export type Part = string | { strong: string } | { source: Source } | false | null | undefined;
export type Line = readonly Part[];

export interface Column {
  label: string;
  /** Right-aligned. */
  isNumber?: boolean;
}

/** A building block of an answer. It contains people's texts exactly as they wrote them; the code that renders it must escape markup. */
export type Block =
  | { is: 'sentence'; line: Line }
  | { is: 'list'; lines: readonly Line[]; isNumbered?: boolean }
  | { is: 'table'; columns: readonly Column[]; rows: readonly (readonly Line[])[] }
  /** A quotation. */
  | { is: 'quote'; text: string; from: Line }
  /** Questions that are sent with a click. */
  | { is: 'offers'; questions: readonly string[] };

export interface Answer {
  blocks: readonly Block[];
  /** Null if nothing was understood that could be shown or followed up. */
  reading: Reading | null;
}

/** The analyst's access to one assessment, with the rights of the person who asks. Each call may reject once those rights have ended. */
export interface Desk {
  /** The assessment and the previous year's, without changes. */
  data(): Promise<QueryData>;
  /** Changes of the assessment, newest first. */
  changes(): Promise<readonly QueriedChange[]>;
  /** The evidence that the assessment uses. */
  evidence(): Promise<readonly EvidencePiece[]>;
  /** Who is responsible for which entry, until when. */
  work(): Promise<Work>;
  /** What auditors have asked in their room, newest first. */
  auditQuestions(): Promise<readonly AuditQuestion[]>;
  /** What people have done with the assessment: owners, comments, signatures, audit. */
  records(): Promise<TeamRecords>;
  /** The current ISO day. */
  today: string;
  /** The company's own name, which is no stranger's. */
  companyName(): Promise<string>;
}

/** A question that an auditor has asked about a record. */
export interface AuditQuestion {
  text: string;
  /** The name of the record. */
  about: string;
  /** The auditor's name; null if it is no longer known. */
  by: string | null;
  /** ISO instant. */
  at: string;
  state: QuestionState;
}
