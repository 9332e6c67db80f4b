import type { Block, Desk } from '#analyst/blocks/answer.ts';
import type { Subject } from '#analyst/question/subjects.ts';
import type { QueryData } from '#domain/query/fields/noun.ts';
import type { Query } from '#domain/query/query.ts';
import type { AnswerKind } from '#domain/query/reading.ts';

/** What each kind of answer gets to know about a question. */
export interface KindInput {
  /** As typed, with spelling corrected. */
  question: string;
  /** The question as a query; null if its words express none. */
  query: Query | null;
  /** Best first. */
  subjects: readonly Subject[];
  data: QueryData;
  desk: Desk;
}

/** The answer that a kind gives. */
export interface KindAnswer {
  blocks: readonly Block[];
  /** The queries of the answer, to be shown and followed up. */
  queries?: Query[];
}

/** One kind of answer. */
export interface Kind {
  id: AnswerKind;
  /** A question of this kind, offered if the analyst is unsure. */
  offer: string;
  /** Words that ask for this kind, whatever else they mean; none of them counts as unused. */
  asksBy?: RegExp;
  /** Whether a question is one that answers offer for this kind, word for word. */
  isOffered?(question: string): boolean;
  /** Null if it turns out to have no answer to this question. */
  answer(asked: KindInput): Promise<KindAnswer | null> | KindAnswer | null;
}
