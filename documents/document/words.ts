import type { Component } from '#domain/components/component.ts';
import { likelihoodOverruled, type Side } from '#domain/components/component-score.ts';
import { openScoresOf, type ScoreOf } from '#domain/components/open-scores.ts';
import { horizonsOfRow } from '#domain/horizon-scores/row-words.ts';
import { DEFAULT_LOCALE, formatsOf, type ReportLocale } from '#domain/people/report-locales.ts';
import { type TopicScores, unscored } from '#domain/results/classification.ts';
import type { DashboardRow } from '#domain/results/dashboard.ts';
import { isOwnTopic } from '#domain/topics/own-code.ts';

let formats = formatsOf(DEFAULT_LOCALE);

/** From now on, writes dates and numbers in this language. A file is built without interruption, and a process makes only one. */
export function writeIn(locale: ReportLocale): void {
  formats = formatsOf(locale);
}

const lists = new Intl.ListFormat('en-GB');

/** An ISO date or instant as a day, in UTC: '1 January 2026', '1. Januar 2026'. */
export const dayOf = (iso: string): string => formats.day(iso);

export const numberOf = (value: number): string => formats.number(value);

/** '1 impact', '12 impacts'. */
export const amountOf = (count: number, one: string, many = `${one}s`): string =>
  `${numberOf(count)} ${count === 1 ? one : many}`;

/** 'one, two and three'. */
export const joined = (items: readonly string[]): string => lists.format(items);

/**
 * 'E3.1 Water', with a non-breaking space; one of the company's own matters is given by its name, because its code is assigned by us and
 * means nothing to readers.
 */
export const topicName = (topic: { code: string; name: string }): string =>
  isOwnTopic(topic) ? topic.name : `${topic.code}\u00a0${topic.name}`;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text of at most this many visible characters, with an ellipsis if it was cut. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const read = Array.from(letters.segment(text), ({ segment }) => segment);
  return read.length > most ? `${read.slice(0, most).join('').trimEnd()}…` : text;
}

/** 'Negative impact, actual', 'Risk'. */
export function kindOf({
  kind,
  impactPolarity,
  actualPotentialImpact,
}: Pick<Component, 'kind' | 'impactPolarity' | 'actualPotentialImpact'>): string {
  if (kind !== 'impact') return kind === 'risk' ? 'Risk' : 'Opportunity';
  const named = impactPolarity === null ? 'Impact' : `${impactPolarity} impact`;
  return actualPotentialImpact === null ? named : `${named}, ${actualPotentialImpact.toLowerCase()}`;
}

/** The likelihood that counts, with the reason if it is not the stated one. */
export function likelihoodOf(row: Parameters<typeof likelihoodOverruled>[0]): string {
  if (row.rule === 'actual') return '5 (has occurred)';
  const stated = likelihoodOverruled(row);
  return stated === null ? numberOf(row.likelihoodCounted) : `5 (human rights; stated ${stated})`;
}

/** '20', or the reason why there is no score. */
export function scoreOf({ score, counted }: Pick<DashboardRow, 'score' | 'counted'>): string {
  if (score === null) return 'not scored';
  return counted ? numberOf(score) : `${numberOf(score)}, not counted`;
}

/** Severity or magnitude, likelihood and score in words. A score that nobody has given is missing. */
export function scoreCells(row: DashboardRow, component: Component | undefined): [string, string, string] {
  const open = component ? openScoresOf(component) : [];
  const given = (score: ScoreOf, words: string) => (open.includes(score) ? 'missing' : words);
  return [
    given('severity', numberOf(row.severity)),
    given('likelihood', likelihoodOf(row)),
    open.length > 0 ? 'score missing' : scoreOf(row),
  ];
}

/**
 * 'severity 4 × likelihood 5 = 20', with the horizon that counts if there are several; without a score, the reason why there is none.
 */
export function formulaOf(
  row: Pick<DashboardRow, 'side' | 'severity' | 'likelihoodCounted' | 'score'> &
    Partial<Pick<DashboardRow, 'horizons' | 'timeHorizon'>>,
): string {
  if (row.score === null) return 'not scored';
  const first = row.side === 'impact' ? 'severity' : 'magnitude';
  const said = horizonsOfRow({ horizons: row.horizons, timeHorizon: row.timeHorizon ?? '' });
  return `${first} ${row.severity} × likelihood ${row.likelihoodCounted} = ${row.score}${said && ` (${said})`}`;
}

/** One side of a point as text: if nothing has been assessed, that is not 0. */
export const sideOf = (point: TopicScores, side: Side): string =>
  point[side] === 0 ? unscored(point, side) : numberOf(point[side]);
