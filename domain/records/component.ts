import { MAX_COMPONENTS } from '#domain/limits.ts';
import { record } from './record.ts';

/** An impact, risk or opportunity. */
export const component = record({
  noun: 'component',
  table: 'materiality_components',
  below: 'topic',
  named: ['title'],
  label: 'Impact, risk or opportunity',
  inSentence: 'an impact, risk or opportunity',
  many: 'impacts, risks and opportunities',
  carries: ['history', 'comments', 'evidence', 'audit-mark', 'owner', 'review'],
  goesAlong: [
    'contents',
    'copy',
    'text-limit',
    'undo',
    'freeze',
    'compare',
    'as-of',
    'seal',
    'query',
    'import-table',
    'cite',
  ],
  most: { components: MAX_COMPONENTS },
  told: { as: 'components', makesStale: ['assessment', 'dashboard', 'history', 'assignments'] },
  sheet: 'register',
  importedAs: 'component',
  part: 'component',
});
