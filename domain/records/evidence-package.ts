import { record } from './record.ts';

/** An evidence package, with the fingerprint that distinguishes it from an altered one. */
export const evidencePackage = record({
  noun: 'package',
  table: 'made_packages',
  below: 'assessment',
  label: 'Evidence package',
  carries: ['history'],
  goesAlong: [],
});
