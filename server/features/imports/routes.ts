import type { ReadFile } from '#contract/imports.ts';
import { readInChild } from '#server/features/files/read-in-child.ts';
import { forMember } from '#server/platform/http/access.ts';
import { inAnswerRoom } from '#server/platform/http/in-answer-room.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import { createTurns } from '#server/platform/limits/turns.ts';
import { QueueFull } from '#server/platform/sessions/work-queue.ts';
import { findMatching, keepMatching } from './queries.ts';
import { saveImport } from './save-import.ts';
import { toldSheets } from './told-sheets.ts';

/** Files that are read at once, one of a company: each takes a process with up to 256 MB. */
const inTurn = createTurns({ atOnce: 2, ofOne: 1, waiting: 8 });

const endpoints = forMember.imports;

const read = endpoints.read.handler(({ context, input: { content } }) =>
  inAnswerRoom(context, 'import', async () => {
    const bytes = Buffer.from(content, 'base64');
    return inTurn(context.member.companyId, () => readFile(bytes)).catch((error: unknown) => {
      if (error instanceof QueueFull) refuse('too-busy');
      throw error;
    });
  }),
);

async function readFile(bytes: Uint8Array): Promise<ReadFile> {
  const answer = await readInChild(bytes);
  if ('unreadable' in answer) return { unreadable: answer.unreadable, detail: answer.detail ?? null };
  return { sheets: toldSheets(answer.sheets) };
}

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
  database.inCompany(member, async (tx) => ({ kept: await findMatching(tx, headings) })),
);

const keep = endpoints.keepMatching.handler(({ context: { database, member, now }, input: { headings, kept } }) =>
  database.inCompany(member, async (tx) => {
    await keepMatching(tx, headings, kept, now());
    return { headings };
  }),
);

export const importsRoutes = { read, save, findMatching: find, keepMatching: keep };
