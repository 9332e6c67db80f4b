import type { CompanyTx } from '#database/doors.ts';
import type { Component } from '#domain/components/component.ts';
import { takeStarter } from '#domain/components/take-starter.ts';
import type { AssessmentId, ComponentId } from '#domain/ids.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { sectorIros } from '#domain/reference/sector-iros.ts';
import { holdDraft } from '#server/features/records/lock-draft.ts';
import { takenRows } from '#server/features/register/components/queries.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import { listTaken, listTopics, readVersion } from './queries.ts';

interface WantedStarters {
  id: ComponentId;
  starterId: string;
  title: string;
  description: string;
}

/**
 * Adds suggestions of the starter library, all or none. A repeated request adds them only once.
 * @throws not-found, assessment-completed, already-taken, topic-set-aside, too-many-rows, too-much-text, or conflict if a component added
 * under the same id has been changed since
 */
export async function takeStarters(tx: CompanyTx, assessmentId: AssessmentId, wanted: readonly WantedStarters[]) {
  // Simultaneous requests wait for each other, so that nothing is added twice.
  const draft = await holdDraft(tx, assessmentId);
  const esrsVersion = await readVersion(draft, assessmentId);
  const ids = new Set<string>(wanted.map(({ id }) => id.toLowerCase()));
  const taken = await listTaken(
    tx,
    assessmentId,
    wanted.map(({ starterId }) => starterId),
  );
  const others = taken.filter(({ id }) => !ids.has(id));
  if (others.length > 0) refuse('already-taken', { titles: others.map(({ title }) => title) });
  requireOnce(wanted);
  const components = await toComponents(tx, assessmentId, esrsVersion, wanted);
  return takenRows.save(
    draft,
    assessmentId,
    components.map((component) => ({ ...component, seenVersion: null })),
  );
}

/** @throws already-taken if one suggestion is added twice at the same time */
function requireOnce(wanted: readonly WantedStarters[]): void {
  const twice = wanted.filter(({ starterId }, at) => wanted.findIndex((other) => other.starterId === starterId) < at);
  if (twice.length > 0) refuse('already-taken', { titles: twice.map(({ title }) => title) });
}

/** @throws not-found or topic-set-aside */
async function toComponents(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  esrsVersion: EsrsVersion,
  wanted: readonly WantedStarters[],
): Promise<Component[]> {
  const chosen = wanted.map(({ starterId, ...said }) => {
    const iro = sectorIros.find(({ id }) => id === starterId) ?? refuse('not-found');
    return { iro, said, code: iro.subTopic[esrsVersion] };
  });
  const codes = [...new Set(chosen.map(({ code }) => code))];
  const topics = new Map((await listTopics(tx, assessmentId, codes)).map((topic) => [topic.code, topic]));
  const closed = codes.filter((code) => topics.get(code)?.isSetAside ?? true);
  if (closed.length > 0) {
    refuse('topic-set-aside', { topics: closed.map((code) => `${code} ${topics.get(code)?.name ?? ''}`.trim()) });
  }
  return chosen.flatMap(({ iro, said, code }) => {
    const topic = topics.get(code);
    return topic ? [takeStarter(iro, { ...said, topicId: topic.id })] : [];
  });
}
