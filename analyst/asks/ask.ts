import type { KindInput } from '#analyst/kinds/kind.ts';
import type { MethodFactId } from '#domain/chat/method-facts.ts';
import type { Condition, Query } from '#domain/query/query.ts';

/** What a question names, as far as it was found. */
export interface AskInput {
  asked: KindInput;
  /** The one entry or topic that is plainly named, by its label. */
  thing: string | null;
  /** Entries and topics by their labels, best first. */
  things: readonly string[];
  /** Codes of the topics among them, and of the topics of the entries. */
  topics: readonly string[];
  /** A member of the team, by full name. */
  person: string | null;
  /** The person who asks, by full name. */
  me: string | null;
  /** Stakeholder groups that are named. */
  groups: readonly string[];
  numbers: readonly number[];
  /** Of which kind entries are. */
  narrowed: readonly Condition[];
  /** What the question is about, in its own words. */
  rest: readonly string[];
}

/** Something that people ask for, with how they ask for it. */
export interface Ask {
  /** What its question is about: all words of one of these. Such a question is answered so, whatever else was read of it. */
  about?: readonly (readonly RegExp[])[];
  /** A question that is about one of these as well is another one. */
  unless?: readonly RegExp[];
  /** Its other words name what it is about. */
  names?: true;
  /** Rows that were read of every word of a question come first. */
  yields?: true;
  /** The rule that is told below, where the question also asks for law. */
  rule?: MethodFactId;
  /**
   * Questions as people type them, for others that are like them. `{thing}` stands for a subject of any kind, `{person}` for a member of
   * the team, `{number}` for a number.
   */
  examples?: readonly string[];
  /** The questions, or queries, that answer it, best first; none if the question does not name what they need. */
  leadsTo(named: AskInput): readonly (Query | string)[];
}
