import { type Block, gap, paragraph } from '#documents/document/document.ts';
import type { Reading } from '#documents/document/reading.ts';
import { amountOf, joined, numberOf } from '#documents/document/words.ts';
import { isOwnTopic } from '#domain/topics/own-code.ts';

/** What was considered and rated, with the stages of the value chain and the horizons that entries state. */
export function scopeSaid(reading: Reading): Block[] {
  const { data, route, setAside, rows, dashboard } = reading;
  const { topics } = data;
  const own = topics.filter(isOwnTopic).length;
  const entered = new Set(data.components.map(({ topicId }) => topicId));
  const withEntries = setAside.filter(({ id }) => entered.has(id)).length;
  const had =
    withEntries > 0 ? `, and ${numberOf(withEntries)} of these ${withEntries === 1 ? 'has' : 'have'} entries` : '';
  return [
    paragraph(
      `We assessed double materiality under ${route}. We considered ${amountOf(topics.length, 'topic')}${own > 0 ? `, ${numberOf(own)} of them our own` : ''}. We set ${numberOf(setAside.length)} of them aside${had}. Under ${amountOf(dashboard.points.length, 'topic')}, we rated ${amountOf(rows.length, 'impact, risk or opportunity', 'impacts, risks and opportunities')} on scales from 1 to 5.`,
    ),
    ...stagesSaid(reading),
    horizonsSaid(reading),
  ];
}

/** A stage in a sentence, and the word for it in the ids of places. */
const STAGES = [
  ['the upstream value chain', 'upstream'],
  ['our own operations', 'own'],
  ['the downstream value chain', 'downstream'],
] as const;

const isAt = (place: string, stage: string) => place.split('-').includes(stage);

function stagesSaid({ rows }: Reading): Block[] {
  if (rows.length === 0) return [];
  const counted = STAGES.map(([name, stage]) => ({
    name,
    count: rows.filter((row) => isAt(row.valueChainConcentration, stage)).length,
  }));
  const said = counted
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${numberOf(count)} ${count === 1 ? 'concerns' : 'concern'} ${name}`);
  const silent = rows.filter((row) => row.valueChainConcentration === '').length;
  return [
    ...(said.length > 0
      ? [paragraph(`Of these, ${joined(said)}${said.length > 1 ? '; one entry can concern several' : ''}.`)]
      : []),
    ...(silent > 0 ? [gap(`Where in the value chain the ${numberOf(silent)} entries are that do not say so.`)] : []),
  ];
}

function horizonsSaid({ rows }: Reading): Block {
  const stated = rows.filter((row) => row.timeHorizon !== '').length;
  if (stated === 0) return gap('Which time horizons were assumed. No entry states a time horizon.');
  return paragraph(
    `${numberOf(stated)} of ${amountOf(rows.length, 'entry', 'entries')} ${stated === 1 ? 'states' : 'state'} a time horizon, in intervals from the end of the reporting period: one year, up to five years, and beyond.`,
  );
}
