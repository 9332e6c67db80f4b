import type { CompanyTx, Member } from '#database/doors.ts';
import { drawSample } from '#domain/audit/draw-sample.ts';
import { leftOutOf, listLeftOut } from '#domain/audit/left-out.ts';
import type { MarkedNoun } from '#domain/audit/marked-nouns.ts';
import type { AssessmentId, UserId } from '#domain/ids.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import { type Condition, everything, type Query } from '#domain/query/query.ts';
import { readData } from '#server/features/assistant/query/routes.ts';
import { readWhole } from '#server/features/questionnaire/assessment/read-whole.ts';
import { hashText } from '#server/platform/hash-text.ts';
import { readLeftOut } from './left-out.ts';
import { insertSample } from './queries.ts';

interface ToDraw {
  assessmentId: AssessmentId;
  id: string;
  name: string;
  seed: string;
  size: number;
  /** Which components; the other parts of a query cannot be used. Null for everything that was left out. */
  where: readonly Condition[] | null;
}

/** A record from which a sample can be drawn. */
interface Drawable {
  noun: MarkedNoun;
  id: string;
  name: string;
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
  const { assessmentId, seed } = sample;
  const query = where && { ...everything('component'), where };
  const found = query
    ? await listComponents(tx, assessmentId, query, { me: userId, today: now.toISOString().slice(0, 10) })
    : await listWhatWasLeftOut(tx, assessmentId);
  if (found.length === 0) return [];
  const byId = new Map(found.map((each) => [each.id, each]));
  const { ids, ...population } = drawSample({ ids: [...byId.keys()], seed, size }, hashText);
  const items = ids.flatMap((id) => byId.get(id) ?? []);
  await insertSample(tx, { ...sample, query, ...population, items, drawnAt: now });
  return ids;
}

async function listComponents(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  query: Query,
  asked: { me: UserId; today: string },
): Promise<Drawable[]> {
  const { rows } = evaluate(query, await readData(tx, assessmentId, query, asked));
  return rows.map(({ id, label }) => ({ noun: 'component', id, name: label }));
}

async function listWhatWasLeftOut(tx: CompanyTx, assessmentId: AssessmentId): Promise<Drawable[]> {
  const left = leftOutOf(await readWhole(tx, assessmentId), await readLeftOut(tx, assessmentId));
  return listLeftOut(left).map(({ noun, recordId, name }) => ({ noun, id: recordId, name }));
}
