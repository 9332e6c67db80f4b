import { asksOfWork } from './asks-of-work.ts';
import type { QueryData } from './fields/noun.ts';
import { nouns } from './fields/nouns.ts';
import type { Query } from './query.ts';

/** Which parts of `QueryData` a query needs, besides the current assessment; the others need not be read. */
export function needsOf(query: Query): Readonly<Record<Exclude<keyof QueryData, 'current'>, boolean>> {
  const { noun, of, comparedWith } = query;
  return {
    earlier: of === 'earlier' || comparedWith === 'earlier',
    changes: noun === 'change',
    requirements: noun === 'disclosure',
    evidence: noun === 'evidence',
    work: asksOfWork(nouns[noun], query),
  };
}
