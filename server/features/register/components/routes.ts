import type { ComponentRow } from '#contract/components.ts';
import { openAsSent } from '#domain/components/score-fields.ts';
import { first } from '#domain/found.ts';
import { hasAssessment } from '#server/features/records/has-assessment.ts';
import { lockDraft } from '#server/features/records/lock-draft.ts';
import { requireTopics } from '#server/features/records/save-rows.ts';
import { saveUnderTopics } from '#server/features/records/save-under-topics.ts';
import { readRowsLike } from '#server/features/records/write-rows.ts';
import { forMember } from '#server/platform/http/access.ts';
import { componentRows, isAtVersion, listOrigins, requireReasonToDrop } from './queries.ts';
import { saveTogether } from './save-together.ts';

const origins = forMember.components.origins.handler(({ context, input: { assessmentId }, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    if (!(await hasAssessment(tx, assessmentId))) throw errors['not-found']();
    return listOrigins(tx, assessmentId);
  }),
);

const create = forMember.components.create.handler(({ context, input: { assessmentId, ...fields } }) =>
  context.database.inCompany(context.member, async (tx) => {
    const item = { ...fields, seenVersion: null };
    return first(
      await saveUnderTopics(await lockDraft(tx, assessmentId), componentRows, assessmentId, [item]),
      'the saved row',
    );
  }),
);

const update = forMember.components.update.handler(({ context, input: { assessmentId, reason, ...item } }) =>
  context.database.inCompany(
    context.member,
    async (tx) => {
      const draft = await lockDraft(tx, assessmentId);
      // A person who saw an older row gets the current one, even if the topic they knew may be gone.
      if (await isAtVersion(tx, assessmentId, item)) await requireTopics(tx, assessmentId, [item.topicId]);
      const [stands] = await readRowsLike<ComponentRow>(tx, componentRows.store, assessmentId, [item]);
      const open = stands ? openAsSent(stands.row, item) : { severityOpen: false, likelihoodOpen: false };
      return first(await componentRows.save(draft, assessmentId, [{ ...item, ...open }]), 'the saved row');
    },
    reason,
  ),
);

const remove = forMember.components.remove.handler(({ context, input: { assessmentId, id, reason }, errors }) =>
  context.database.inCompany(
    context.member,
    async (tx) => {
      const draft = await lockDraft(tx, assessmentId);
      await requireReasonToDrop(tx, assessmentId, { ids: [id] }, reason);
      if (!(await componentRows.remove(draft, assessmentId, id))) throw errors['not-found']();
      return { id };
    },
    reason,
  ),
);

const together = forMember.components.together.handler(({ context, input: { reason, ...asked } }) =>
  context.database.inCompany(
    context.member,
    async (tx) => {
      const saved = await saveTogether(await lockDraft(tx, asked.assessmentId), asked, reason);
      return { saved: saved.map(({ id, version }) => ({ id, version })) };
    },
    reason,
  ),
);

export const componentsRoutes = { origins, create, update, remove, together };
