import { readFile as readBytes } from 'node:fs/promises';
import { readFile } from '#documents/reading/read-file.ts';
import { tellRead } from '#documents/reading/trim-sheets.ts';
import type { Topic } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import type { TopicId } from '#domain/ids.ts';
import type { ImportedRows } from '#domain/imports/cell.ts';
import { defaultReading } from '#domain/imports/default-reading.ts';
import { standardsOfFile } from '#domain/imports/file-standards.ts';
import { findSheet } from '#domain/imports/find-table.ts';
import { guessKind, guessPlaces, headingsOf } from '#domain/imports/guess-matching.ts';
import type { ImportedSheet } from '#domain/imports/import-file.ts';
import type { Reading } from '#domain/imports/kept-matching.ts';
import { plainTable } from '#domain/imports/plain-table.ts';
import { scalesElsewhere } from '#domain/imports/scale-legends.ts';
import { wholeStandards } from '#domain/imports/sheets/foreign-table.ts';
import { impactsWithoutPolarity, rowsWithBothSides } from '#domain/imports/sheets/layout-asked.ts';
import { planTable, topicsSaid, unknownInTable } from '#domain/imports/sheets/plan-table.ts';
import { scaleGroups } from '#domain/imports/sheets/scale-groups.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { topicCatalogue } from '#domain/reference/topic-catalogue.ts';
import { told } from '../domain/imports/told.ts';

/** The topics of an assessment under a version of the standards; each has its code as its id. */
export const topicsUnder = (version: EsrsVersion): Topic[] =>
  topicCatalogue[version].map((topic) => ({ ...topic, id: topic.code as TopicId }));

/** The sheets of a file of the cases, as the browser gets them. */
export async function sheetsOf(name: string) {
  const read = await readFile(await readBytes(new URL(`../cases/imports/${name}`, import.meta.url)));
  if (!('sheets' in read)) throw new Error(`${name} cannot be read: ${read.unreadable}`);
  return (JSON.parse([...tellRead(read)].join('')) as { sheets: ImportedSheet[] }).sheets;
}

/** The scores of an entry: its details or its severity, and its likelihood. */
function scoresIn(entry: Component): string {
  const { impactScale, impactScope, impactIrremediability, impactSeverity, impactLikelihood } = entry;
  const details = [impactScale, impactScope, impactIrremediability];
  const [severity, likelihood] =
    entry.kind === 'impact'
      ? [details.some((each) => each !== null) ? details.join('/') : impactSeverity, impactLikelihood]
      : [entry.financialRiskOpportunity, entry.financialLikelihood];
  return `${entry.severityOpen ? 'open' : severity} × ${entry.likelihoodOpen ? 'open' : likelihood}`;
}

/** What an import makes of a table at its first guess: where columns go, what it asks, and what each row says. */
export function firstGuess(
  sheets: readonly { name: string; rows: ImportedRows; mergedDown?: readonly number[] }[],
  version: EsrsVersion,
  answers: Partial<Reading> = {},
) {
  const topics = topicsUnder(version);
  const sheet: (typeof sheets)[number] = sheets[findSheet(sheets)] ?? { name: '', rows: [] };
  const elsewhere = scalesElsewhere(sheets.filter((other) => other !== sheet));
  const { rows, headerRow, others } = plainTable(sheet.rows, undefined, elsewhere);
  const holds = guessKind(rows, headerRow, topics);
  const guesses = guessPlaces(holds, rows, headerRow, topics);
  const places = guesses.map(({ target }) => target);
  const headings = headingsOf(rows, headerRow);
  const reading = {
    ...defaultReading(holds, { mergedDown: [...(sheet.mergedDown ?? [])] }, { rows, headerRow }, places),
    ...answers,
  };
  const table = { rows, headerRow, reading };
  const asked = { ...table, reading: { ...reading, follows: standardsOfFile(sheets, topicsSaid(table)) } };
  const unknown = unknownInTable(asked, topics);
  const said = (word: { said: string; codes?: readonly string[]; proposed?: string | null }) =>
    [word.said, word.codes?.join(' ') ?? '', word.proposed === undefined ? '' : `${word.proposed}?`].join(' | ');
  const planned = planTable(
    { ...asked, leavesOut: false },
    { topics, components: [], selections: [], scores: [], stakeholders: [], responses: [] },
    (kind, row) => `${kind}-${row}`,
  );
  return {
    holds,
    matching: reading.matching,
    /** Columns that are not read, and why. */
    left: guesses.flatMap(({ target, by }, at) => (target === null ? [`${headings[at]}: ${by ?? 'unknown'}`] : [])),
    /** Lines that are not rows. */
    lines: others.map(({ row, is }) => `${row} ${is}`),
    /** The scales that somebody has to settle, with their columns. */
    scales: scaleGroups(asked).flatMap(({ key, columns, isAsked }) =>
      isAsked ? [`${key}: ${columns.map(({ heading }) => heading).join('; ')}`] : [],
    ),
    rowsWithBothSides: rowsWithBothSides(asked),
    wholeStandards: wholeStandards(asked, topics),
    impactsWithoutPolarity: impactsWithoutPolarity(asked),
    /** What each entry is called, and its scores as read. */
    scored: (planned.register ?? []).map((row) => {
      const at = 'part' in row && row.part !== undefined ? `${row.row}.${row.part}` : `${row.row}`;
      return row.becomes === 'added' ? `${at} ${row.next.title}: ${scoresIn(row.next)}` : `${at} ${row.becomes}`;
    }),
    topics: told(planned.topics),
    topicScores: told(planned.scores),
    asks: {
      ...(unknown.topics.length > 0 && { topic: unknown.topics.map(said) }),
      ...Object.fromEntries(unknown.lists.map(({ place, words }) => [place, words.map(said)])),
    },
    rows: (planned.register ?? []).map((row) => {
      if (row.becomes === 'refused') return `${row.row} ${row.problems.map(({ code }) => code).join(' ')}`;
      if (row.becomes === 'same') return `${row.row} same`;
      const { kind, topicId, impactPolarity, actualPotentialImpact, timeHorizon, valueChainConcentration } = row.next;
      const says = [kind, topicId, impactPolarity, actualPotentialImpact, timeHorizon, valueChainConcentration];
      return `${row.row} ${says.filter(Boolean).join(' ')}`;
    }),
    stakeholders: (planned.stakeholders ?? []).map((row) =>
      row.becomes === 'added'
        ? `${row.row} ${row.item.stakeholderGroup} ${row.item.engagementOrganization.join(' ')}`
        : `${row.row} ${'problems' in row ? row.problems.map(({ code }) => code).join(' ') : row.becomes}`,
    ),
  };
}
