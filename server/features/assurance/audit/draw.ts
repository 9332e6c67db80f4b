import type { CompanyTx, Member } from '#database/doors.ts';
import { drawSample } from '#domain/audit/draw-sample.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import { type Condition, everything } from '#domain/query/query.ts';
import { readData } from '#server/features/assistant/query/routes.ts';
import { hashText } from '#server/platform/hash-text.ts';
import { insertSample } from './queries.ts';

interface ToDraw {
  assessmentId: AssessmentId;
  id: string;
  name: string;
  seed: string;
  size: number;
  /** Which components; the other parts of a query cannot be used. */
  where: readonly Condition[];
}

/**
 * Draws a sample and stores it.
 * @returns the ids in the order in which they were drawn; none if nothing meets the conditions
 */
export async function drawAndKeep(
  tx: CompanyTx,
  { where, size, ...sample }: ToDraw,
  { userId }: Pick<Member, 'userId'>,
  now: Date,
): Promise<string[]> {
  const query = { ...everything('component'), where };
  const asked = { me: userId, today: now.toISOString().slice(0, 10) };
  const { rows } = evaluate(query, await readData(tx, sample.assessmentId, query, asked));
  if (rows.length === 0) return [];
  const names = new Map(rows.map((row) => [row.id, row.label]));
  const { ids, ...population } = drawSample({ ids: [...names.keys()], seed: sample.seed, size }, hashText);
  const items = ids.map((drawn) => ({ id: drawn, name: names.get(drawn) ?? '' }));
  await insertSample(tx, { ...sample, query, ...population, items, drawnAt: now });
  return ids;
}
