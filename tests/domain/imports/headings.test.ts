import { describe, expect, it } from 'vitest';
import { targetsNamed } from '#domain/imports/header-words.ts';
import { plainHeading } from '#domain/imports/said-heading.ts';
import { MAX_TITLE } from '#domain/limits.ts';

describe('a heading', () => {
  it('is recognized by a long word inside it, the longest first', () => {
    expect(targetsNamed('Our likelihood of occurrence, 1 to 5')?.places).toEqual(['likelihood']);
    expect(targetsNamed('the reason for severity, and its description')?.places).toEqual(['severityReason']);
    expect(targetsNamed('unlikelihoods')?.places).toBeUndefined();
  });

  it('is no longer than a title: the rest of the cell is ignored', () => {
    const before = 'the company emits to air, '.repeat(MAX_TITLE / 26 + 1);
    expect(targetsNamed(`${before} likelihood of occurrence`)?.places).toBeUndefined();
    expect(plainHeading('x'.repeat(30_000_000))).toHaveLength(MAX_TITLE);
  });
});
