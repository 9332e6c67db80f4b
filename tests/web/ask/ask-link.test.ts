import { describe, expect, it } from 'vitest';
import type { Side } from '#domain/components/component-score.ts';
import { checkQuery } from '#domain/query/check.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import { type AskedQuery, everything } from '#domain/query/query.ts';
import { allRows, buildDashboard } from '#domain/results/dashboard.ts';
import { sampleQueryData } from '#tests/domain/query/sample-query-data.ts';
import { askPath, QUERY_PART } from '#web/features/assistant/query/ask-path.ts';
import { readAskLink } from '#web/features/assistant/query/read-ask-link.ts';
import { askedSets } from '#web/features/results/dashboard/asked-sets.ts';
import { mustHave } from '../../shared/must-have.ts';

/** The query that the assistant reads from an address. */
const readFrom = (path: string) =>
  readAskLink(mustHave(new URL(path, 'https://twofold.example').searchParams.get(QUERY_PART)));

describe('a link that asks a question', () => {
  it('is read as the query that it was made from, in canonical form and in words', () => {
    const asked: AskedQuery = {
      noun: 'component',
      where: [{ field: 'kind', is: 'one-of', values: ['risk'] }],
      first: 3,
    };
    expect(readFrom(askPath('assessment-1', asked))).toEqual({
      ok: true,
      query: { ...everything('component'), where: [{ field: 'kind', is: 'equal', value: 'risk' }], first: 3 },
      words: 'risks, highest 3 by score',
    });
  });

  it('gives no reasons when it was cut off', () => {
    expect(readAskLink('{"noun":"compo')).toEqual({ ok: false, reasons: [] });
  });

  it.each([
    ['an unknown noun', { noun: 'invoice' }, 'It asks about something that assessments do not contain.'],
    ['no noun', {}, 'It asks about something that assessments do not contain.'],
    [
      'an unknown field',
      { noun: 'topic', where: [{ field: 'colour', is: 'missing' }] },
      'It names a field that does not exist.',
    ],
    [
      'a score off its scale',
      { noun: 'component', where: [{ field: 'score', is: 'at-least', value: 99 }] },
      'It names a number outside the scale.',
    ],
    ['the first none', { noun: 'topic', first: 0 }, 'It names a number outside the scale.'],
    ['a list', [], 'Part of it cannot be read.'],
  ])('explains why it cannot be asked with %s', (_, written, reason) => {
    expect(readAskLink(JSON.stringify(written))).toEqual({ ok: false, reasons: [reason] });
  });
});

describe('the sets that the dashboard lists', () => {
  const { current } = sampleQueryData;
  const risk = current.components.findIndex(({ kind }) => kind === 'risk');
  /** The sample, with one impact that has no polarity and one risk that has no magnitude. */
  const data = {
    ...current,
    components: current.components.map((component, at) => {
      const first = current.components.findIndex(({ kind }) => kind === 'impact');
      if (at === first && component.kind === 'impact') return { ...component, impactPolarity: null };
      return at === risk ? { ...component, severityOpen: true } : component;
    }),
  };
  const dashboard = buildDashboard(data);
  const unscored = (side: Side) => allRows(dashboard).filter((row) => row.score === null && row.side === side);
  const lists = { ...dashboard, impactsNotScored: unscored('impact'), effectsNotScored: unscored('financial') };

  it.each(Object.keys(askedSets) as (keyof typeof askedSets)[])('%s match the query of their link', (name) => {
    const checked = checkQuery(askedSets[name]);
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
    const { rows } = evaluate(checked.query, { ...sampleQueryData, current: data });
    const listed = lists[name].map((row) =>
      'topic' in row && !('id' in row) ? row.topic.id : (row as { id: string }).id,
    );
    expect(listed.length).toBeGreaterThan(0);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(listed.toSorted());
  });
});
