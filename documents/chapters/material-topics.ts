import {
  type Block,
  type Chapter,
  type Gauge,
  gap,
  heading,
  list,
  paragraph,
  quiet,
  strong,
} from '#documents/document/document.ts';
import { decides, type Reading } from '#documents/document/reading.ts';
import { amountOf, formulaOf, kindOf, numberOf, scoreCells, topicName } from '#documents/document/words.ts';
import type { Component } from '#domain/components/component.ts';
import type { Side } from '#domain/components/component-score.ts';
import { reasonsOf } from '#domain/components/criteria.ts';
import { labelOf } from '#domain/reference/option.ts';
import { timeHorizons, valueChainConcentrations } from '#domain/reference/options.ts';
import { type DashboardPoint, type DashboardRow, rowsBehind, verdictOf } from '#domain/results/dashboard.ts';
import { decisionsOn } from '#domain/results/told-decisions.ts';

import { evidenceAt } from './evidence.ts';
import { horizonsSaid } from './horizons.ts';
import { decisionsSaid } from './judgement.ts';
import { linksBlocks } from './links.ts';
import { measuresAt } from './measures.ts';

/**
 * The most entries of a topic that are listed, and that are described in full: with thousands of entries, the report would become a
 * register.
 */
const MOST_LISTED = 30;
const MOST_TOLD = 8;

/** Every material topic with what decides it, and everything under it. */
export function materialTopics(reading: Reading): Chapter {
  const { material, data } = reading;
  const components = new Map<string, Component>(data.components.map((component) => [component.id, component]));
  return {
    title: 'Material topics',
    blocks:
      material.length === 0
        ? [paragraph('No topic is material at the thresholds of the assessment.')]
        : material.flatMap((point) => topicBlocks(point, reading, components)),
  };
}

function topicBlocks(point: DashboardPoint, reading: Reading, components: ReadonlyMap<string, Component>): Block[] {
  const { dashboard } = reading;
  const rows = rowsBehind(dashboard, point);
  const deciding = rows.filter((row) => decides(row, reading));
  return [
    heading(topicName(point.topic)),
    quiet(`${verdictOf(point)} · ${point.topic.group.label}`),
    ...decisionsSaid(decisionsOn(dashboard, point.topic.id)),
    ...evidenceAt([{ noun: 'topic', recordId: point.topic.id }], reading),
    { kind: 'gauges', rows: [gaugeOf('impact', point, rows, reading), gaugeOf('financial', point, rows, reading)] },
    ...rowTable(rows, components, `${topicName(point.topic)}: impacts, risks and opportunities scored`),
    ...deciding
      .slice(0, MOST_TOLD)
      .flatMap((row) => [
        ...entryBlocks(row, components.get(row.id), reading),
        ...evidenceAt([{ noun: 'component', recordId: row.id }], reading),
        ...measuresAt(row, reading),
        ...linksBlocks(row, reading),
      ]),
    ...untold(deciding.length - MOST_TOLD),
  ];
}

const untold = (count: number): Block[] =>
  count <= 0
    ? []
    : [
        paragraph(
          `The ${MOST_TOLD} with the highest scores are described above. ${amountOf(count, 'more reaches', 'more reach')} the threshold. Their descriptions are in the workbook.`,
        ),
      ];

function gaugeOf(side: Side, point: DashboardPoint, rows: readonly DashboardRow[], { dashboard }: Reading): Gauge {
  const highest = rows.find((row) => row.counted && row.side === side);
  return {
    label: side === 'impact' ? 'Impact' : 'Financial',
    score: highest ? point[side] : null,
    threshold: dashboard.thresholds[side],
    said: highest ? `“${highest.title}”: ${formulaOf(highest)}` : 'Not assessed',
  };
}

/** Rows as a table: what they are, how they were rated, and where and when they arise; if there are very many, only the first ones. */
function rowTable(rows: readonly DashboardRow[], components: ReadonlyMap<string, Component>, caption: string): Block[] {
  const left = rows.length - MOST_LISTED;
  return [
    {
      kind: 'table',
      caption,
      columns: [
        { head: 'Impact, risk or opportunity', width: 7 },
        { head: 'Kind', width: 4 },
        { head: 'Where and when', width: 5 },
        { head: 'Sev. or magn.', width: 2, align: 'end' },
        { head: 'Likelihood', width: 3, align: 'end' },
        { head: 'Score', width: 2, align: 'end' },
      ],
      rows: rows
        .slice(0, MOST_LISTED)
        .map((row) => [strong(row.title), kindOf(row), whereAndWhen(row), ...scoreCells(row, components.get(row.id))]),
    },
    ...(left > 0
      ? [
          paragraph(
            `This table shows the ${MOST_LISTED} with the highest scores. The workbook has ${numberOf(left)} more.`,
          ),
        ]
      : []),
  ];
}

/** For example 'Upstream; Long-term (> 5 ys)', as far as this is stated. */
export const whereAndWhen = (row: Pick<DashboardRow, 'valueChainConcentration' | 'timeHorizon'>): string =>
  [labelOf(valueChainConcentrations, row.valueChainConcentration), labelOf(timeHorizons, row.timeHorizon)]
    .filter((text) => text !== '')
    .join('; ');

function entryBlocks(row: DashboardRow, component: Component | undefined, { dashboard, data }: Reading): Block[] {
  if (!component) return [];
  // A reason was given for the value before measures, which is not the one in the formula.
  const of = dashboard.scoreBasis === 'net' && row.beside ? ', before measures' : '';
  const { description, justification, severityReason } = component;
  const texts = [
    { text: description, from: 'Description' },
    { text: justification, from: 'Justification' },
    { text: severityReason, from: `Reason for the severity${of}` },
    ...reasonsOf(component).map(({ label, text }) => ({ text, from: `${label}${of}` })),
  ].filter(({ text }) => text.trim() !== '');
  const further = horizonsSaid(component, data.horizonScores);
  return [
    heading(row.title, 3),
    quiet(`${kindOf(row)} · ${formulaOf(row)}`),
    ...(further.length > 0 ? [list(further)] : []),
    ...texts.map((each): Block => ({ kind: 'stated', ...each })),
    ...(justification.trim() === '' ? [gap('Why it has this score. No justification has been given.')] : []),
  ];
}
