import type { KindInput } from '#analyst/kinds/kind.ts';
import type { Query } from '#domain/query/query.ts';

/** What a question names, as far as it was found. */
export interface AskInput {
  asked: KindInput;
  /** Entries and topics by their labels, best first. */
  things: readonly string[];
  /** Codes of the topics among them, and of the topics of the entries. */
  topics: readonly string[];
  /** A member of the team, by full name. */
  person: string | null;
  /** Stakeholder groups that are named. */
  groups: readonly string[];
  numbers: readonly number[];
  /** Words that no example has: what the question is about, in its own words. */
  rest: readonly string[];
}

/** Something that people ask for, with how they ask for it. */
export interface Ask {
  /**
   * Questions as people type them. `{thing}` stands for a subject of any kind, `{person}` for a member of the team, `{number}` for a
   * number.
   */
  examples: readonly string[];
  /** Words that nothing else is asked with: a question that has one is about this, whatever else was read of it. */
  subject?: string;
  /** The questions, or queries, that answer it; none if the question does not name what they need. */
  leadsTo(named: AskInput): readonly (Query | string)[];
}
