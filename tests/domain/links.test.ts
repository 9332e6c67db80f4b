import { describe, expect, it } from 'vitest';
import type { ComponentId, LinkId, MeasureId } from '#domain/ids.ts';
import { endsReader, isSameLink, type Link, linksReader, linksWithEnds, whyNoLink } from '#domain/links/link.ts';
import { sayFrom, sayLink, sayTo } from '#domain/links/words.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';

const entry = (id: string, kind: ComponentKind, title = id) => ({ id: id as ComponentId, kind, title });
const components = [
  entry('harm', 'impact', 'Low wages'),
  entry('benefit', 'impact', 'Training'),
  entry('claims', 'risk', 'Legal claims'),
  entry('brand', 'opportunity', 'A better name'),
];
const measures = [{ id: 'plan' as MeasureId, componentId: 'claims' as ComponentId, title: 'Closing the plant' }];
const all = { components, measures };

const NONE = { fromComponentId: null, fromMeasureId: null, dependency: '', note: '' };
const link = (fields: Omit<Partial<Link>, 'componentId'> & { componentId: string }): Link => ({
  ...NONE,
  ...{ id: 'one' as LinkId, kind: 'gives-rise-to' },
  ...fields,
  componentId: fields.componentId as ComponentId,
});
const from = (id: string) => ({ fromComponentId: id as ComponentId });
const byMeasure = { kind: 'causes', fromMeasureId: 'plan' as MeasureId } as const;
const dependsOn = (dependency: string) => ({ kind: 'dependency', dependency }) as const;

function problemOf(asked: Link) {
  const ends = endsReader(all)(asked);
  return typeof ends === 'string' ? `no ${ends}` : whyNoLink(asked, ends);
}

describe('a link between entries', () => {
  it.each<[string, Link, string | null]>([
    ['an impact gives rise to a risk', link({ ...from('harm'), componentId: 'claims' }), null],
    ['an impact gives rise to an opportunity', link({ ...from('benefit'), componentId: 'brand' }), null],
    ['a dependency is behind a risk', link({ ...dependsOn('Welders'), componentId: 'claims' }), null],
    ['a dependency is behind an opportunity', link({ ...dependsOn('Welders'), componentId: 'brand' }), null],
    ['a measure causes an impact', link({ ...byMeasure, componentId: 'harm' }), null],
    ['a measure causes its own entry', link({ ...byMeasure, componentId: 'claims' }), 'same-entry'],
    ['a measure causes an opportunity', link({ ...byMeasure, componentId: 'brand' }), 'wrong-end'],
    ['an impact gives rise to an impact', link({ ...from('harm'), componentId: 'benefit' }), 'wrong-end'],
    ['an impact gives rise to itself', link({ ...from('harm'), componentId: 'harm' }), 'same-entry'],
    ['a risk gives rise to an opportunity', link({ ...from('claims'), componentId: 'brand' }), 'wrong-beginning'],
    ['a dependency is behind an impact', link({ ...dependsOn('Welders'), componentId: 'harm' }), 'wrong-end'],
    ['a dependency without words', link({ ...dependsOn('  '), componentId: 'claims' }), 'beginning-required'],
    ['nothing gives rise to a risk', link({ componentId: 'claims' }), 'beginning-required'],
    [
      'two beginnings at once',
      link({ ...from('harm'), dependency: 'Welders', componentId: 'claims' }),
      'wrong-beginning',
    ],
    [
      'a measure that gives rise',
      link({ ...byMeasure, kind: 'gives-rise-to', componentId: 'harm' }),
      'wrong-beginning',
    ],
    [
      'an impact that is said to be a measure',
      link({ ...from('harm'), kind: 'causes', componentId: 'claims' }),
      'wrong-beginning',
    ],
    ['from a deleted entry', link({ ...from('gone'), componentId: 'claims' }), 'no from'],
    ['to a deleted entry', link({ ...from('harm'), componentId: 'gone' }), 'no to'],
    [
      'from a deleted measure',
      link({ ...byMeasure, fromMeasureId: 'gone' as MeasureId, componentId: 'harm' }),
      'no from',
    ],
  ])('%s', (_what, asked, problem) => {
    expect(problemOf(asked)).toBe(problem);
  });

  it('waits while one of its ends is deleted, and returns with it', () => {
    const links = [link({ ...from('harm'), componentId: 'claims' }), link({ ...byMeasure, componentId: 'harm' })];
    const without = (id: string) => components.filter((row) => row.id !== id);
    expect(linksWithEnds({ ...all, links })).toHaveLength(2);
    expect(linksWithEnds({ measures, components: without('harm'), links })).toEqual([]);
    // The measure's own entry is gone, and so is its link.
    expect(linksWithEnds({ measures, components: without('claims'), links })).toEqual([]);
    expect(linksWithEnds({ components, links }).map(({ link: { kind } }) => kind)).toEqual(['gives-rise-to']);
  });

  it('is seen from both its entries, and a measure stands for its entry', () => {
    const links = linksWithEnds({
      ...all,
      links: [link({ ...from('harm'), componentId: 'claims' }), link({ ...byMeasure, componentId: 'harm' })],
    });
    const at = (id: string) => {
      const { into, outOf } = linksReader(links)(id as ComponentId);
      return [into.length, outOf.length];
    };
    expect([at('harm'), at('claims'), at('brand')]).toEqual([
      [1, 1],
      [1, 1],
      [0, 0],
    ]);
  });

  it('is the same as another with the same beginning and end, whatever its note and case', () => {
    const one = link({ ...dependsOn('Skilled welders'), componentId: 'claims' });
    expect(isSameLink(one, { ...one, dependency: 'skilled Welders ' })).toBe(true);
    expect(isSameLink(one, { ...one, componentId: 'brand' as ComponentId })).toBe(false);
  });

  it('is put in words from either side', () => {
    const said = (asked: Link) =>
      linksWithEnds({ ...all, links: [asked] }).map((ends) => [
        sayTo(ends),
        sayFrom(ends, asked),
        sayLink(ends, asked),
      ]);
    expect(said(link({ ...from('harm'), componentId: 'claims' }))).toEqual([
      ['Gives rise to: Legal claims', 'Arises from: Low wages', '“Low wages” gives rise to “Legal claims”'],
    ]);
    expect(said(link({ ...byMeasure, componentId: 'harm' }))).toEqual([
      [
        'Its measure “Closing the plant” causes: Low wages',
        'Caused by the measure “Closing the plant” of: Legal claims',
        'The measure “Closing the plant” causes “Low wages”',
      ],
    ]);
    expect(said(link({ ...dependsOn('skilled welders'), componentId: 'claims' }))[0]?.slice(1)).toEqual([
      'Depends on: skilled welders',
      'The dependency “skilled welders” is behind “Legal claims”',
    ]);
  });
});
