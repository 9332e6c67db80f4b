import type { Topic } from '#domain/assessment/assessment.ts';
import { titleOf } from '#domain/fields/titles.ts';
import { startingValues } from '#domain/fields/values.ts';
import { topicTitles } from '#domain/files/sheet-titles.ts';
import { type TopicScore, topicScoreFields } from '#domain/topics/fields.ts';
import { joinOrigins } from '#domain/transfer/rows.ts';
import { isJoined } from '../find-topic.ts';
import { columnOf, columnsOf, rowsOf, saidIn, topicIn } from './columns.ts';
import { changesIn, readFields } from './read-fields.ts';
import { onceEach, settleRow } from './resolve-row.ts';
import type { HowToRead, OwnSheet, PlannedItem, SeenRow } from './sheet-plan.ts';

interface Present {
  topics: readonly Topic[];
  /** The ids of topics that are not set aside. */
  relevant: ReadonlySet<string>;
  scores: readonly (TopicScore & { version: number })[];
}

const BOTH = ['impactScore', 'financialScore'] as const;

/** Plans the rows of the sheet of screening scores. A missing score in a row means that nobody has given it. */
export function planScores(
  sheet: OwnSheet<'scores'>,
  { topics, relevant, scores }: Present,
  how: HowToRead,
): PlannedItem<SeenRow<TopicScore>>[] {
  const columns = columnsOf(sheet.rows, sheet.headerRow);
  const byTopic = new Map<string, (typeof scores)[number]>(scores.map((score) => [score.topicId, score]));
  const twice = onceEach();
  return [...rowsOf(sheet)].map(({ cells, row }): PlannedItem<SeenRow<TopicScore>> => {
    const found = topicIn(columns, cells, topics, how);
    if ('column' in found) {
      const title = saidIn(columns, cells, topicTitles.name) || saidIn(columns, cells, topicTitles.code);
      return { row, title, becomes: 'refused', problems: [found] };
    }
    const { topic, from } = found;
    const title = `${topic.code} ${topic.name}`;
    const stands = byTopic.get(topic.id);
    const isNew = stands === undefined;
    const begun: TopicScore = stands ?? { ...startingValues(topicScoreFields), topicId: topic.id };
    const read = readFields(topicScoreFields, { columns, cells, scored: sheet.scored }, begun, {
      isNew,
      empty: how.empty,
    });
    const saysNothing = isNew && ![...BOTH, 'justification'].some((name) => read.said.has(name));
    const missing = BOTH.filter(() => saysNothing).map((name) => ({
      code: 'score-required' as const,
      column: columnOf(columns, titleOf(topicScoreFields, topicScoreFields[name])),
    }));
    // An unreadable score already has its own problem, so it is not reported as missing as well.
    const unread = new Set(read.problems.map(({ column }) => column));
    const aside = isNew && !relevant.has(topic.id);
    const whole = [
      ...(missing.length > 0 ? [...missing.filter(({ column }) => !unread.has(column)), ...read.problems] : []),
      ...(aside
        ? [{ code: 'topic-set-aside' as const, said: title, column: columnOf(columns, topicTitles.code) }]
        : []),
      ...(isJoined(found)
        ? [{ code: 'topic-joined' as const, said: from, named: title, column: columnOf(columns, topicTitles.code) }]
        : twice(topic.id, row)),
    ];
    const { topicId, impactScore, financialScore, justification, carriedFrom = '' } = read.next;
    return settleRow(
      {
        row,
        title,
        isNew,
        whole,
        cells: missing.length > 0 ? [] : read.problems,
        changes: changesIn(topicScoreFields, stands ?? null, read.next),
        item: {
          topicId,
          impactScore,
          financialScore,
          justification,
          carriedFrom: isNew ? joinOrigins([from, carriedFrom]) : '',
          seenVersion: stands?.version ?? null,
        },
      },
      how,
    );
  });
}
