import type { Trait } from './record.ts';
import type { AnyKind } from './register.ts';

/**
 * The order in which a list shows its kinds, if it is not the register's. Kinds not named here come after, so that a new kind needs no
 * place in it.
 */
export const orders: Readonly<Partial<Record<Trait, readonly AnyKind['noun'][]>>> = {
  evidence: ['component', 'topic', 'answer', 'stakeholder', 'measure', 'thresholds', 'sign-off'],
  'audit-mark': ['component', 'measure', 'topic', 'stakeholder', 'answer', 'activity', 'tier', 'evidence'],
  compare: ['assessment', 'topic', 'component', 'score', 'stakeholder', 'answer'],
  query: ['component', 'topic', 'stakeholder', 'answer', 'score', 'measure', 'evidence', 'link'],
  'import-table': ['component', 'stakeholder', 'topic'],
};
