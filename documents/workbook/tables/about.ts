import { recordSaid, stateOf } from '#documents/document/source.ts';
import { numberOf } from '#documents/document/words.ts';
import type { FileFacts } from '#documents/facts.ts';
import { scoreBases } from '#domain/assessment/score-basis.ts';
import { aboutTitles, sheetNames, thresholdTitles } from '#domain/files/sheet-titles.ts';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import { labelOf } from '#domain/reference/option.ts';
import { saidOfScoring } from '#domain/results/scoring-progress.ts';
import { mannerSaid, stepNames } from '#domain/sign-off/words.ts';
import type { Reading } from './reading.ts';
import { type Cell, dateOf, instant, number, said, type Table, text } from './table.ts';

/** The adopted thresholds, with who adopted them, when and why. */
export function thresholdsTable({ facts }: Reading): Table {
  const { thresholds, borderlineBand, scoreBasis, thresholdsAdopted, thresholdsReason } = facts.data.assessment;
  const scoring = thresholdsAdopted?.scoring;
  const tail: Cell[] = [
    borderlineBand,
    said(thresholdsAdopted?.by) ?? 'Nobody (default)',
    dateOf(thresholdsAdopted?.at),
    scoring ? `Adopted ${saidOfScoring(scoring)}` : null,
    labelOf(scoreBases, scoreBasis),
    said(thresholdsReason),
  ];
  return {
    name: sheetNames.thresholds,
    columns: [
      text(thresholdTitles.side, 14),
      number(thresholdTitles.from, 14),
      number('Maximum', 12),
      number(thresholdTitles.band, 14),
      text('Adopted by', 24),
      instant('Adopted (UTC)'),
      text('Scoring progress', 30),
      text('Scores used', 26),
      text('Reason', 60),
    ],
    rows: [
      ['Impact', thresholds.impact, 25, ...tail],
      ['Financial', thresholds.financial, 25, ...tail],
    ],
  };
}

/** What the file is about, and how far readers can rely on it. */
export function aboutTable({ facts }: Reading): Table {
  const { at, askedBy, version, company, data, signatures, frozen } = facts;
  const { assessment } = data;
  const { label, legalAct } = esrsVersions[assessment.esrsVersion];
  const { impact, financial } = assessment.thresholds;
  const adopted = assessment.thresholdsAdopted;
  const rows: [string, string | null][] = [
    ['Company', company.name],
    ['Assessment', assessment.name],
    ['First day of the financial year', assessment.financialYearStart],
    [aboutTitles.standards, `${label}${assessment.usesReliefs ? ', with the eight reliefs' : ''}`],
    ['Legal act', legalAct],
    ['Why this version', said(assessment.versionReason)],
    ['Status', stateSaid(facts)],
    ['Frozen result (SHA-256)', said(frozen?.sha256)],
    ...recordSaid(facts).map((text): [string, string] => ['Source', text]),
    ...signatures.map(({ step, name, jobTitle, signedOn, minutes, minutesOn, ...made }): [string, string] => [
      stepNames[step],
      [`${name} (${jobTitle})`, signedOn, mannerSaid(made), minutes, minutesOn].filter(Boolean).join(', '),
    ]),
    [
      'Thresholds',
      `Impact ${numberOf(impact)}, financial ${numberOf(financial)} of 25: ${adopted ? `adopted by ${adopted.by}` : 'default, not adopted'}`,
    ],
    ['Scores used', labelOf(scoreBases, assessment.scoreBasis)],
    ['As of', `${at.slice(0, 16).replace('T', ' ')} UTC`],
    ['Made for', askedBy],
    ['Made by', `Twofold ${version}`],
    ['History', facts.hasOlderChanges ? `The latest ${facts.changes.length} changes only` : 'Complete'],
  ];
  return {
    name: sheetNames.about,
    columns: [text('Item', 26), text('Value', 90)],
    rows: rows.filter(([, says]) => says !== null),
  };
}

function stateSaid(facts: FileFacts): string {
  const { data, frozen } = facts;
  const name = stateOf(facts);
  if (frozen) return `${name}: as completed and frozen on ${frozen.at.slice(0, 10)}`;
  return data.assessment.isReopened ? `${name}: reopened after completion` : name;
}
