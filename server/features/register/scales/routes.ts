import { isSameIn } from '#domain/fields/values.ts';
import { describeChange } from '#domain/history/change.ts';
import { scaleWordingFields } from '#domain/scales/fields.ts';
import { countResting } from '#domain/scales/step-usage.ts';
import { settleScaleWording } from '#domain/scales/validation.ts';
import { readUndone } from '#server/features/assurance/history/undone.ts';
import { tellConflicts } from '#server/features/records/save-rows.ts';
import { forMember } from '#server/platform/http/access.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import {
  findWording,
  listOpenScores,
  listWordingChanges,
  listWordings,
  readScalesOf,
  readScalesThen,
  WORDINGS_TABLE,
  writeWording,
} from './queries.ts';
import { undoWording } from './undo-wording.ts';

const list = forMember.scales.list.handler(({ context: { database, member } }) =>
  database.inCompany(member, listWordings),
);

const readOf = forMember.scales.readOf.handler(({ context: { database, member }, input, errors }) =>
  database.inCompany(member, async (tx) => {
    const scales = await readScalesOf(tx, input.assessmentId);
    if (!scales) throw errors['not-found']();
    return input.at === undefined ? scales : readScalesThen(tx, new Date(input.at));
  }),
);

const readResting = forMember.scales.readResting.handler(({ context: { database, member } }) =>
  database.inCompany(member, async (tx) => countResting(await listOpenScores(tx))),
);

const readHistory = forMember.scales.readHistory.handler(({ context: { database, member } }) =>
  database.inCompany(member, async (tx) => {
    const changes = await listWordingChanges(tx);
    const undone = await readUndone(
      tx,
      changes.map(({ id }) => id),
    );
    return changes.map(({ id, at, userId, by, reason, scale, ...recorded }) => {
      const { title, fields } = describeChange(recorded, { scale }, () => undefined);
      return { id, at: at.toISOString(), userId, by, reason, title, isUndone: undone.has(id), fields };
    });
  }),
);

const save = forMember.scales.save.handler(({ context, input: { seenVersion, reason, ...input } }) =>
  context.database.inCompany(
    context.member,
    async (tx) => {
      const wording = settleScaleWording(input);
      const isWritten = await writeWording(tx, wording, seenVersion);
      const found = await findWording(tx, wording.scale);
      // If the button was pressed twice, the requested state already exists.
      if (found && (isWritten || isSameIn(scaleWordingFields, found.row, wording))) return found.row;
      return refuse('conflict', {
        conflicts: await tellConflicts(tx, WORDINGS_TABLE, [{ key: wording.scale, ...found }]),
      });
    },
    reason,
  ),
);

const undo = forMember.scales.undo.handler(({ context, input: { line }, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    const undone = await undoWording(tx, line);
    if (!undone) throw errors['not-found']();
    const { scale, isDone } = undone;
    const found = await findWording(tx, scale);
    if (found && isDone) return found.row;
    return refuse('conflict', { conflicts: await tellConflicts(tx, WORDINGS_TABLE, [{ key: scale, ...found }]) });
  }),
);

export const scalesRoutes = { list, readOf, readResting, readHistory, save, undo };
