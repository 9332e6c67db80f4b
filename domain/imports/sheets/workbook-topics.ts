import type { Topic } from '#domain/assessment/assessment.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { type UnknownWord, unknownTopics } from '../unknown-words.ts';
import { columnsOf, rowsOf, topicSaidIn } from './columns.ts';
import type { OwnSheets } from './own-sheets.ts';

/** The sheets of our own workbook whose rows are under a topic. */
const UNDER_TOPICS = ['register', 'scores'] as const;

/** The topics in the rows of a workbook's sheets, with code and name together. */
export function topicsSaidIn(
  own: OwnSheets,
  kinds: readonly (keyof OwnSheets)[] = ['topics', ...UNDER_TOPICS],
): string[] {
  return kinds.flatMap((kind) => {
    const sheet = own[kind];
    if (!sheet) return [];
    const columns = columnsOf(sheet.rows, sheet.headerRow);
    return [...rowsOf(sheet)].flatMap(({ cells }) => topicSaidIn(columns, cells) || []);
  });
}

/**
 * The topics of a workbook's entries and scores for which a person must choose: those of the other version of the standards that end or
 * become several topics here, and those whose code and name belong to two topics.
 */
export const topicsToChoose = (
  own: OwnSheets,
  topics: readonly Topic[],
  follows: EsrsVersion | null | undefined,
): UnknownWord[] => unknownTopics(topicsSaidIn(own, UNDER_TOPICS), { topics, follows });
