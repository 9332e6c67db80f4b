import { expect, it } from 'vitest';
import { findFolderCircles } from '../../scripts/house/folder-circles.ts';

const source = (path: string, ...imports: string[]) => ({ path, text: '', imports });

it('finds a circle of three folders and names the imports that close it', () => {
  const found = findFolderCircles([
    source('web/a/one.ts', 'web/b/two.ts'),
    source('web/b/two.ts', 'web/c/three.ts', 'web/d/leaf.ts'),
    source('web/c/three.ts', 'web/a/one.ts'),
    source('web/d/leaf.ts'),
  ]);
  expect(found).toEqual([
    [
      'web/a, web/b, web/c',
      'web/a/one.ts imports web/b/two.ts',
      'web/b/two.ts imports web/c/three.ts',
      'web/c/three.ts imports web/a/one.ts',
    ].join('\n    '),
  ]);
});

it('counts a folder inside another by itself', () => {
  const found = findFolderCircles([
    source('domain/query/check.ts', 'domain/query/fields/topic.ts'),
    source('domain/query/fields/topic.ts', 'domain/query/field.ts'),
  ]);
  expect(found).toHaveLength(1);
});

it('finds none where two ways lead to the same folder', () => {
  const found = findFolderCircles([
    source('web/a/one.ts', 'web/b/two.ts', 'web/c/three.ts'),
    source('web/b/two.ts', 'web/d/leaf.ts', 'web/b/other.ts'),
    source('web/b/other.ts', 'web/b/two.ts'),
    source('web/c/three.ts', 'web/d/leaf.ts'),
  ]);
  expect(found).toEqual([]);
});
