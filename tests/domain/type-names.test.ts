import { expect, it } from 'vitest';
import { findBareParticiples } from '../../scripts/house/type-names.ts';

it('finds exported types whose name is only a participle', () => {
  const text = [
    'export interface Asked {}',
    'export type Said = string;',
    'export interface AskedSort {}',
    'interface Told {}',
    'export class Refused extends Error {}',
  ].join('\n');
  expect(findBareParticiples([{ path: 'web/a.ts', text, imports: [], runtimeImports: [] }])).toEqual([
    'web/a.ts: Asked',
    'web/a.ts: Said',
    'web/a.ts: Refused',
  ]);
});
