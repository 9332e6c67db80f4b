import type { CompanyTx } from '#database/doors.ts';
import type { KeptMatching } from '#domain/imports/kept-matching.ts';
import { MAX_IMPORT_MATCHINGS, MAX_TOPIC_WORDS } from '#domain/limits.ts';
import { asJson } from '#server/features/records/as-json.ts';

/** How a table with these headings was read last time; it was validated when it was stored. */
export async function findMatching(tx: CompanyTx, headings: string): Promise<KeptMatching | null> {
  const row = await tx
    .selectFrom('importMatchings')
    .select('contents')
    .where('headingsSha256', '=', headings)
    .executeTakeFirst();
  return (row?.contents as KeptMatching | undefined) ?? null;
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
export async function keepMatching(tx: CompanyTx, headings: string, kept: KeptMatching, now: Date): Promise<void> {
  const contents = asJson(kept);
  await tx
    .insertInto('importMatchings')
    .values({ headingsSha256: headings, contents, usedAt: now })
    .onConflict((conflict) => conflict.columns(['companyId', 'headingsSha256']).doUpdateSet({ contents, usedAt: now }))
    .execute();
  const latest = tx
    .selectFrom('importMatchings')
    .select('id')
    .orderBy('usedAt', 'desc')
    .orderBy('id')
    .limit(MAX_IMPORT_MATCHINGS);
  await tx.deleteFrom('importMatchings').where('id', 'not in', latest).execute();
}
