import { sql } from 'kysely';
import type { ListedMatching } from '#contract/imports.ts';
import type { CompanyTx } from '#database/doors.ts';
import type { KeptMatching } from '#domain/imports/kept-matching.ts';
import { MAX_IMPORT_MATCHINGS, MAX_TOPIC_WORDS } from '#domain/limits.ts';
import { asJson } from '#server/features/records/as-json.ts';
import { refuse } from '#server/platform/http/refuse.ts';

/** How a table with these headings was read last time, and its name; it was validated when it was stored. */
export async function findMatching(
  tx: CompanyTx,
  headings: string,
): Promise<{ kept: KeptMatching | null; name: string }> {
  const row = await tx
    .selectFrom('importMatchings')
    .select(['contents', 'name'])
    .where('headingsSha256', '=', headings)
    .executeTakeFirst();
  return { kept: (row?.contents as KeptMatching | undefined) ?? null, name: row?.name ?? '' };
}

/** The stored matchings, most recently used first. */
export async function listMatchings(tx: CompanyTx): Promise<ListedMatching[]> {
  const rows = await tx
    .selectFrom('importMatchings')
    .select(['headingsSha256', 'name', 'usedAt'])
    .select(sql<string[] | null>`contents -> 'columns'`.as('columns'))
    .orderBy('usedAt', 'desc')
    .orderBy('id')
    .limit(MAX_IMPORT_MATCHINGS)
    .execute();
  return rows.map(({ headingsSha256, name, columns, usedAt }) => ({
    ...{ headings: headingsSha256, name, columns: columns ?? [], usedAt: usedAt.toISOString() },
  }));
}

/** @throws not-found */
export async function renameMatching(tx: CompanyTx, headings: string, name: string): Promise<void> {
  const done = await tx
    .updateTable('importMatchings')
    .set({ name })
    .where('headingsSha256', '=', headings)
    .returning('id')
    .execute();
  if (done.length === 0) refuse('not-found');
}

/** @throws not-found */
export async function removeMatching(tx: CompanyTx, headings: string): Promise<void> {
  const gone = await tx.deleteFrom('importMatchings').where('headingsSha256', '=', headings).returning('id').execute();
  if (gone.length === 0) refuse('not-found');
}

/** What the company has said that words mean in any table, as far as it is kept; the latest meaning of each counts. */
export async function rememberedWords(tx: CompanyTx): Promise<Pick<KeptMatching, 'topicWords' | 'words'>> {
  const rows = await tx
    .selectFrom('importMatchings')
    .select('contents')
    .orderBy('usedAt', 'desc')
    .orderBy('id')
    .execute();
  const kept = rows.map(({ contents }) => contents as unknown as Partial<KeptMatching>);
  const words = kept.flatMap(({ words = [], groupWords = [] }) => [
    ...words,
    ...groupWords.map(({ word, group }) => ({ place: 'stakeholderGroup', word, means: group })),
  ]);
  return {
    topicWords: latest(
      kept.flatMap(({ topicWords = [] }) => topicWords),
      ({ word }) => word,
    ),
    words: latest(words, ({ place, word }) => JSON.stringify([place, word])),
  };
}

/** The first of each, in the given order, up to a number that a page can still look through. */
function latest<Word>(words: readonly Word[], keyOf: (word: Word) => string): Word[] {
  return [...Map.groupBy(words, keyOf).values()].flatMap(([word]) => word ?? []).slice(0, MAX_TOPIC_WORDS);
}

/** Stores how a table with these headings is read, replacing the previous matching; the least recently used ones are deleted. */
export async function keepMatching(
  tx: CompanyTx,
  { headings, kept, name }: { headings: string; kept: KeptMatching; name?: string | undefined },
  now: Date,
): Promise<void> {
  const contents = asJson(kept);
  const named = name === undefined ? {} : { name };
  await tx
    .insertInto('importMatchings')
    .values({ headingsSha256: headings, contents, usedAt: now, ...named })
    .onConflict((conflict) =>
      conflict.columns(['companyId', 'headingsSha256']).doUpdateSet({ contents, usedAt: now, ...named }),
    )
    .execute();
  const latest = tx
    .selectFrom('importMatchings')
    .select('id')
    .orderBy('usedAt', 'desc')
    .orderBy('id')
    .limit(MAX_IMPORT_MATCHINGS);
  await tx.deleteFrom('importMatchings').where('id', 'not in', latest).execute();
}
