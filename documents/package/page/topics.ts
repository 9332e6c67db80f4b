import { horizonsSaid } from '#documents/chapters/horizons.ts';
import { saidOf } from '#documents/chapters/judgement.ts';
import { linksSaid } from '#documents/chapters/links.ts';
import { basisSaid, measuresSaid } from '#documents/chapters/measures.ts';
import { amountOf, dayOf, numberOf, sideOf, topicName } from '#documents/document/words.ts';
import type { Component } from '#domain/components/component.ts';
import { found } from '#domain/found.ts';
import type { wholeOfFrozen } from '#domain/frozen-results/whole-of-frozen.ts';
import { linksReader, linksWithEnds } from '#domain/links/link.ts';
import { measuresOf } from '#domain/measures/measure.ts';
import { isMaterial } from '#domain/results/classification.ts';
import { allRows, type DashboardPoint, type DashboardRow, rowsBehind, verdictOf } from '#domain/results/dashboard.ts';
import { entryBars, isMaterialEntry } from '#domain/results/entry-thresholds.ts';
import { bySum } from '#domain/results/order.ts';
import { decisionsOn } from '#domain/results/told-decisions.ts';
import type { PackageFacts } from '../package-facts.ts';
import { type Entry, entryBlock } from './entry.ts';
import { evidenceOfRecords } from './evidence.ts';
import { type Html, html } from './html.ts';
import { type Section, stated, table } from './parts.ts';
import { scalesIn } from './scales.ts';

type Whole = ReturnType<typeof wholeOfFrozen>;

const anchor = (point: DashboardPoint) => `topic-${point.topic.id}`;

/** The outcome: every topic with its scores and result, then those that were left out. */
export function resultSection({ result }: PackageFacts, data: Whole): Section {
  const { points, notYetAssessed, thresholds } = result.results;
  const material = points.filter(({ materialBy }) => isMaterial(materialBy));
  const columns = [
    { head: 'Topic' },
    { head: 'Result' },
    { head: 'Impact', isNumber: true },
    { head: 'Financial', isNumber: true },
  ] as const;
  const rows = bySum(points).map((point) => [
    html`<a href="#${anchor(point)}">${topicName(point.topic)}</a>`,
    verdictOf(point),
    sideOf(point, 'impact'),
    sideOf(point, 'financial'),
  ]);
  const basis = basisSaid({ dashboard: result.results });
  return {
    id: 'result',
    title: 'Result',
    content: html`<p>${amountOf(material.length, 'topic is', 'topics are')} material at thresholds of ${numberOf(thresholds.impact)} (impact) and ${numberOf(thresholds.financial)} (financial) out of 25.</p>
${basis === null ? null : html`<p>${basis}</p>`}
${rows.length > 0 ? table('Assessed topics, highest scores first; scores are out of 25', columns, rows) : html`<p>No topic was assessed.</p>`}
${notYetAssessed.length > 0 ? html`<p>Relevant but not yet assessed, which is not a conclusion: ${notYetAssessed.map(({ topic }) => topicName(topic)).join('; ')}.</p>` : null}
${setAside(result, data)}
${stated('Why climate change is not material', data.assessment.climateReason)}`,
  };
}

function setAside({ setAside: topics, lastChanges }: PackageFacts['result'], { scores }: Whole): Html {
  if (topics.length === 0) return html``;
  const rows = topics.map((topic) => {
    const change = lastChanges.find(({ noun, key }) => noun === 'selection' && key === topic.id);
    const beside = scores.find(({ topicId }) => topicId === topic.id)?.justification.trim();
    const said = [change?.reason?.trim(), beside].filter(Boolean).join('\n');
    const by = change ? [change.by, dayOf(change.at)].filter(Boolean).join(', ') : '';
    return [topicName(topic), by, said || 'No reason given.'];
  });
  return table(
    'Topics deselected before scoring',
    [{ head: 'Topic' }, { head: 'Deselected by' }, { head: 'Reason' }],
    rows,
  );
}

/** Each assessed topic with how its scores came about; the entries that decide it are expanded, the others collapsed. */
export function topicsSection(facts: PackageFacts, data: Whole): Section {
  const { result } = facts;
  const components = new Map(data.components.map((component) => [component.id, component]));
  const changes = new Map(
    result.lastChanges.flatMap((change) => (change.noun === 'component' ? [[change.key, change] as const] : [])),
  );
  const bars = entryBars(data);
  const evidenceOf = evidenceOfRecords(facts);
  const rows = allRows(result.results);
  const linksAt = linksReader(linksWithEnds(data));
  const told = {
    scales: scalesIn(facts),
    evidenceOf,
    measuresOf: (row: DashboardRow) => ({
      ...measuresSaid(row, data, result.results.scoreBasis),
      evidence: measuresOf(data.measures ?? [], row.id).map(({ id }) => evidenceOf('measure', id)),
    }),
    horizonsOf: (component: Component) => horizonsSaid(component, data.horizonScores),
    linksOf: (row: DashboardRow) => linksSaid(row, { rows, linksAt }),
    isNet: result.results.scoreBasis === 'net',
  };
  const blocks = bySum(result.results.points).map((point) => {
    const entries = rowsBehind(result.results, point).map(
      (row): Entry => ({ row, component: found(components.get(row.id), row.id), change: changes.get(row.id) }),
    );
    const decides = ({ row }: Entry) => isMaterialEntry(row, row.topic.id, bars);
    const [deciding, others] = [entries.filter(decides), entries.filter((entry) => !decides(entry))];
    const decisions = decisionsOn(result.results, point.topic.id);
    return html`<section id="${anchor(point)}"><h3 dir="auto">${topicName(point.topic)}</h3>
<p class="quiet">${verdictOf(point)} · ${point.topic.group.label} · impact ${sideOf(point, 'impact')}, financial ${sideOf(point, 'financial')}</p>
${decisions.map((decision) => stated(`${decision.side === 'impact' ? 'Impact' : 'Financial'} side. ${saidOf(decision)}`, decision.reason))}
${told.evidenceOf('topic', point.topic.id)}
${deciding.map((entry) => entryBlock(entry, told, true))}
${others.length > 0 && deciding.length > 0 ? html`<p class="quiet">Below the threshold or not counted:</p>` : null}
${others.map((entry) => entryBlock(entry, told, false))}</section>\n`;
  });
  return {
    id: 'topics',
    title: 'Topics and their entries',
    content: html`${blocks.length > 0 ? blocks : html`<p>No topic was assessed.</p>`}`,
  };
}
