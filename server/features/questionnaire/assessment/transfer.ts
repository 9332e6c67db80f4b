import { randomUUID } from 'node:crypto';
import type { TransferPlan } from '#contract/transfer.ts';
import type { CompanyTx } from '#database/doors.ts';
import { found } from '#domain/found.ts';
import type { AssessmentId, ComponentId } from '#domain/ids.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { topicCatalogue } from '#domain/reference/topic-catalogue.ts';
import { otherVersion } from '#domain/transfer/crosswalk.ts';
import { planTopics } from '#domain/transfer/plan-topics.ts';
import { transferRows } from '#domain/transfer/transfer-rows.ts';
import { undoRows } from '#domain/transfer/undo-rows.ts';
import type { HeldDraftTx } from '#server/features/records/lock-draft.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import {
  findRecord,
  forgetRecord,
  keepRecord,
  readDecidedSides,
  readRows,
  readTitles,
  setVersion,
  writeRows,
} from './transfer-queries.ts';

/** What happens to each topic of an assessment, and what is under it. */
export async function planTransfer(tx: CompanyTx, id: AssessmentId, from: EsrsVersion): Promise<TransferPlan> {
  const rows = await readRows(tx, id);
  const { topics, selections, scores, components } = rows;
  const goOn = new Set(transferRows(rows, from, randomUUID).topics.map((topic) => topic.id));
  const decided = await readDecidedSides(tx, id);
  const titles = Map.groupBy(await readTitles(tx, id), ({ topicId }) => topicId);
  const to = otherVersion(from);
  const nameOf = new Map(topicCatalogue[to].map(({ code, name }) => [code, name]));
  return {
    from,
    to,
    steps: planTopics(topics, from).map(({ topic, fate, codes }) => ({
      topicId: topic.id,
      parted:
        fate === 'split'
          ? (titles.get(topic.id) ?? []).map(({ id: component, title }) => ({ id: component, title }))
          : [],
      code: topic.code,
      name: topic.name,
      fate,
      targets: codes.map((code) => ({ code, name: found(nameOf.get(code), 'a topic of the list') })),
      components: components.filter(({ topicId }) => topicId === topic.id).length,
      isScored: scores.some(({ topicId }) => topicId === topic.id),
      isRelevant: selections.find(({ topicId }) => topicId === topic.id)?.isRelevant ?? null,
      leavesDecided: goOn.has(topic.id)
        ? []
        : decided.filter(({ topicId }) => topicId === topic.id).map(({ side }) => side),
    })),
  };
}

/**
 * Transfers a draft to the other version of the standards, with its topics and what is under them. Nothing else changes the version of a
 * started assessment.
 */
export async function carryOver(
  tx: HeldDraftTx,
  id: AssessmentId,
  from: EsrsVersion,
  placed: readonly { id: ComponentId; code: string }[] = [],
): Promise<void> {
  const before = await readRows(tx, id);
  const { added, topics, ...under } = transferRows(
    before,
    from,
    randomUUID,
    new Map(placed.map((one) => [one.id, one.code])),
  );
  await writeRows(tx, id, before, { ...under, topics: [...topics, ...added] });
  // If nothing is under the topics, there is nothing to undo.
  const isEmpty = before.selections.length + before.scores.length + before.components.length === 0;
  await forgetRecord(tx, id);
  if (!isEmpty) await keepRecord(tx, id, { before, after: await readRows(tx, id) });
  await setVersion(tx, id, { esrsVersion: otherVersion(from), transferredFrom: isEmpty ? null : from });
}

/**
 * Undoes the last transfer of a draft, from `from`.
 * @throws nothing-to-undo, decided-since
 */
export async function takeBack(tx: HeldDraftTx, id: AssessmentId, from: EsrsVersion | null): Promise<void> {
  const record = await findRecord(tx, id);
  if (!record || !from) refuse('nothing-to-undo');
  const now = await readRows(tx, id);
  const undone = undoRows({ ...record, from }, now, randomUUID);
  if (!undone.ok) refuse('decided-since', { topics: undone.topics });
  await writeRows(tx, id, now, undone.rows);
  await setVersion(tx, id, { esrsVersion: from, transferredFrom: null });
  await forgetRecord(tx, id);
}
