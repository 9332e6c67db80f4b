import type { ViewShape } from '#contract/views.ts';
import type { Member } from '#database/doors.ts';
import { MAX_VIEWS } from '#domain/limits.ts';
import { canonicalJson } from '#domain/results/canonical-json.ts';
import { mayChangeView, type ViewContents } from '#domain/views/saved-view.ts';
import { readLastChange } from '#server/features/records/last-changes.ts';
import { forMember } from '#server/platform/http/access.ts';
import { countViews, deleteView, findView, insertView, listViews, updateView, type ViewRow } from './queries.ts';

const endpoints = forMember.views;

const list = endpoints.list.handler(({ context: { database, member } }) =>
  database.inCompany(member, async (tx) => (await listViews(tx, member.userId)).map((row) => toShape(row, member))),
);

const save = endpoints.save.handler(({ context: { database, member }, input, errors }) =>
  database.inCompany(member, async (tx) => {
    const { id, seenVersion, ...fields } = input;
    const before = await findView(tx, member.userId, id);
    const isOwn = before === undefined || before.ownerId === member.userId;
    if (before && !mayChangeView(isOwn, member.role)) throw errors['access-denied']();
    // The view would become invisible to everyone except its author.
    if (before && !isOwn && before.isShared !== fields.isShared) throw errors['access-denied']();
    if (before?.isShared !== fields.isShared && (await countViews(tx, member.userId, fields.isShared)) >= MAX_VIEWS) {
      throw errors['too-many-views']({ data: { most: MAX_VIEWS } });
    }
    const isSaved =
      seenVersion === null ? await insertView(tx, id, fields) : await updateView(tx, id, fields, seenVersion);
    const row = await findView(tx, member.userId, id);
    if (!row) throw errors['not-found']();
    const current = toShape(row, member);
    // If the button was pressed twice, the requested state already exists.
    if (isSaved || isSame(current, fields)) return current;
    const change = await readLastChange(tx, 'register_views', id);
    throw errors.conflict({ data: { conflicts: [{ key: id, current, ...change }] } });
  }),
);

const remove = endpoints.remove.handler(({ context: { database, member }, input: { id }, errors }) =>
  database.inCompany(member, async (tx) => {
    const row = await findView(tx, member.userId, id);
    if (!row) throw errors['not-found']();
    if (!mayChangeView(row.ownerId === member.userId, member.role)) throw errors['access-denied']();
    await deleteView(tx, id);
    return { id };
  }),
);

function toShape({ ownerId, contents, ...row }: ViewRow, { userId, role }: Member): ViewShape {
  const isOwn = ownerId === userId;
  return { ...row, isOwn, mayChange: mayChangeView(isOwn, role), contents: contents as ViewContents };
}

type Fields = Pick<ViewShape, 'name' | 'isShared' | 'contents'>;
const isSame = (view: Fields, fields: Fields): boolean => told(view) === told(fields);
/** Compared in canonical form, because PostgreSQL sorts the keys of one of the two. */
const told = ({ name, isShared, contents }: Fields): string => canonicalJson([name, isShared, contents]);

export const viewsRoutes = { list, save, remove };
