import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { imports } from '#contract/imports.ts';
import type { RefusalData } from '#contract/refusals.ts';
import type { CompanyTx } from '#database/doors.ts';

type ImportInput = z.output<NonNullable<(typeof imports.save)['~orpc']['inputSchema']>>;
type Asked = Pick<ImportInput, 'assessmentId' | 'componentsAdded' | 'componentsChanged' | 'stakeholders'>;
type InTheWay = RefusalData<'rows-in-the-way'>['rows'];

/**
 * New entries and stakeholders of an import that the draft has by now under another id: a preview adds none that is already there, so
 * somebody has added them since, usually from the same file. Entries that the import itself changes do not count.
 */
export async function addedMeanwhile(tx: CompanyTx, asked: Asked): Promise<InTheWay> {
  const entries = asked.componentsAdded.map(({ id, kind, topicId, title }) => [id, kind, topicId, title].map(given));
  const people = asked.stakeholders
    .filter(({ seenVersion, stakeholderNames }) => seenVersion === null && stakeholderNames.trim() !== '')
    .map(({ id, stakeholderGroup, stakeholderNames, customGroupName }) =>
      [id, stakeholderGroup, stakeholderNames, customGroupName].map(given),
    );
  const changed = asked.componentsChanged.map(({ id }) => id as string);
  const own = [...entries, ...people].map(([id = '']) => id);
  const but = (ids: readonly string[]) => sql<SqlBool>`id <> all(${ids}::uuid[])`;
  const among = (rows: readonly string[][]) => sql`(select * from json_to_recordset(${toJson(rows)}::json)
    as given(own text, first text, second text, third text))`;
  const [twice, again] = await Promise.all([
    entries.length === 0
      ? []
      : tx
          .selectFrom('materialityComponents')
          .select(sql<string>`given.own`.as('key'))
          .innerJoin(among(entries).as('given'), (join) =>
            join.on(sql<SqlBool>`kind = given.first and topic_id::text = given.second and title = given.third`),
          )
          .where('assessmentId', '=', asked.assessmentId)
          .where(but([...own, ...changed]))
          .execute(),
    people.length === 0
      ? []
      : tx
          .selectFrom('stakeholderMapping')
          .select(sql<string>`given.own`.as('key'))
          .innerJoin(among(people).as('given'), (join) =>
            join.on(
              sql<SqlBool>`stakeholder_group = given.first and stakeholder_names = given.second and custom_group_name = given.third`,
            ),
          )
          .where('assessmentId', '=', asked.assessmentId)
          .where(but(own))
          .execute(),
  ]);
  const told = (noun: InTheWay[number]['noun']) => (row: { key: string }) =>
    ({ noun, key: row.key, why: 'added', by: null }) as const;
  return [...twice.map(told('component')), ...again.map(told('stakeholder'))];
}

/** As the database returns it. */
const given = (value: string) => value.trim().toWellFormed();

const toJson = (rows: readonly string[][]) =>
  JSON.stringify(rows.map(([own, first, second, third]) => ({ own, first, second, third: third ?? '' })));
