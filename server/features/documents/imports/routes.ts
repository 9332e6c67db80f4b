import { setImmediate as nextTurn } from 'node:timers/promises';
import { readInChild } from '#server/features/documents/files/read-in-child.ts';
import { forMember } from '#server/platform/http/access.ts';
import { given } from '#server/platform/http/given.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import { createTurns } from '#server/platform/limits/turns.ts';
import { QueueFull } from '#server/platform/limits/work-queue.ts';
import {
  findMatching,
  keepMatching,
  listMatchings,
  rememberedWords,
  removeMatching,
  renameMatching,
} from './queries.ts';
import { saveImport } from './save-import.ts';

/** Files read at the same time, at most one for each company: each needs a process with up to 384 MB. */
const inTurn = createTurns({ atOnce: 2, ofOne: 1, waiting: 8 });

const endpoints = forMember.imports;

const read = endpoints.read.handler(async ({ context, input: { content, encoding, separator } }) => {
  const { member, answerRoom, outgoing } = context;
  // Parsing a large body takes time, so other requests run before its bytes are decoded, and again before a process is started.
  await nextTurn();
  const bytes = Buffer.from(content, 'base64');
  await nextTurn();
  const place =
    (await answerRoom.enter(member.companyId, `${member.companyId} import`, outgoing)) ?? refuse('too-busy');
  try {
    const pieces = await inTurn(member.companyId, () => readInChild(bytes, { encoding, separator }));
    place.made(pieces.reduce((sum, piece) => sum + piece.length, 0));
    return given(pieces) as never;
  } catch (error) {
    place.leave();
    if (error instanceof QueueFull) refuse('too-busy');
    throw error;
  }
});

const save = endpoints.save.handler(({ context, input: { reason, ...asked } }) =>
  context.database.inCompany(
    context.member,
    async (tx) => {
      await saveImport(tx, asked);
      return { act: asked.act };
    },
    reason,
  ),
);

const find = endpoints.findMatching.handler(({ context: { database, member }, input: { headings } }) =>
  database.inCompany(member, async (tx) => ({
    ...(await findMatching(tx, headings)),
    remembered: await rememberedWords(tx),
  })),
);

const keep = endpoints.keepMatching.handler(({ context: { database, member, now }, input }) =>
  database.inCompany(member, async (tx) => {
    await keepMatching(tx, input, now());
    return { headings: input.headings };
  }),
);

const list = endpoints.listMatchings.handler(({ context: { database, member } }) =>
  database.inCompany(member, listMatchings),
);

const rename = endpoints.renameMatching.handler(({ context: { database, member }, input: { headings, name } }) =>
  database.inCompany(member, async (tx) => {
    await renameMatching(tx, headings, name);
    return { headings };
  }),
);

const remove = endpoints.removeMatching.handler(({ context: { database, member }, input: { headings } }) =>
  database.inCompany(member, async (tx) => {
    await removeMatching(tx, headings);
    return { headings };
  }),
);

export const importsRoutes = {
  ...{ read, save, findMatching: find, keepMatching: keep },
  ...{ listMatchings: list, renameMatching: rename, removeMatching: remove },
};
