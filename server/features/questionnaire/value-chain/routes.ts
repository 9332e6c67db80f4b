import type { CompanyTx } from '#database/doors.ts';
import { first } from '#domain/found.ts';
import type { ActivityId, AssessmentId, ComponentId } from '#domain/ids.ts';
import { MAX_PLACEMENTS } from '#domain/limits.ts';
import { beginAct } from '#server/features/records/begin-act.ts';
import { lockDraft } from '#server/features/records/lock-draft.ts';
import { requireSize } from '#server/features/records/save-rows.ts';
import { forMember } from '#server/platform/http/access.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import {
  activityRows,
  countComponents,
  countPlacements,
  findSharedName,
  placeComponents,
  readActivities,
  writeNothingFound,
} from './queries.ts';

const save = forMember.valueChain.save.handler(({ context, input: { assessmentId, activities }, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    const draft = await lockDraft(tx, assessmentId);
    const saved = await activityRows.save(draft, assessmentId, activities);
    const shared = await findSharedName(tx, assessmentId);
    if (shared !== undefined) throw errors['activity-name-taken']({ data: { name: shared } });
    return readActivities(
      tx,
      assessmentId,
      saved.map(({ id }) => id),
    );
  }),
);

const remove = forMember.valueChain.remove.handler(({ context, input: { assessmentId, id, reason }, errors }) =>
  context.database.inCompany(
    context.member,
    async (tx) => {
      const draft = await lockDraft(tx, assessmentId);
      if (!(await activityRows.remove(draft, assessmentId, id))) throw errors['not-found']();
      return { id };
    },
    reason,
  ),
);

const place = forMember.valueChain.place.handler(({ context, input: { assessmentId, act, placements } }) =>
  context.database.inCompany(context.member, async (tx) => {
    const draft = await lockDraft(tx, assessmentId);
    if (act) await beginAct(tx, act);
    const byActivity = Map.groupBy(placements, ({ activityId }) => activityId);
    await requireAll(
      tx,
      assessmentId,
      [...byActivity.keys()],
      placements.flatMap(({ componentId, isPlaced }) => (isPlaced ? [componentId] : [])),
    );
    const placed = [...byActivity].map(([activityId, own]) => {
      // If two contradict each other, the later one counts.
      const last = new Map(own.map(({ componentId, isPlaced }) => [componentId, isPlaced]));
      const those = (wanted: boolean) => [...last].flatMap(([id, isPlaced]) => (isPlaced === wanted ? [id] : []));
      return { activityId, put: those(true), taken: those(false) };
    });
    await placeComponents(draft, assessmentId, placed);
    if ((await countPlacements(tx, assessmentId)) > MAX_PLACEMENTS) {
      refuse('too-many-rows', { most: MAX_PLACEMENTS, noun: 'placements' });
    }
    return readActivities(tx, assessmentId, [...byActivity.keys()]);
  }),
);

/** @throws not-found unless all of them belong to the assessment. */
async function requireAll(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  activities: readonly ActivityId[],
  components: readonly ComponentId[],
): Promise<void> {
  const wanted = [...new Set(components)];
  if ((await readActivities(tx, assessmentId, activities)).length !== activities.length) refuse('not-found');
  if ((await countComponents(tx, assessmentId, wanted)) !== wanted.length) refuse('not-found');
}

const sayNothingFound = forMember.valueChain.sayNothingFound.handler(
  ({ context, input: { assessmentId, id, why }, errors }) =>
    context.database.inCompany(context.member, async (tx) => {
      const draft = await lockDraft(tx, assessmentId);
      const [activity] = await readActivities(tx, assessmentId, [id]);
      if (!activity) throw errors['not-found']();
      const isSaid = why.trim() !== '';
      if (isSaid && (await countComponents(tx, assessmentId, activity.componentIds)) > 0) {
        throw errors['something-placed']();
      }
      await writeNothingFound(draft, { assessmentId, id, why: why.trim(), at: context.now() });
      await requireSize(draft, assessmentId);
      return first(await readActivities(tx, assessmentId, [id]), 'the activity just written');
    }),
);

export const valueChainRoutes = { save, remove, place, sayNothingFound };
