import { MAX_STAKEHOLDERS } from '#domain/limits.ts';
import { record } from './record.ts';

export const stakeholder = record({
  noun: 'stakeholder',
  table: 'stakeholder_mapping',
  below: 'assessment',
  named: ['stakeholder_group', 'custom_group_name'],
  label: 'Stakeholder',
  inSentence: 'a stakeholder',
  carries: ['history', 'comments', 'evidence', 'audit-mark'],
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
  most: { stakeholders: MAX_STAKEHOLDERS },
  told: { as: 'stakeholders', makesStale: ['assessment', 'history'] },
  sheet: 'stakeholders',
  importedAs: 'stakeholder',
  part: 'stakeholder',
});
