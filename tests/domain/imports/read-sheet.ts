import type { ImportedRows } from '#domain/imports/cell.ts';
import { defaultReading } from '#domain/imports/default-reading.ts';
import type { NamedRows } from '#domain/imports/find-table.ts';
import { guessKind, guessPlaces } from '#domain/imports/guess-matching.ts';
import type { Reading } from '#domain/imports/kept-matching.ts';
import { plainTable } from '#domain/imports/plain-table.ts';
import { scalesElsewhere } from '#domain/imports/scale-legends.ts';
import { planTable } from '#domain/imports/sheets/plan-table.ts';
import { topicCatalogue } from '#domain/reference/topic-catalogue.ts';
import { sampleTopic } from '../sample-assessment.ts';

const topics = topicCatalogue['esrs-2023'].map(({ code, name }) => sampleTopic(code, { name }));
const PRESENT = { topics, components: [], selections: [], scores: [], stakeholders: [], responses: [] };

/** A sheet as it is read before anybody corrects anything, except for `more`. */
export function read(
  rows: ImportedRows,
  more: Partial<Reading> = {},
  others: readonly NamedRows[] = [],
  mergedDown: number[] = [],
) {
  const table = plainTable(rows, undefined, scalesElsewhere(others));
  const kind = guessKind(table.rows, table.headerRow, topics);
  const guesses = guessPlaces(kind, table.rows, table.headerRow, topics);
  const places = guesses.map(({ target }) => target);
  const reading = { ...defaultReading(kind, { mergedDown }, table, places), ...more };
  const asked = { rows: table.rows, headerRow: table.headerRow, reading, leavesOut: false };
  const plan = planTable<never>(asked, PRESENT, (sheet, row) => `${sheet}-${row}`);
  return { table, kind, guesses, places, plan, asked };
}

/** Each entry in a line: row, kind, topic, title and scores; or the row and why it is refused. */
export const entriesOf = (...asked: Parameters<typeof read>): string[] =>
  (read(...asked).plan.register ?? []).map((each) => {
    const at = each.part === undefined ? `${each.row}` : `${each.row}.${each.part}`;
    if (each.becomes === 'refused') return `${at} refused ${each.problems.map(({ code }) => code).join(', ')}`;
    if (each.becomes !== 'added') return `${at} ${each.becomes}`;
    const { next } = each;
    const topic = topics.find(({ id }) => id === next.topicId)?.code;
    const isImpact = next.kind === 'impact';
    const severity = next.severityOpen ? '?' : isImpact ? next.impactSeverity : next.financialRiskOpportunity;
    const likelihood = next.likelihoodOpen ? '?' : isImpact ? next.impactLikelihood : next.financialLikelihood;
    const polarity = isImpact && next.impactPolarity ? `${next.impactPolarity.toLowerCase()} ` : '';
    return `${at} ${polarity}${next.kind} ${topic} ${next.title}: ${severity} × ${likelihood}`;
  });

/** Why columns are not read, from left to right. */
export const whyNotRead = (rows: ImportedRows) =>
  read(rows).guesses.flatMap(({ target, by }) => (target === null && by !== null ? [by] : []));
