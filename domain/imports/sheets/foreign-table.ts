import type { Topic } from '#domain/assessment/assessment.ts';
import { topicTitles } from '#domain/files/sheet-titles.ts';
import { labelOf } from '#domain/reference/option.ts';
import { engagementMethods, stakeholderGroups } from '#domain/reference/options.ts';
import { OTHER } from '#domain/stakeholders/group-name.ts';
import { type ImportedCell, type ImportedRows, saysNothing, visibleWords } from '../cell.ts';
import { closedListOf, withMeanings } from '../closed-lists.ts';
import { findTopic, topicWord } from '../find-topic.ts';
import type { Reading } from '../kept-matching.ts';
import { saysResult } from '../not-imported.ts';
import { topicsUnder } from '../read-place.ts';
import { plain } from '../read-words.ts';
import { stakeholderTitles } from '../stakeholder-table.ts';
import type { Place } from '../table-of.ts';
import { TOPIC_PARTS } from '../targets.ts';
import { topicSaid } from '../topic-columns.ts';
import { maySayResult, topicPlaceTitles } from '../topic-table.ts';
import type { OwnSheets } from './own-sheets.ts';
import { scoreColumns } from './scale-groups.ts';

/** A foreign table of stakeholders or topics, and how it is read. */
export interface TableAsked {
  rows: ImportedRows;
  /** The row with the headings, counted from 0. */
  headerRow: number;
  reading: Reading;
}

/**
 * Rewrites a table of stakeholders or topics as sheets of our own workbook: each column that is read gets our heading and stays in place,
 * and words of the table are replaced by what they mean here. Its rows are then handled like our own.
 */
export function asOwnSheets(asked: TableAsked, topics: readonly Topic[]): OwnSheets {
  const { headerRow, reading } = asked;
  if (reading.holds === 'register') return {};
  if (reading.holds === 'stakeholders')
    return { stakeholders: { kind: 'stakeholders', at: 0, headerRow, rows: stakeholderRows(asked) } };
  const has = (...places: Place[]) => places.some((place) => reading.matching.includes(place));
  return {
    ...(has('isRelevant') && {
      topics: { kind: 'topics', at: 0, headerRow, ...topicRows(asked, topics, ['isRelevant']) },
    }),
    // A reason beside the choice of topics or a result alone is no reason for a score.
    ...((has('impactScore', 'financialScore') || (has('justification') && choiceColumn(asked) === null)) && {
      scores: { kind: 'scores', at: 0, headerRow, scored: scoreColumns(asked), ...topicRows(asked, topics, SCORED) },
    }),
  };
}

/** The column of a list of topics that says which are material or relevant, read or not; null if there is none. */
export function choiceColumn({ rows, headerRow, reading }: TableAsked): number | null {
  const chosen = reading.matching.indexOf('isRelevant');
  if (reading.holds !== 'topics' || chosen >= 0) return chosen >= 0 ? chosen : null;
  const below = rows.slice(headerRow + 1);
  const found = (rows[headerRow] ?? []).findIndex((heading, at) => {
    const values = below.map((row) => row[at] ?? null);
    const said = visibleWords(heading);
    return (reading.matching[at] ?? null) === null && (saysResult(said, values) || maySayResult(said));
  });
  return found < 0 ? null : found;
}

const SCORED = ['impactScore', 'financialScore', 'justification'] as const;

/** The topics in the rows of a table of topics, with code and name together. */
export function topicsOfTopics(asked: TableAsked): string[] {
  if (asked.reading.holds !== 'topics') return [];
  return filledRows(asked, ['standard', 'topic']).flatMap(
    (cells) => (cells && topicSaid(asked.reading.matching, cells)) || [],
  );
}

/**
 * The rows below the headings, with null for rows that are empty in all columns that are read, and with values taken from the row above
 * if they are omitted.
 */
function filledRows({ rows, headerRow, reading }: TableAsked, filled: readonly Place[]) {
  const { matching, fillsDown } = reading;
  const above = new Map<number, ImportedCell>();
  return rows.slice(headerRow + 1).map((row) => {
    const isEmpty = matching.every((place, at) => place === null || saysNothing(row[at]));
    const cells = matching.map((place, at) => {
      const cell = place === null ? null : (row[at] ?? null);
      if (!fillsDown || !filled.some((each) => each === place)) return cell;
      if (!saysNothing(cell)) above.set(at, cell);
      return above.get(at) ?? null;
    });
    return isEmpty ? null : cells;
  });
}

/** The rows of a sheet with our headings; each converted row stays in its place, so that rows keep their numbers. */
function under(
  { rows, headerRow }: TableAsked,
  headings: readonly (string | null)[],
  below: readonly (ImportedCell[] | null)[],
): ImportedRows {
  return [...rows.slice(0, headerRow), headings, ...below.map((cells) => cells ?? [])];
}

function stakeholderRows(asked: TableAsked): ImportedRows {
  const { matching, group, words } = asked.reading;
  const at = (place: Place) => matching.indexOf(place);
  const title = (place: Place) => (stakeholderTitles as Partial<Record<Place, string>>)[place] ?? null;
  // The additional columns follow the table's own.
  const besides = (
    ['stakeholderGroup', 'customGroupName', 'engagementOrganization', 'engagementOther'] as const
  ).filter((place) => at(place) < 0);
  const headings = [...matching.map((place) => place && title(place)), ...besides.map(title)];
  const columnOf = (place: (typeof besides)[number]) =>
    at(place) < 0 ? matching.length + besides.indexOf(place) : at(place);
  const rows = filledRows(asked, ['stakeholderGroup']).map((cells) => {
    if (!cells) return null;
    const row = [...cells, ...besides.map(() => null)];
    const groupAt = columnOf('stakeholderGroup');
    const said = visibleWords(row[groupAt]);
    const meant = saysNothing(row[groupAt]) ? group : words.get('stakeholderGroup')?.get(plain(said));
    if (meant !== undefined) row[groupAt] = meant === null ? null : labelOf(stakeholderGroups, meant);
    // An Other group keeps its name from the table, and another way of engagement its words.
    if (meant === OTHER && said !== '' && saysNothing(row[columnOf('customGroupName')]))
      row[columnOf('customGroupName')] = said;
    const ways: string[] = [];
    for (const [column, place] of matching.entries()) {
      const list = place === 'stakeholderGroup' ? null : closedListOf('stakeholders', place);
      if (!list || !place) continue;
      row[column] = withMeanings(list, row[column] ?? null, words.get(place), (word, meaning) => {
        if (place === 'engagementOrganization' && meaning === OTHER) ways.push(word);
      });
    }
    if (ways.length > 0 && saysNothing(row[columnOf('engagementOther')]))
      row[columnOf('engagementOther')] = ways.join('; ');
    // A way of engagement in free words becomes Other.
    if (at('engagementOrganization') < 0 && at('engagementOther') >= 0 && !saysNothing(row[at('engagementOther')]))
      row[columnOf('engagementOrganization')] = labelOf(engagementMethods, OTHER);
    return row;
  });
  return under(asked, headings, rows);
}

/** The cells of a row with the meanings that were given to their words. */
export function meant({ holds, matching, words }: Reading, cells: readonly ImportedCell[]): ImportedCell[] {
  if (words.size === 0) return [...cells];
  return cells.map((cell, at) => {
    const place = matching[at] ?? null;
    const list = place !== null && words.has(place) ? closedListOf(holds, place) : null;
    return list && place !== null ? withMeanings(list, cell, words.get(place)) : cell;
  });
}

/** The rows of a table of topics that are not empty in the columns of one of our sheets. */
function topicRows(
  asked: TableAsked,
  topics: readonly Topic[],
  places: readonly (keyof typeof topicPlaceTitles)[],
): { rows: ImportedRows; rowNumbers: readonly number[] } {
  const { matching } = asked.reading;
  const named = TOPIC_PARTS.map((part) => matching.indexOf(part)).find((at) => at >= 0) ?? matching.length + 1;
  const headings: (string | null)[] = matching.map((place) => {
    const read = places.find((each) => each === place);
    return read ? topicPlaceTitles[read] : null;
  });
  headings[matching.length] = topicTitles.id;
  headings[named] = topicTitles.code;
  const numbered = filledRows(asked, ['standard', 'topic']).flatMap((filled, index) => {
    const cells = filled && meant(asked.reading, filled);
    if (!cells || places.every((place) => saysNothing(cells[matching.indexOf(place)]))) return [];
    const said = topicSaid(asked.reading.matching, cells);
    return topicsMeant(asked.reading, said, topics).map(({ name, id }) => {
      const row: ImportedCell[] = [...cells, id, null];
      row[named] = name || null;
      return { row, number: asked.headerRow + index + 2 };
    });
  });
  const before = asked.rows.slice(0, asked.headerRow + 1).map((_, index) => index + 1);
  return {
    rows: under(
      asked,
      headings,
      numbered.map(({ row }) => row),
    ),
    rowNumbers: [...before, ...numbered.map(({ number }) => number)],
  };
}

/** The topics that a text in a row is about: one, or all of a standard if the person wants this. */
function topicsMeant(reading: Reading, said: string, topics: readonly Topic[]): { name: string; id: string | null }[] {
  const found = findTopic(said, { topics, follows: reading.follows });
  const under = reading.coversStandards && !('topic' in found) ? topicsUnder(said, { topics }) : [];
  if (under.length > 0) {
    const all = topics.filter(({ code }) => under.includes(code));
    return all.map(({ id, code, name }) => ({ name: topicWord(code, name), id }));
  }
  // An id only if the text names the topic itself; a topic of the other version is planned as such.
  return [{ name: said, id: 'topic' in found && found.from === '' ? found.topic.id : null }];
}

/** How many rows of a table of topics name a whole standard instead of a topic. */
export function wholeStandards(asked: TableAsked, topics: readonly Topic[]): number {
  if (asked.reading.holds !== 'topics') return 0;
  return topicsOfTopics(asked).filter((said) => {
    const found = findTopic(said, { topics, follows: asked.reading.follows });
    return !('topic' in found) && topicsUnder(said, { topics }).length > 0;
  }).length;
}
