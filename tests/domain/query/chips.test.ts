import { describe, expect, it } from 'vitest';
import { checkQuery } from '#domain/query/check.ts';
import type { ChipWorld } from '#domain/query/chips/chip.ts';
import { chipsOf, fieldsToAdd } from '#domain/query/chips/chips-of.ts';
import { conditionOf, fieldChip, saidConditions, withCondition } from '#domain/query/chips/field-chip.ts';
import { withChange } from '#domain/query/chips/with-change.ts';
import { type AskedQuery, everything, type Query } from '#domain/query/query.ts';
import { sayQuery } from '#domain/query/wording/say-query.ts';
import { mustHave } from '../../shared/must-have.ts';
import { randomQueries } from './random-queries.ts';
import { sampleQueryData } from './sample-query-data.ts';

const world: ChipWorld = { topics: sampleQueryData.current.topics, hasEarlier: true };

function right(asked: unknown): Query {
  const checked = checkQuery(asked);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.query;
}
const chip = (query: Query, slot: string) => mustHave(chipsOf(query, world).find((each) => each.slot === slot));
const press = (query: Query, slot: string, label: string, how: 'change' | 'toggle' = 'change') => {
  const choice = mustHave(chip(query, slot).choices.find((each) => each.label === label));
  return withChange(query, mustHave(choice[how]));
};

describe('the chips of a query', () => {
  it('build a sentence by pressing alone', () => {
    let query = everything('component');
    query = press(query, 'where.kind', 'Impact');
    query = press(query, 'where.impactPolarity', 'Negative');
    query = press(query, 'where.subject', 'People');
    query = press(query, 'where.place', 'Upstream', 'toggle');
    query = press(query, 'where.place', 'Downstream', 'toggle');
    query = press(query, 'sort', 'Highest by severity or magnitude');
    query = press(query, 'first', '3');
    expect(sayQuery(query)).toBe(
      'negative impacts on people, upstream or downstream in the value chain, highest 3 by severity or magnitude',
    );
    expect(chip(query, 'where.impactPolarity')).toMatchObject({ label: 'Impact polarity', said: 'negative' });
    expect(chip(query, 'where.place').choices.map(({ isChosen }) => isChosen)).toEqual([true, false, true, false]);
    query = press(query, 'where.place', 'Upstream', 'toggle');
    query = press(query, 'measure', 'Average score');
    query = press(query, 'groupBy', 'Standard');
    query = press(query, 'year', 'The earlier year');
    expect(sayQuery(query)).toBe(
      'average score of negative impacts on people, downstream in the value chain, per standard, first 3, in the earlier year',
    );
  });

  it('distinguish an exact value from everything that includes it', () => {
    const query = everything('component');
    const labels = [...chipsOf(query, world), ...fieldsToAdd(query, world)].map(({ label }) => label);
    expect(labels.filter((label) => /horizon|value chain/i.test(label)).toSorted()).toEqual([
      'Place in the value chain',
      'Place in the value chain, exactly',
      'Time horizon',
      'Time horizon that counts',
      'Time horizon, exactly',
    ]);
    expect(new Set(labels).size).toBe(labels.length);
    const said = (name: string) => mustHave(saidConditions(query, name, world)[0]);
    expect(said('horizon').label).toBe('Time horizon: Short-term (1 y)');
    expect(said('timeHorizon').label).toBe('Time horizon, exactly: Short-term (1 y)');
    expect(sayQuery(withChange(query, said('timeHorizon').change))).toContain('time horizon only short-term');
  });

  it('drop what no longer fits', () => {
    const query = right({
      noun: 'component',
      where: [
        { field: 'kind', is: 'equal', value: 'impact' },
        { field: 'impactPolarity', is: 'equal', value: 'Negative' },
        { field: 'subject', is: 'equal', value: 'people' },
        { field: 'became', is: 'equal', value: 'higher' },
      ],
      sort: [{ field: 'severity', order: 'highest' }],
      comparedWith: 'earlier',
    } satisfies AskedQuery);
    expect(sayQuery(press(query, 'where.kind', 'Risk'))).toBe(
      'risks about people, higher, highest by severity or magnitude, compared with the earlier year',
    );
    expect(sayQuery(press(query, 'year', 'This year'))).toBe(
      'negative impacts on people, highest by severity or magnitude',
    );
    expect(sayQuery(press(query, 'noun', 'Stakeholders'))).toBe('stakeholders');
    expect(sayQuery(press(query, 'noun', 'Topics'))).toBe(
      'topics about people, higher, compared with the earlier year',
    );
  });

  it('accept typed values', () => {
    const query = everything('component');
    const type = (field: string, entry: Parameters<typeof conditionOf>[1]) =>
      sayQuery(withChange(query, withCondition(query, field, conditionOf(field, entry))));
    const score = { kind: 'numbers', min: 1, max: 25 } as const;
    expect(chip(query, 'where.score').entry).toEqual({ ...score, from: null, to: null });
    expect(type('score', { ...score, from: 15, to: null })).toContain('score 15 or more');
    expect(type('score', { ...score, from: 5, to: 10 })).toContain('score between 5 and 10');
    expect(type('title', { kind: 'text', text: ' water ' })).toContain('title containing "water"');
    expect(type('title', { kind: 'text', text: ' ' })).toBe('impacts, risks and opportunities');
    const between = right({ noun: 'component', where: [{ field: 'score', is: 'between', from: 5, to: 10 }] });
    expect(chip(between, 'where.score').entry).toEqual({ ...score, from: 5, to: 10 });
  });

  it('are found by the words of their conditions', () => {
    const query = everything('component');
    const all = fieldsToAdd(query, world).flatMap(({ name }) => saidConditions(query, name, world));
    const asked = (label: string) =>
      sayQuery(withChange(query, mustHave(all.find((each) => each.label === label)).change));
    expect(asked('Without evidence')).toContain('without evidence');
    expect(asked('With expired evidence')).toContain('with expired evidence');
    expect(saidConditions(query, 'impactPolarity', world).map(({ label }) => label)).toContain(
      'Impact polarity: Negative',
    );
    const evidence = fieldChip(query, 'evidence', world);
    expect(evidence.entry).toEqual({ kind: 'numbers', min: 1, max: null, isCount: true, from: null, to: null });
    expect(evidence.choices.map(({ label }) => label)).toEqual(['None']);
  });

  it('represent every condition, offer every field, and lead to valid queries, whatever is pressed', () => {
    for (const random of randomQueries(31, 60, sampleQueryData)) {
      const query = right(random);
      const chips = chipsOf(query, world);
      const slots = chips.map(({ slot }) => slot);
      expect(new Set(slots).size).toBe(slots.length);
      for (const { field } of query.where) expect(slots).toContain(`where.${field}`);
      const more = fieldsToAdd(query, world).map(({ name }) => fieldChip(query, name, world));
      for (const { name } of fieldsToAdd(query, world)) {
        for (const { change } of saidConditions(query, name, world)) {
          const changed = withChange(query, change);
          expect(checkQuery(changed)).toEqual({ ok: true, query: changed });
        }
      }
      for (const { choices, clear } of [...chips, ...more]) {
        const changes = choices.flatMap(({ change, toggle }) => (toggle ? [change, toggle] : [change]));
        for (const change of clear ? [...changes, clear] : changes) {
          const changed = withChange(query, change);
          expect(checkQuery(changed)).toEqual({ ok: true, query: changed });
        }
      }
    }
  });
});

describe('long menus', () => {
  it('offer scores first, and no totals of points on a scale', () => {
    for (const noun of ['component', 'topic'] as const) {
      const chips = chipsOf(everything(noun), world);
      const labelsOf = (slot: string) =>
        chips.find((chip) => chip.slot === slot)?.choices.map(({ label }) => label) ?? [];
      expect(labelsOf('sort')[0]).toMatch(/score$/);
      expect(labelsOf('measure')[1]).toMatch(/^Average (?:highest )?score$/);
      expect(
        labelsOf('measure').filter((label) => /^Total.*(?:score|severity|likelihood|scale|scope)/.test(label)),
      ).toEqual([]);
    }
  });
});
