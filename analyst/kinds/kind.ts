import type { Block, Desk } from '#analyst/blocks/answer.ts';
import type { Subject } from '#analyst/question/subjects.ts';
import type { QueryData } from '#domain/query/fields/noun.ts';
import type { Query } from '#domain/query/query.ts';
import type { AnswerKind } from '#domain/query/reading.ts';

/** What each kind of answer gets to know about a question. */
export interface KindInput {
  /** As it was typed, slips put right. */
  question: string;
  /** What its words ask as a query; null where they ask none. */
  query: Query | null;
  /** The best first. */
  subjects: readonly Subject[];
  data: QueryData;
  desk: Desk;
}

/** The answer that a kind gives. */
export interface KindAnswer {
  blocks: readonly Block[];
  /** What it looked up, to be shown and gone on from. */
  queries?: Query[];
}

/** One kind of answer. */
export interface Kind {
  id: AnswerKind;
  /** A question of this kind, offered where the analyst is unsure. */
  offer: string;
  /** Words that ask for this kind, whatever else they mean: none of them is left over. */
  asksBy?: RegExp;
  /** Null where it has nothing to say to this question after all. */
  answer(asked: KindInput): Promise<KindAnswer | null> | KindAnswer | null;
}
