import { describe, expect, it } from 'vitest';
import { scoreComponent } from '#domain/components/component-score.ts';
import type { Score5 } from '#domain/fields/score5.ts';
import type { Measurable } from '#domain/measures/basis.ts';
import { checkQuery } from '#domain/query/check.ts';
import { everything, type Sort } from '#domain/query/query.ts';
import { readSaidQuery, sayQuery } from '#domain/query/wording/say-query.ts';
import type { EntryBars } from '#domain/results/entry-thresholds.ts';
import type { ViewContents } from '#domain/views/saved-view.ts';
import { readKey } from '#web/features/register/grid/read-key.ts';
import { movedPlace, placeIn } from '#web/features/register/rows/cell-position.ts';
import { columns, groupOptions } from '#web/features/register/rows/columns.ts';
import type { Line } from '#web/features/register/rows/register-row.ts';
import { sayCell, sayScore } from '#web/features/register/rows/say-cell.ts';
import { namingView, readView, sortedBy, viewIdOf, writeView } from '#web/features/register/view/register-view.ts';
import {
  columnsBeside,
  drawnTitle,
  shownColumns,
  templateOf,
  widthOf,
  withColumn,
} from '#web/features/register/view/shown-columns.ts';
import { orderWords } from '#web/features/register/view/sort-words.ts';
import { givenViews } from '#web/features/register/views/given-views.ts';
import { type Layouts, withLayout } from '#web/features/register/views/layouts.ts';
import { sampleComponent, UNSET } from '../../domain/sample-assessment.ts';
import { mustHave } from '../../shared/must-have.ts';

const impact = sampleComponent('impact', 'E1.1', 'i', UNSET);
const risk = sampleComponent('risk', 'E1.1', 'r');
const lines: Line[] = ['a', 'b', 'c'].map((id) => ({
  key: id,
  head: null,
  row: { id, component: { ...impact, title: id }, topic: undefined, isUnsaved: false },
}));
const ids = ['title', 'severity', 'likelihood'];
const at = (index: number, column: string) => ({ key: mustHave(lines[index]).key, column, index });

describe('moving through the cells', () => {
  it.each([
    ['down', at(0, 'severity'), { lines: 1 }, at(1, 'severity')],
    ['down at the end', at(2, 'severity'), { lines: 1 }, at(2, 'severity')],
    ['a page up at the beginning', at(1, 'title'), { lines: -12 }, at(0, 'title')],
    ['right', at(1, 'title'), { columns: 1 }, at(1, 'severity')],
    ['right at the end', at(1, 'likelihood'), { columns: 1 }, at(1, 'likelihood')],
    ['to the row’s beginning', at(1, 'likelihood'), 'row-start', at(1, 'title')],
    ['to the row’s end', at(1, 'title'), 'row-end', at(1, 'likelihood')],
    ['to the first row', at(2, 'severity'), 'first', at(0, 'severity')],
    ['to the last row', at(0, 'severity'), 'last', at(2, 'severity')],
    ['from nowhere', null, { lines: 1 }, at(0, 'title')],
  ] as const)('%s', (_, from, move, to) => {
    expect(movedPlace(lines, ids, from, move)).toEqual(to);
  });

  it('follows a row that has moved, and continues at the row in its place when it is gone', () => {
    expect(placeIn(lines, ids, { key: 'c', column: 'severity', index: 0 })).toEqual(at(2, 'severity'));
    expect(placeIn(lines, ids, { key: 'gone', column: 'severity', index: 1 })).toEqual(at(1, 'severity'));
    expect(placeIn(lines, ids, { key: 'gone', column: 'hidden', index: 9 })).toEqual(at(2, 'title'));
    expect(placeIn([], ids, { key: 'a', column: 'title', index: 0 })).toBeNull();
  });
});

describe('the keys', () => {
  const press = (key: string, held: object = {}, isOnGroup = false) =>
    readKey({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held }, isOnGroup);

  it('set scores, and leave the browser its own shortcuts', () => {
    expect(press('4')).toEqual({ does: 'score', value: 4 });
    expect(press('6')).toBeNull();
    expect(press('4', { ctrlKey: true })).toBeNull();
    expect(press('ArrowLeft', { altKey: true })).toBeNull();
    expect(press('Tab')).toBeNull();
    expect(press('z', { metaKey: true })).toEqual({ does: 'undo' });
  });

  it('select rows, give a reason, and leave other uses of Shift alone', () => {
    expect(press('x')).toEqual({ does: 'choose' });
    expect(press('a', { ctrlKey: true })).toEqual({ does: 'choose-all' });
    expect(press('ArrowDown', { shiftKey: true })).toEqual({ does: 'choose-to', lines: 1 });
    expect(press('S', { shiftKey: true })).toEqual({ does: 'sort', isAdded: true });
    expect(press('w')).toEqual({ does: 'why' });
  });

  it('close and open a group only on its heading', () => {
    expect(press('ArrowLeft', {}, true)).toEqual({ does: 'close' });
    expect(press('ArrowRight', {}, true)).toEqual({ does: 'open' });
    expect(press('ArrowLeft')).toEqual({ does: 'move', move: { columns: -1 } });
  });
});

describe('the field that a cell edits', () => {
  const editOf = (id: string, component: typeof impact) =>
    mustHave(columns.find((column) => column.id === id)).edit?.(component);

  it('is severity for an impact and magnitude for a risk', () => {
    expect(editOf('severity', impact)).toMatchObject({ name: 'impactSeverity', scale: 'severity' });
    expect(editOf('severity', risk)).toMatchObject({ name: 'financialRiskOpportunity', scale: 'magnitude' });
  });

  it('is none for a derived severity, the likelihood of an actual impact, or a field of the other kind', () => {
    expect(editOf('severity', { ...impact, impactPolarity: 'Negative', impactScale: 4 })).toBe('from-details');
    const set = { ...impact, impactPolarity: 'Negative', impactScale: 4, severityReason: 'Seen on site' } as const;
    expect(editOf('severity', set)).toMatchObject({ name: 'impactSeverity' });
    expect(editOf('likelihood', { ...impact, actualPotentialImpact: 'Actual' })).toBe('actual');
    expect(editOf('scale', risk)).toBe('other-kind');
    expect(editOf('kind', risk)).toBe('other-kind');
    expect(editOf('irremediability', { ...impact, impactPolarity: 'Positive' })).toBe('other-kind');
  });
});

describe('the view in the address', () => {
  const view = { query: { ...everything('component'), groupBy: 'topic' }, search: 'water' };
  const all = { query: everything('component'), search: '' };
  const read = (params: URLSearchParams, kept: ViewContents | null = null) =>
    readView(params, kept, { topicCodes: ['E1.1'] });

  it('is read as it was written, and is empty where nothing is requested', () => {
    const written = writeView(new URLSearchParams('assessment=1'), view, all);
    expect(read(written)).toEqual({ ...view, isAsked: true, faults: [], goneTopics: [] });
    expect(written.get('assessment')).toBe('1');
    expect(String(writeView(written, { ...all, search: ' ' }, all))).toBe('assessment=1');
  });

  it('holds only what differs from a saved view', () => {
    const kept = { ...view, columns: null, widths: {} };
    const named = namingView(new URLSearchParams('assessment=1&filter=x'), 'k');
    expect(String(named)).toBe('assessment=1&view=k');
    expect(read(named, kept)).toMatchObject({ ...view, isAsked: false });
    const departed = writeView(named, all, view);
    expect(viewIdOf(departed)).toBe('k');
    expect(read(departed, kept)).toMatchObject({ ...all, isAsked: true });
    expect(String(writeView(departed, view, view))).toBe('assessment=1&view=k');
  });

  it.each([
    ['cut off', '{"noun":"comp', []],
    [
      'of a field that does not exist',
      '{"noun":"component","where":[{"field":"colour","is":"missing"},{"field":"score","is":"missing"}]}',
      [{ field: 'score', is: 'missing' }],
    ],
  ])('gives a reason and shows the rest if it is %s', (_, filter, left) => {
    const { query, faults } = read(new URLSearchParams({ filter }));
    expect(query.where).toEqual(left);
    expect(faults).not.toEqual([]);
  });

  it.each(['owner', 'due', 'state', 'activity'])('leaves out of frozen rows what was not frozen: %s', (field) => {
    const query = { noun: 'component', where: [{ field, is: 'missing' }], groupBy: field };
    const params = new URLSearchParams({ filter: JSON.stringify(query) });
    expect(readView(params, null, { topicCodes: [] }).query).toMatchObject(query);
    const frozen = readView(params, null, { topicCodes: [], isFrozen: true });
    expect(frozen).toMatchObject({ query: { where: [], groupBy: null }, faults: ['unknown-field'] });
    expect(shownColumns({ columns: ['title', field], widths: {} }, true, 'usual').map(({ id }) => id)).toEqual([
      'title',
    ]);
  });

  it('names topics that this assessment does not have', () => {
    const query = { noun: 'component', where: [{ field: 'topic', is: 'equal', value: 'G9.9' }] } as const;
    expect(read(new URLSearchParams(), { query, search: '', columns: null, widths: {} })).toMatchObject({
      ...all,
      goneTopics: ['G9.9'],
    });
  });

  it('drops the measure and limit of a query that counts', () => {
    const filter = JSON.stringify({ noun: 'component', measure: { of: 'count' }, first: 3 });
    expect(read(new URLSearchParams({ filter })).query).toEqual(everything('component'));
  });
});

describe('the columns of a view', () => {
  it('are in the order of the register with their saved widths, and unknown ones are skipped', () => {
    const layout = { columns: ['score', 'gone', 'topic'], widths: { score: 300, gone: 90 } };
    const shown = shownColumns(layout, false, 'usual');
    expect(shown.map(({ id, width }) => [id, width])).toEqual([
      ['title', 376],
      ['topic', 62],
      ['score', 300],
    ]);
    expect(withColumn({ columns: ['score'], widths: {} }, 'score', 'usual').columns).toEqual([]);
    expect(withColumn({ columns: null, widths: {} }, 'topic', 'usual').columns).not.toContain('topic');
  });

  it('show the side on which a row is scored if someone selects it, and it can be sorted, filtered and grouped', () => {
    const plain = { columns: null, widths: {} };
    expect(shownColumns(plain, false, 'usual').map(({ id }) => id)).not.toContain('side');
    const layout = { columns: ['side', 'topic'], widths: { side: 140 } };
    const side = mustHave(shownColumns(layout, true, 'usual').find(({ id }) => id === 'side'));
    expect(side).toMatchObject({ label: 'Side', width: 140 });
    const words = (component: typeof impact) =>
      sayCell(side, { id: component.id, component, topic: undefined, isUnsaved: false }, () => 10).words;
    expect([impact, risk].map(words)).toEqual(['Impact', 'Financial']);
    expect(groupOptions(true)).toContainEqual({ value: 'side', label: 'Side' });
    const query = {
      ...everything('component'),
      where: [{ field: 'side', is: 'equal', value: 'financial' }],
      groupBy: 'side',
      sort: [{ field: mustHave(side.field), order: 'highest' }],
    };
    expect(checkQuery(query)).toMatchObject({ ok: true, query });
  });

  it('have a wider title in a large window, unless someone set its width', () => {
    const titleOf = (widths: Record<string, number>) => shownColumns({ columns: null, widths }, false, 'large')[0];
    expect(titleOf({})).toMatchObject({ id: 'title', width: 400 });
    expect(titleOf({ title: 240 })).toMatchObject({ width: 240, isSized: true });
  });

  it('show a title of 45 characters and all scores in a usual window, and next to an open entry the score', () => {
    const shown = shownColumns({ columns: null, widths: {} }, false, 'usual');
    const upTo = (id: string, all: typeof shown) => all.slice(0, all.findIndex((column) => column.id === id) + 1);
    // The table is 1,119 px wide at 1440 px, and 687 px next to an entry; seven pixels a character, and the sign.
    expect(mustHave(shown[0]).width).toBeGreaterThanOrEqual(45 * 7 + 61);
    expect(widthOf(upTo('score', shown))).toBeLessThanOrEqual(1_119);
    const beside = columnsBeside(shown);
    expect(mustHave(beside[0]).width).toBeGreaterThanOrEqual(330);
    expect(widthOf(upTo('score', beside))).toBeLessThanOrEqual(687);
  });

  it('show the score without its details in a narrow window, unless someone selected the columns', () => {
    const plain = { columns: null, widths: {} };
    const shown = shownColumns(plain, false, 'narrow').map(({ id }) => id);
    expect(shown.slice(0, 5)).toEqual(['title', 'topic', 'severity', 'likelihood', 'score']);
    expect(shownColumns({ columns: ['scale'], widths: {} }, false, 'narrow').map(({ id }) => id)).toContain('scale');
    // Selecting a column that the narrow window left out adds it, and the others stay as shown.
    expect(withColumn(plain, 'kind', 'narrow').columns).toEqual([...shown, 'kind']);
  });

  it('leave room next to a widened title, which takes up a limited share of the view', () => {
    const shown = (widths: Record<string, number>) =>
      shownColumns({ columns: ['topic', 'score'], widths }, false, 'usual');
    expect(templateOf(shown({}))).toMatch(/^minmax\(376px,1fr\) \d+px 114px$/);
    const wide = shown({ title: 660, topic: 80 });
    expect(templateOf(wide)).toBe('min(660px,60cqw) 80px 114px');
    expect([1_200, 500].map((inSight) => drawnTitle(mustHave(wide[0]), inSight))).toEqual([660, 300]);
  });

  it('are remembered for a limited number of views, the most recently changed ones', () => {
    const layout = { columns: ['score'], widths: {} };
    let layouts: Layouts = {};
    for (let id = 0; id < 30; id += 1) layouts = withLayout(layouts, `view ${id}`, layout);
    expect(Object.keys(layouts)).toHaveLength(20);
    expect(layouts['view 29']).toEqual(layout);
    expect(withLayout(layouts, 'view 29', null)).not.toHaveProperty(['view 29']);
  });
});

describe('the built-in views', () => {
  it.each(givenViews.map((view) => [view.name, view.contents.query] as const))(
    '%s can be put into words that are read back as the same query',
    (_, query) => {
      const checked = checkQuery(query);
      expect(checked).toMatchObject({ ok: true, query });
      expect(checked.ok && readSaidQuery(sayQuery(checked.query))).toEqual(query);
    },
  );
});

describe('sorting by a heading', () => {
  const [up, down] = [
    { field: 'score', order: 'lowest' },
    { field: 'score', order: 'highest' },
  ] as const;
  const title = { field: 'title', order: 'highest' } as const;

  it('cycles from the default order of a field to the opposite order to none', () => {
    expect(sortedBy([], 'score', false)).toEqual([down]);
    expect(sortedBy([down], 'score', false)).toEqual([up]);
    expect(sortedBy([up], 'score', false)).toEqual([]);
    expect(sortedBy([], 'title', false)).toEqual([{ field: 'title', order: 'lowest' }]);
    expect(sortedBy([{ field: 'title', order: 'lowest' }], 'title', false)).toEqual([title]);
    expect(sortedBy([title], 'title', false)).toEqual([]);
  });

  it.each([
    ['title', 'A to Z', 'Z to A'],
    ['topic', 'A to Z', 'Z to A'],
    ['owner', 'A to Z', 'Z to A'],
    ['activity', 'A to Z', 'Z to A'],
    ['due', 'earliest first', 'latest first'],
    ['kind', 'first to last', 'last to first'],
    ['timeHorizon', 'first to last', 'last to first'],
    ['state', 'first to last', 'last to first'],
    ['score', 'highest first', 'lowest first'],
    ['severity', 'highest first', 'lowest first'],
    ['evidence', 'highest first', 'lowest first'],
    ['material', 'yes first', 'no first'],
  ])('starts for %s with %s, and continues with %s', (field, begun, next) => {
    const words = (sort: readonly Sort[]) => sort.map((each) => orderWords(each.field, each.order));
    const first = sortedBy([], field, false);
    expect([words(first), words(sortedBy(first, field, false))]).toEqual([[begun], [next]]);
  });

  it('adds a column to the sort with Shift, or changes its order in place', () => {
    expect(sortedBy([title], 'score', true)).toEqual([title, down]);
    expect(sortedBy([down, title], 'score', true)).toEqual([up, title]);
    expect(sortedBy([title], 'score', false)).toEqual([down]);
  });
});

describe('the score of a row', () => {
  it('is marked as after measures, with the score before, where measures lower it', () => {
    const scored = { ...risk, financialRiskOpportunity: 5, financialLikelihood: 3 } as const;
    const byLikelihood = (financialLikelihood: Score5): EntryBars =>
      Object.assign(() => 10, {
        scoreOf: (component: Measurable) => scoreComponent({ ...component, financialLikelihood }),
      });
    const after = 'After measures; 15 before';
    expect(sayScore(scored, byLikelihood(2))).toMatchObject({ words: 10, title: after });
    expect(sayScore(scored, byLikelihood(3)).title).toBeUndefined();
    expect(sayScore(scored, () => 10)).toMatchObject({ words: 15, title: undefined });
  });
});
