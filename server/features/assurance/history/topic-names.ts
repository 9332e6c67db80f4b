import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId, TopicId } from '#domain/ids.ts';
import type { Columns } from '#domain/records/contents/contents.ts';
import { type KnownRow, readRowsOf, rowAsThen } from './rows-as-of.ts';

const TOPICS = 'materiality_topics';

/** The names of topics, components and measures, and the places of components, when a line of the history was written. */
export interface NamesThen {
  /** For a topic 'E1.2 Climate change mitigation', for a component or measure its title. */
  nameOf(rowId: string, lineId: string): string | undefined;
  /** The id of the topic of a component. */
  topicOf(componentId: string, lineId: string): string | undefined;
}

/** A topic, component or measure that a line refers to. */
export interface SpokenOf {
  of: 'topic' | 'component' | 'measure';
  rowId: string;
  lineId: string;
}

const TABLES = { topic: TOPICS, component: 'materiality_components', measure: 'measures' } as const;

/**
 * Reads the names of topics and components at any line, including deleted ones and those with a different name in another version of the
 * standards, and of the topics that these components were under.
 */
export async function readNamesThen(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  spoken: readonly SpokenOf[],
): Promise<NamesThen> {
  const rows = await readSpoken(tx, assessmentId, spoken);
  const then = (rowId: string, lineId: string) => rowAsThen(rows.get(rowId), lineId);
  const topicOf = (componentId: string, lineId: string) => then(componentId, lineId)?.topic_id as string | undefined;
  const above = spoken.flatMap(({ of, rowId, lineId }): SpokenOf[] => {
    const topicId = of === 'component' ? topicOf(rowId, lineId) : undefined;
    return topicId === undefined ? [] : [{ of: 'topic', rowId: topicId, lineId }];
  });
  for (const [id, row] of await readSpoken(tx, assessmentId, above)) rows.set(id, row);
  return { nameOf: (rowId, lineId) => nameIn(then(rowId, lineId)), topicOf };
}

async function readSpoken(tx: CompanyTx, assessmentId: AssessmentId, spoken: readonly SpokenOf[]) {
  const asked = spoken.map(({ of, rowId, lineId }) => ({ id: lineId, tableName: TABLES[of], rowId }));
  return asked.length > 0 ? await readRowsOf(tx, assessmentId, asked) : new Map<string, KnownRow>();
}

function nameIn(row: Columns | null): string | undefined {
  if (!row) return undefined;
  return row.code === undefined ? String(row.title) : `${row.code} ${row.name}`;
}

/** A topic by which the history can be filtered. */
export interface HistoryTopic {
  id: TopicId;
  name: string;
  isGone: boolean;
}

/** The topics that an assessment had and no longer has, under their last names. */
export async function listGoneTopics(tx: CompanyTx, assessmentId: AssessmentId): Promise<HistoryTopic[]> {
  const { rows } = await sql<{ id: TopicId; row: Columns }>`
    select distinct on (row_id) row_id as id, old as row from history
    where ${tx.own()} and assessment_id = ${assessmentId} and table_name = ${TOPICS} and action = 'delete'
      and not exists (select from materiality_topics kept where ${tx.own('kept')} and kept.id = row_id)
    order by row_id, history.id desc`.execute(tx);
  return rows.map(({ id, row }) => ({ id, name: nameIn(row) ?? '', isGone: true }));
}
