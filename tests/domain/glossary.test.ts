import { expect, it } from 'vitest';
import { findSpellings, findUnknownNames, readGlossary } from '../../scripts/house/glossary.ts';

const glossary = readGlossary();
const source = (path: string, text: string) => ({ path, text, imports: [], runtimeImports: [] });

it('reports a folder, a kind of record and a screen that the glossary lacks, and a name that nothing has', () => {
  const names = new Set([...glossary.names, 'elephants']);
  names.delete('measures');
  const kinds = new Map([...glossary.kinds].filter(([kind]) => kind !== 'answer'));
  const screens = new Map([...glossary.screens].filter(([screen]) => screen !== 'activity'));
  const found = findUnknownNames({ ...glossary, names, kinds, screens });
  expect(found).toEqual(
    expect.arrayContaining([
      'domain/measures is not in the glossary',
      'contract/measures.ts is not in the glossary',
      'elephants: nothing has this name',
      'answer: the glossary has no noun for this kind',
      'measure: measures is no noun',
      'the screen activity is not named by a noun',
    ]),
  );
});

it('finds the spellings of an endpoint group in its file and in the folders that serve and call it', () => {
  const groups = new Map([['frozenResults', 'results']]);
  const found = findSpellings(
    [
      source('server/features/results/frozen/routes.ts', 'forMember.frozenResults.list.handler'),
      source('web/features/results/kept/api.ts', 'api.frozenResults.list()'),
    ],
    groups,
    glossary,
  );
  expect(found).toEqual(['frozen-results', 'results', 'frozen', 'kept']);
});
