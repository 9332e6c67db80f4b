import { first } from '#domain/found.ts';
import { furtherHorizons } from '#domain/horizon-scores/horizon-score.ts';
import { lockDraft } from '#server/features/records/lock-draft.ts';
import { tellConflicts } from '#server/features/records/save-rows.ts';
import { readComponent } from '#server/features/register/components/queries.ts';
import { forMember } from '#server/platform/http/access.ts';
import { issue } from '#server/platform/http/issues.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import { deleteHorizonScore, findHorizonScore, horizonScoreRows } from './queries.ts';

const save = forMember.horizonScores.save.handler(({ context, input: { assessmentId, ...item } }) =>
  context.database.inCompany(
    context.member,
    async (tx) => {
      const draft = await lockDraft(tx, assessmentId);
      const component = await readComponent(tx, assessmentId, item.componentId);
      // The entry's own score is the one for its own horizon.
      if (!furtherHorizons(component).includes(item.horizon)) {
        refuse('malformed', { issues: [issue(['horizon'], 'horizon-is-own', 'horizonScores')] });
      }
      return first(await horizonScoreRows.save(draft, assessmentId, [item]), 'the saved row');
    },
    item.reason,
  ),
);

const remove = forMember.horizonScores.remove.handler(({ context, input, errors }) =>
  context.database.inCompany(
    context.member,
    async (tx) => {
      const { assessmentId, componentId, horizon, seenVersion } = input;
      const draft = await lockDraft(tx, assessmentId);
      const place = { assessmentId, componentId, horizon };
      const rowId = await deleteHorizonScore(draft, place, seenVersion);
      if (rowId !== undefined) return { rowId };
      const stands = await findHorizonScore(tx, place);
      if (!stands) throw errors['not-found']();
      const { table } = horizonScoreRows.store;
      return refuse('conflict', { conflicts: await tellConflicts(tx, table, [{ key: horizon, ...stands }]) });
    },
    input.reason,
  ),
);

export const horizonScoresRoutes = { save, remove };
