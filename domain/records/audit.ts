import { record } from './record.ts';

/** What an auditor has looked at. */
export const mark = record({
  noun: 'mark',
  table: 'audit_marks',
  below: 'assessment',
  label: 'Auditor’s mark',
  carries: ['history'],
  goesAlong: [],
  told: { as: 'audit', makesStale: ['audit', 'history'] },
});

export const sample = record({
  noun: 'sample',
  table: 'audit_samples',
  below: 'assessment',
  named: ['name'],
  label: 'Auditor’s sample',
  carries: ['history'],
  goesAlong: [],
});

export const visit = record({
  noun: 'visit',
  table: 'audit_visits',
  below: 'assessment',
  label: 'Auditor’s visit',
  carries: ['history'],
  goesAlong: [],
});
