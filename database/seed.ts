import type pg from 'pg';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';
import * as options from '#domain/reference/options.ts';
import { topicCatalogue } from '#domain/reference/topic-catalogue.ts';
import { asOwner } from './as-owner.ts';

interface ReferenceTable {
  table: string;
  /** The stable code that identifies a row. */
  key: string[];
  rows: Record<string, string | number | boolean | null>[];
}

/** The option lists by name, as stored in `reference_options`. */
export function listOptions(): { list: string; id: string; label: string; position: number }[] {
  return Object.entries<unknown>(options)
    .filter((entry): entry is [string, readonly { id: string; label: string }[]] => Array.isArray(entry[1]))
    .flatMap(([list, choices]) => choices.map(({ id, label }, index) => ({ list, id, label, position: index + 1 })));
}

/** The reference tables as defined by the constants in `domain/reference`. */
export function listReferenceTables(): ReferenceTable[] {
  return [
    {
      table: 'reference_topics',
      key: ['esrs_version', 'code'],
      rows: Object.entries(topicCatalogue).flatMap(([esrs_version, topics]) =>
        topics.map(({ code, name, description, category, position }) => ({
          esrs_version,
          code,
          name,
          description,
          category,
          position,
        })),
      ),
    },
    {
      table: 'assessment_sections',
      key: ['id'],
      rows: questionnaire.map((section) => ({
        id: `section-${section.position}`,
        name: section.name,
        description: section.description,
        section_type: section.sectionType,
        section_order: section.position,
      })),
    },
    {
      table: 'assessment_questions',
      key: ['id'],
      rows: questionnaire.flatMap((section) =>
        section.questions.map((question) => ({
          id: `section-${section.position}-question-${question.position}`,
          section_id: `section-${section.position}`,
          question_text: question.text,
          question_type: question.type,
          options: question.options.length > 0 ? JSON.stringify(question.options) : null,
          required: question.required,
          question_order: question.position,
        })),
      ),
    },
    { table: 'reference_options', key: ['list', 'id'], rows: listOptions() },
  ];
}

/** Writes the constants of `domain/reference` into their tables by stable code. Running it again changes nothing. */
export function seedReferenceData(ownerUrl: string): Promise<void> {
  return asOwner(ownerUrl, async (client) => {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtextextended('seed', 0))`);
    for (const reference of listReferenceTables()) await upsert(client, reference);
    await client.query('commit');
  });
}

async function upsert(client: pg.Client, { table, key, rows }: ReferenceTable): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const others = columns.filter((column) => !key.includes(column));
  await client.query(
    `insert into ${table} (${columns.join(', ')})
     select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1::jsonb)
     on conflict (${key.join(', ')}) do update set ${others.map((column) => `${column} = excluded.${column}`).join(', ')}
     where (${others.map((column) => `${table}.${column}`).join(', ')}) is distinct from (${others.map((column) => `excluded.${column}`).join(', ')})`,
    [JSON.stringify(rows)],
  );
}
