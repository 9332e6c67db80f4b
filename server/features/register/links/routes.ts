import { first } from '#domain/found.ts';
import type { AssessmentId, ComponentId, MeasureId } from '#domain/ids.ts';
import { MAX_LINKS_EACH } from '#domain/limits.ts';
import { endsReader, isSameLink, type Link, whyNoLink } from '#domain/links/link.ts';
import { type HeldDraftTx, holdDraft, lockDraft } from '#server/features/records/lock-draft.ts';
import { forMember } from '#server/platform/http/access.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import { linkRows, readLinked, readLinksNear } from './queries.ts';

const save = forMember.links.save.handler(({ context, input: { assessmentId, ...item } }) =>
  context.database.inCompany(context.member, async (tx) => {
    // Held, so that nobody deletes an end or makes the same link in the meantime.
    const draft = await holdDraft(tx, assessmentId);
    const given = { ...item, dependency: item.dependency.trim() };
    const ends = await requireEnds(draft, assessmentId, given);
    await requireOnly(draft, assessmentId, given, ends);
    return first(await linkRows.save(draft, assessmentId, [given]), 'the saved row');
  }),
);

const remove = forMember.links.remove.handler(({ context, input: { assessmentId, id, reason }, errors }) =>
  context.database.inCompany(
    context.member,
    async (tx) => {
      const draft = await lockDraft(tx, assessmentId);
      if (!(await linkRows.remove(draft, assessmentId, id))) throw errors['not-found']();
      return { id };
    },
    reason,
  ),
);

/**
 * The entries that a link begins at, itself or by a measure, and leads to.
 * @throws link-end-gone or link-not-possible
 */
async function requireEnds(tx: HeldDraftTx, assessmentId: AssessmentId, link: Link): Promise<ComponentId[]> {
  const { fromComponentId: from, fromMeasureId: measure, componentId } = link;
  const records = await readLinked(tx, assessmentId, {
    componentIds: [componentId, ...(from === null ? [] : [from])],
    measureIds: measure === null ? [] : [measure],
  });
  const ends = endsReader(records)(link);
  if (typeof ends === 'string') return refuse('link-end-gone', { end: ends });
  const why = whyNoLink(link, ends);
  if (why) refuse('link-not-possible', { why });
  return [ends.to.id, ...(ends.from ? [ends.from.id] : [])];
}

/** @throws link-exists or too-many-rows */
async function requireOnly(
  tx: HeldDraftTx,
  assessmentId: AssessmentId,
  link: Link,
  ends: readonly ComponentId[],
): Promise<void> {
  const { links, measures } = await readLinksNear(tx, assessmentId, ends);
  const others = links.filter(({ id }) => id !== link.id);
  if (others.some((other) => isSameLink(other, link))) refuse('link-exists');
  const entryOf = new Map<MeasureId | null, ComponentId>(measures.map(({ id, componentId }) => [id, componentId]));
  const countAt = (id: ComponentId) =>
    others.filter(({ componentId, fromComponentId, fromMeasureId }) =>
      [componentId, fromComponentId, entryOf.get(fromMeasureId)].includes(id),
    ).length;
  if (Math.max(...ends.map(countAt)) >= MAX_LINKS_EACH) {
    refuse('too-many-rows', { most: MAX_LINKS_EACH, noun: 'links-each' });
  }
}

export const linksRoutes = { save, remove };
