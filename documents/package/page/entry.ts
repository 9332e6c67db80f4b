import { whereAndWhen } from '#documents/chapters/material-topics.ts';
import { stepSaid } from '#documents/chapters/method.ts';
import { dayOf, formulaOf, kindOf, likelihoodOf } from '#documents/document/words.ts';
import type { Component } from '#domain/components/component.ts';
import { scoreComponent } from '#domain/components/component-score.ts';
import { criteriaOf } from '#domain/components/criteria.ts';
import { componentFields } from '#domain/components/fields.ts';
import { openScoresOf, type ScoreOf } from '#domain/components/open-scores.ts';
import type { Scale } from '#domain/components/score-words.ts';
import type { Field } from '#domain/fields/kinds.ts';
import type { Score5 } from '#domain/fields/score5.ts';
import { namesOf } from '#domain/fields/values.ts';
import type { LastChangeOf } from '#domain/frozen-results/frozen-result.ts';
import { wordHorizon } from '#domain/horizon-scores/words.ts';
import type { DashboardRow } from '#domain/results/dashboard.ts';
import type { Scales } from '#domain/scales/our-scales.ts';
import { stepsByEffect, stepsOf } from '#domain/scales/scales.ts';
import type { EvidenceOf } from './evidence.ts';
import { type Html, html } from './html.ts';
import { stated, table } from './parts.ts';

/** An impact, risk or opportunity with all its details. */
export interface Entry {
  row: DashboardRow;
  component: Component;
  change: LastChangeOf | undefined;
}

/** The criteria of each side, by the fields that contain their values. */
const IMPACT: readonly (readonly [Scale, keyof Component])[] = [
  ['scale', 'impactScale'],
  ['scope', 'impactScope'],
  ['irremediability', 'impactIrremediability'],
];
const NAMES: Readonly<Record<Scale, string>> = {
  scale: 'Scale',
  scope: 'Scope',
  irremediability: 'Irremediability',
  severity: 'Severity',
  likelihood: 'Likelihood',
  magnitude: 'Magnitude',
};

/** The texts shown in full, in the order of the form. */
const TEXTS = namesOf(componentFields).flatMap((name) => {
  const field: Field = componentFields[name];
  return field.kind === 'long-text' ? [{ name, label: field.label }] : [];
});

/** What is shown for entries in addition to their own fields. */
interface EntryText {
  scales: Scales;
  evidenceOf: EvidenceOf;
  measuresOf: (row: DashboardRow) => { measures: string[]; other: string; evidence: Html[] };
  /** Its scores for further time horizons, each in words with its reason. */
  horizonsOf: (component: Component) => string[];
  linksOf: (row: DashboardRow) => string[];
  /** Whether results are computed from the scores after measures. */
  isNet: boolean;
}

/** One entry; entries that decide the result are shown expanded. */
export function entryBlock(
  { row, component, change }: Entry,
  { scales, evidenceOf, measuresOf, horizonsOf, linksOf, isNet }: EntryText,
  isOpen: boolean,
): Html {
  const { measures, other, evidence } = measuresOf(row);
  const horizons = horizonsOf(component);
  const links = linksOf(row);
  // The descriptions of the criteria and the reasons for them refer to the entry's own values, before measures.
  const isBefore = isNet && row.beside !== undefined;
  const own = isBefore || row.horizons ? { ...row, ...scoreComponent(component) } : row;
  const ownHorizon = row.horizons ? ` for its own time horizon (${wordHorizon('own', row.timeHorizon)})` : '';
  const caption = `Criteria${isBefore ? ' before measures' : ''}${ownHorizon}, each from 1 to 5`;
  const inside = html`<p class="quiet">${[kindOf(row), whereAndWhen(row)].filter(Boolean).join(' · ')}</p>
${criteriaTable(caption, criteria(own, component, scales))}
${horizons.length > 0 ? html`<ul>\n${horizons.map((said) => html`<li dir="auto">${said}</li>\n`)}</ul>\n` : null}${TEXTS.map(({ name, label }) => stated(label, String(component[name] ?? '')))}
${measures.length > 0 ? html`<div class="stated"><strong>Measures</strong><ul>\n${measures.map((said, at) => html`<li dir="auto">${said}${evidence[at] ?? null}</li>\n`)}</ul>${other ? html`<p dir="auto">${other}</p>` : null}</div>\n` : null}${links.length > 0 ? html`<div class="stated"><strong>Links</strong><ul>\n${links.map((said) => html`<li dir="auto">${said}</li>\n`)}</ul></div>\n` : null}${evidenceOf('component', row.id)}
${change ? html`<p class="quiet">Last changed${change.by ? ` by ${change.by}` : ''} on ${dayOf(change.at)}${change.reason ? `: ${change.reason}` : ''}</p>` : null}`;
  const score = html`<span class="entry-score">${openScoresOf(component).length > 0 ? 'score missing' : formulaOf(row)}${row.score === null || row.counted ? '' : ', not counted'}</span>`;
  return isOpen
    ? html`<article><h4 dir="auto">${row.title}</h4> ${score}${inside}</article>\n`
    : html`<details><summary><h4 dir="auto">${row.title}</h4> ${score}</summary>${inside}</details>\n`;
}

/** The criteria with the meanings of their values, and with the reasons if there are any. */
function criteriaTable(caption: string, lines: readonly string[][]): Html {
  const heads = ['Criterion', 'Value', 'What the value means', 'Why'].map((head) => ({ head }));
  const count = lines.some(([, , , why]) => why !== '') ? heads.length : heads.length - 1;
  return table(
    caption,
    heads.slice(0, count),
    lines.map((line) => line.slice(0, count)),
  );
}

/** The fields that determine an entry's score. */
type Valued = Pick<DashboardRow, 'side' | 'impactPolarity' | 'severity'> & Parameters<typeof likelihoodOf>[0];

function criteria(row: Valued, component: Component, scales: Scales): string[][] {
  const meaning = (scale: Scale, value: Score5) => {
    const asked = { scale, polarity: row.impactPolarity, effects: component.financialEffects };
    const said = [{ label: '', steps: stepsOf(scales, asked) }, ...stepsByEffect(scales, asked)].flatMap(
      ({ label, steps }) => {
        const step = steps[value - 1];
        return step ? `${label && `${label}: `}${stepSaid(step, false)}` : [];
      },
    );
    return said.join('\n');
  };
  const reasons = new Map(criteriaOf(component).map(({ scale, reason }) => [scale, component[reason]]));
  const line = (scale: Scale, value: Score5, said = String(value)) => [
    NAMES[scale],
    said,
    meaning(scale, value),
    reasons.get(scale) ?? '',
  ];
  const open = openScoresOf(component);
  const given = (score: ScoreOf, scale: Scale, value: Score5, said?: string) =>
    open.includes(score) ? [NAMES[scale], 'score missing', '', reasons.get(scale) ?? ''] : line(scale, value, said);
  const details = row.side === 'impact' ? IMPACT : [];
  return [
    ...details.flatMap(([scale, field]) => {
      const value = component[field] as Score5 | null;
      return value === null ? [] : [line(scale, value)];
    }),
    given('severity', row.side === 'impact' ? 'severity' : 'magnitude', row.severity),
    given('likelihood', 'likelihood', row.likelihoodCounted, likelihoodOf(row)),
  ];
}
