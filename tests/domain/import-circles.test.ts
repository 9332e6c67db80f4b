import { expect, it } from 'vitest';
import { findFileCircles, findFolderCircles } from '../../scripts/house/import-circles.ts';
import { listRuntimeSpecifiers } from '../../scripts/house/sources.ts';

const source = (path: string, ...imports: string[]) => ({ path, text: '', imports, runtimeImports: imports });

it('finds a cycle of three folders and names the imports that close it', () => {
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

it('treats a nested folder as a separate one', () => {
  const found = findFolderCircles([
    source('domain/query/check.ts', 'domain/query/fields/topic.ts'),
    source('domain/query/fields/topic.ts', 'domain/query/field.ts'),
  ]);
  expect(found).toHaveLength(1);
});

it('finds no cycle where two paths lead to the same folder', () => {
  const found = findFolderCircles([
    source('web/a/one.ts', 'web/b/two.ts', 'web/c/three.ts'),
    source('web/b/two.ts', 'web/d/leaf.ts', 'web/b/other.ts'),
    source('web/b/other.ts', 'web/b/two.ts'),
    source('web/c/three.ts', 'web/d/leaf.ts'),
  ]);
  expect(found).toEqual([]);
});

it('finds files that import each other through a third', () => {
  const found = findFileCircles([
    source('web/a/one.ts', 'web/a/two.ts'),
    source('web/a/two.ts', 'web/a/three.ts'),
    source('web/a/three.ts', 'web/a/one.ts', 'web/a/leaf.ts'),
    source('web/a/leaf.ts'),
  ]);
  expect(found).toEqual(['web/a/one.ts, web/a/three.ts, web/a/two.ts']);
});

it('ignores type-only imports', () => {
  const text = `
    import type { A } from './a.ts';
    import { type B, type C as D } from './b.ts';
    import {
      type E,
      f,
    } from './e.ts';
    import g, { type H } from './g.ts';
    export type { I } from './i.ts';
    import './style.ts';
    const j = () => import('./j.ts');
  `;
  expect(listRuntimeSpecifiers(text)).toEqual(['./e.ts', './g.ts', './style.ts', './j.ts']);
});
