import { readOneOf, readTable } from './read-table.ts';

/** The three categories of topics, in reading order. */
export const CATEGORIES = ['Environmental', 'Social', 'Governance'] as const;
export type Category = (typeof CATEGORIES)[number];

/** A row of a version's topic list; creating a draft copies it into the assessment's own topics (method M3). */
export interface CatalogueTopic {
  /** Unique only within a version: the same code means different things in each. */
  code: string;
  name: string;
  /** Begins with the ESRS code and its title, so that `topic-group.ts` finds the group. */
  description: string;
  category: Category;
  standard: StandardCode;
  /** 1, 2, 3, … in the order of the legal text. */
  position: number;
}

/** The ten topical standards. */
export const STANDARD_CODES = ['E1', 'E2', 'E3', 'E4', 'E5', 'S1', 'S2', 'S3', 'S4', 'G1'] as const;
export type StandardCode = (typeof STANDARD_CODES)[number];

const categoryOf = { E: 'Environmental', S: 'Social', G: 'Governance' } as const;

/** Reads a topic list with rows `code | name | description`, in the order of the law. A code starts with its standard. */
export function readTopics(text: string): readonly CatalogueTopic[] {
  return readTable(['code', 'name', 'description'], text).map((row, index) => {
    const standard = readOneOf(STANDARD_CODES, row.code.slice(0, 2));
    const category = categoryOf[readOneOf(['E', 'S', 'G'], standard.slice(0, 1))];
    return { ...row, category, standard, position: index + 1 };
  });
}
