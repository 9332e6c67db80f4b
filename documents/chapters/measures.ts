import { type Block, heading, list, paragraph, strong } from '#documents/document/document.ts';
import type { Reading } from '#documents/document/reading.ts';
import { amountOf, dayOf, formulaOf, joined, numberOf, shortened, topicName } from '#documents/document/words.ts';
import type { Component } from '#domain/components/component.ts';
import type { Side } from '#domain/components/component-score.ts';
import { measureKinds } from '#domain/measures/fields.ts';
import { type Measure, measuresOf } from '#domain/measures/measure.ts';
import { whyIdle } from '#domain/measures/net-score.ts';
import { IDLE } from '#domain/measures/words.ts';
import { labelOf } from '#domain/reference/option.ts';
import type { DashboardPoint, DashboardRow } from '#domain/results/dashboard.ts';
import { hasTwoScores, materialIn, pointsBy } from '#domain/results/managed.ts';
import { reaches } from '#domain/results/threshold.ts';
import { evidenceAt } from './evidence.ts';

/** The largest number of characters of a name in a sentence. */
const LETTERS = 40;

/**
 * Says which scores the result uses and what the others would change; null if measures do not change any score.
 * @param most the number of topics to name
 */
export function basisSaid(
  { dashboard }: { dashboard: Omit<Reading['dashboard'], 'assessment'> },
  most = 3,
): string | null {
  if (!hasTwoScores(dashboard)) return null;
  const after = materialIn(dashboard, 'net');
  const managed = materialIn(dashboard, 'gross').filter(({ id }) => !after.some((topic) => topic.id === id));
  const named = managed.slice(0, most).map((topic) => shortened(topicName(topic), LETTERS));
  const left = managed.length - named.length;
  const names = joined(left > 0 ? [...named, amountOf(left, most > 0 ? 'more topic' : 'topic')] : named);
  const [computed, others] =
    dashboard.scoreBasis === 'net'
      ? ['after the measures that count', 'before measures']
      : ['before measures', 'after the measures that count'];
  const otherwise =
    dashboard.scoreBasis === 'net' ? `${names} would be material too` : `${names} would not be material`;
  return `The result uses scores ${computed}. With scores ${others}, ${managed.length === 0 ? 'the same topics are material' : otherwise}.`;
}

/** Each side of a topic whose result is changed by measures, before and after them (method M30). */
export function beforeAndAfter({ dashboard }: Reading): Block[] {
  const said = basisSaid({ dashboard });
  if (said === null) return [];
  const after = pointsBy(dashboard, 'net');
  const rows = pointsBy(dashboard, 'gross').flatMap((before, at) =>
    (['impact', 'financial'] as const).flatMap((side) => sideRow(before, after[at] ?? before, side, dashboard)),
  );
  return [
    heading('Before and after measures'),
    paragraph(said),
    {
      kind: 'table',
      caption: 'Sides of topics whose score changes with the measures that count; scores are out of 25',
      columns: [
        { head: 'Topic', width: 7 },
        { head: 'Side', width: 3 },
        { head: 'Before', width: 2, align: 'end' },
        { head: 'After', width: 2, align: 'end' },
        { head: 'Result of the score', width: 5 },
      ],
      rows,
    },
  ];
}

function sideRow(
  before: DashboardPoint,
  after: DashboardPoint,
  side: Side,
  { thresholds }: Reading['dashboard'],
): [ReturnType<typeof strong>, string, string, string, string][] {
  const [gross, net] = [before[side], after[side]];
  if (gross === net) return [];
  const was = reaches(gross, thresholds[side]) ? 'material' : 'below the threshold';
  const is = reaches(net, thresholds[side]) ? 'material' : 'below the threshold';
  return [
    [
      strong(topicName(before.topic)),
      side === 'impact' ? 'Impact' : 'Financial',
      numberOf(gross),
      numberOf(net),
      was === is ? `${was} either way` : `${was} → ${is}`,
    ],
  ];
}

/** The measures of an entry and its score after them; empty if it has none. */
export function measuresAt(row: DashboardRow, reading: Reading): Block[] {
  const { data, dashboard } = reading;
  const { measures, other } = measuresSaid(row, data, dashboard.scoreBasis);
  if (measures.length === 0) return [];
  const records = measuresOf(data.measures ?? [], row.id as Component['id']).map(({ id }) => ({
    noun: 'measure' as const,
    recordId: id,
  }));
  return [list(measures), ...evidenceAt(records, reading), ...(other ? [paragraph(other)] : [])];
}

/** Each measure of an entry in words, and the formula of the entry's other score; '' if measures do not give another score. */
export function measuresSaid(
  row: DashboardRow,
  { assessment, measures = [], netScores = [] }: Reading['data'],
  basis: Reading['dashboard']['scoreBasis'],
): { measures: string[]; other: string } {
  const reason = netScores.find(({ componentId }) => componentId === row.id)?.reason;
  return {
    measures: measuresOf(measures, row.id as Component['id']).map((measure) =>
      measureSaid(measure, assessment.financialYearStart),
    ),
    other: otherScore(row, basis, reason),
  };
}

/** The formula of an entry's score on the other basis, with the reason; '' if there is none, or if a score is missing. */
export function otherScore(
  { beside, horizons: _counting, ...row }: Pick<DashboardRow, 'beside'> & Parameters<typeof formulaOf>[0],
  basis: Reading['dashboard']['scoreBasis'],
  reason = '',
): string {
  if (!beside || beside.score === null) return '';
  const counts = basis === 'net' ? 'Before them' : 'After those that count';
  const why = basis === 'net' ? ' Why the score is lower: ' : ' ';
  return `${counts}: ${formulaOf({ ...row, ...beside })}.${reason ? `${why}${reason}.` : ''}`;
}

function measureSaid(measure: Measure, yearStart: string): string {
  const { title, kind, state, since, effectReason, owner } = measure;
  const idle = whyIdle(measure, yearStart);
  const when = since === '' ? '' : ` ${state === 'implemented' ? 'since' : 'from'} ${dayOf(since)}`;
  const whose = owner.trim() === '' ? '' : `, ${owner.trim()}`;
  const why = effectReason.trim() === '' ? '' : ` ${effectReason.trim()}`;
  const counts = idle === null ? 'Can lower the score.' : `Does not lower the score: ${IDLE[idle]}.`;
  return `Measure: ${title} (${labelOf(measureKinds, kind).toLowerCase()}, ${state}${when}${whose}). ${counts}${why}`;
}
