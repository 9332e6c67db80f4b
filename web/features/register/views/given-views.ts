import type { Condition, Query } from '#domain/query/query.ts';
import { everything } from '#domain/query/query.ts';
import type { ViewContents } from '#domain/views/saved-view.ts';
import { viewMessages as say } from './messages.ts';

/** A view in the register: a saved one, or one of the product's. */
export interface NamedView {
  id: string;
  name: string;
  contents: ViewContents;
}

const where = (...conditions: Condition[]): Query => ({ ...everything('component'), where: conditions });
const isSo = (field: string): Condition => ({ field, is: 'equal', value: true });

const queries = {
  'negative-high': where(
    { field: 'kind', is: 'equal', value: 'impact' },
    { field: 'impactPolarity', is: 'equal', value: 'Negative' },
    { field: 'score', is: 'at-least', value: 15 },
  ),
  material: { ...where(isSo('material')), groupBy: 'topic' },
  'not-scored': where({ field: 'score', is: 'missing' }),
  'to-review': where(isSo('toReview')),
  upstream: { ...where({ field: 'place', is: 'equal', value: 'upstream' }), groupBy: 'standard' },
  'human-rights': where(isSo('humanRights')),
} as const satisfies Record<keyof typeof say.givenNames, Query>;

/** Views that show what queries can do. Their columns are those that the person has chosen. */
export const givenViews: readonly NamedView[] = Object.entries(queries).map(([id, query]) => ({
  id,
  name: say.givenNames[id as keyof typeof queries],
  contents: { query, search: '', columns: null, widths: {} },
}));
