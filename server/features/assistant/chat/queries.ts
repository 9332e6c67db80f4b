import { sql } from 'kysely';
import type { ChatMessageShape, ChatSessionShape } from '#contract/chat.ts';
import type { ChatFault } from '#contract/chat-faults.ts';
import type { CompanyTx } from '#database/doors.ts';
import type { Database } from '#database/open.ts';
import type { ChatSource } from '#domain/chat/chat-source.ts';
import { chatTitle, DEFAULT_CHAT_TITLE } from '#domain/chat/chat-title.ts';
import type { AssessmentId, ChatSessionId, CompanyId, UserId } from '#domain/ids.ts';
import { checkQuery } from '#domain/query/check.ts';
import type { Reading } from '#domain/query/reading.ts';

const sessionColumns = ['id', 'title', 'createdAt'] as const;

const toSession = (row: { id: ChatSessionId; title: string; createdAt: Date }): ChatSessionShape => ({
  id: row.id,
  title: row.title,
  createdAt: row.createdAt.toISOString(),
});

/** A person's own chats about an assessment, newest first. The policy in the database shows no others; the filter states this again. */
export async function listSessions(
  tx: CompanyTx,
  userId: UserId,
  assessmentId: AssessmentId,
): Promise<ChatSessionShape[]> {
  const rows = await tx
    .selectFrom('chatSessions')
    .select(sessionColumns)
    .where((eb) => eb.and({ userId, assessmentId }))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toSession);
}

/** Starts a chat. If the id exists, returns the existing chat, or undefined if it belongs to another person. */
export async function insertSession(
  tx: CompanyTx,
  userId: UserId,
  values: { id: ChatSessionId; assessmentId: AssessmentId; title: string },
): Promise<ChatSessionShape | undefined> {
  const row = await tx
    .insertInto('chatSessions')
    .values({ ...values, userId })
    .onConflict((conflict) => conflict.columns(['companyId', 'id']).doNothing())
    .returning(sessionColumns)
    .executeTakeFirst();
  if (row) return toSession(row);
  const existing = await findSession(tx, userId, values.id);
  return existing?.assessmentId === values.assessmentId ? toSession(existing) : undefined;
}

export function findSession(tx: CompanyTx, userId: UserId, id: ChatSessionId) {
  return tx
    .selectFrom('chatSessions')
    .select([...sessionColumns, 'assessmentId'])
    .where((eb) => eb.and({ userId, id }))
    .executeTakeFirst();
}

export async function setTitle(
  tx: CompanyTx,
  userId: UserId,
  id: ChatSessionId,
  title: string,
): Promise<ChatSessionShape | undefined> {
  const row = await tx
    .updateTable('chatSessions')
    .set({ title })
    .where((eb) => eb.and({ userId, id }))
    .returning(sessionColumns)
    .executeTakeFirst();
  return row && toSession(row);
}

/** Deletes a chat with its messages; returns whether it existed. */
export async function deleteSession(tx: CompanyTx, userId: UserId, id: ChatSessionId): Promise<boolean> {
  const row = await tx
    .deleteFrom('chatSessions')
    .where((eb) => eb.and({ userId, id }))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function listMessages(
  tx: CompanyTx,
  userId: UserId,
  sessionId: ChatSessionId,
): Promise<ChatMessageShape[]> {
  const rows = await tx
    .selectFrom('chatMessages')
    .select(['id', 'role', 'content', 'state', 'sources', 'answeredBy', 'fault', 'reading', 'createdAt'])
    .where((eb) => eb.and({ userId, sessionId }))
    .orderBy('position')
    .execute();
  return rows.map(({ sources, fault, reading, createdAt, ...row }) => ({
    ...row,
    sources: sources as ChatSource[],
    fault: fault as ChatFault | null,
    reading: readStored(reading as Reading | null),
    createdAt: createdAt.toISOString(),
  }));
}

/** Deletes a message and everything after it in its chat, before a question is asked again. */
export async function deleteMessagesFrom(
  tx: CompanyTx,
  userId: UserId,
  sessionId: ChatSessionId,
  id: string,
): Promise<void> {
  await tx
    .deleteFrom('chatMessages')
    .where((eb) => eb.and({ userId, sessionId }))
    .where('position', '>=', (eb) =>
      eb
        .selectFrom('chatMessages as first')
        .select('first.position')
        .where((of) => of.and({ 'first.id': id, 'first.userId': userId, 'first.sessionId': sessionId })),
    )
    .execute();
}

interface NewMessage {
  id: string;
  sessionId: ChatSessionId;
  assessmentId: AssessmentId;
  role: 'user' | 'assistant';
  content: string;
  state?: 'complete' | 'partial';
  sources?: readonly ChatSource[];
  answeredBy?: string;
  reading?: Reading | null;
}

/** Appends a message; false if a message with this id already exists. */
export async function insertMessage(tx: CompanyTx, userId: UserId, message: NewMessage): Promise<boolean> {
  const { sources = [], reading = null, ...values } = message;
  const row = await tx
    .insertInto('chatMessages')
    .values({ ...values, userId, sources: JSON.stringify(sources), reading: reading && JSON.stringify(reading) })
    .onConflict((conflict) => conflict.columns(['companyId', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores with a question why its answer failed or is incomplete. */
export async function keepFault(tx: CompanyTx, userId: UserId, questionId: string, fault: ChatFault): Promise<void> {
  await tx
    .updateTable('chatMessages')
    .set({ fault })
    .where((eb) => eb.and({ userId, id: questionId, role: 'user' }))
    .execute();
}

/** Names a chat after its first question, unless the person has already named it (product P24). */
export async function titleFromFirst(
  tx: CompanyTx,
  userId: UserId,
  id: ChatSessionId,
  question: string,
): Promise<void> {
  await tx
    .updateTable('chatSessions')
    .set({ title: chatTitle(question) })
    .where((eb) => eb.and({ userId, id, title: DEFAULT_CHAT_TITLE }))
    .execute();
}

type Persons = Database['persons'];

interface Lease {
  ofCompany: CompanyId;
  sessionId: ChatSessionId;
  holder: string;
  seconds: number;
}

/** The database's clock decides, because the clocks of the servers may differ. */
const endOf = ({ seconds }: Lease) => sql<Date>`now() + make_interval(secs => ${seconds})`;

/** Claims a chat's lease in one statement; false if another holder's lease has not ended. */
export async function claimLease(persons: Persons, lease: Lease): Promise<boolean> {
  const { ofCompany, sessionId, holder } = lease;
  const row = await persons
    // Leases of chats that were deleted, or of servers that died.
    .with('swept', (tx) => tx.deleteFrom('chatLeases').where('until', '<', sql<Date>`now() - interval '1 hour'`))
    .insertInto('chatLeases')
    .values({ ofCompany, sessionId, holder, until: endOf(lease) })
    .onConflict((conflict) =>
      conflict
        .columns(['ofCompany', 'sessionId'])
        .doUpdateSet({ holder, until: endOf(lease) })
        .where('chatLeases.until', '<', sql<Date>`now()`),
    )
    .returning('holder')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether the lease still belongs to the holder. */
export async function renewLease(persons: Persons, lease: Lease): Promise<boolean> {
  const { ofCompany, sessionId, holder } = lease;
  const row = await persons
    .updateTable('chatLeases')
    .set({ until: endOf(lease) })
    .where((eb) => eb.and({ ofCompany, sessionId, holder }))
    .returning('holder')
    .executeTakeFirst();
  return row !== undefined;
}

export async function releaseLease(persons: Persons, { ofCompany, sessionId, holder }: Lease): Promise<void> {
  await persons
    .deleteFrom('chatLeases')
    .where((eb) => eb.and({ ofCompany, sessionId, holder }))
    .execute();
}

/** Reads a stored reading; leaves out queries of another version of the product that can no longer be evaluated. */
function readStored(reading: Reading | null): Reading | null {
  if (!reading) return null;
  const checked = reading.queries.map(checkQuery);
  return { ...reading, queries: checked.flatMap((each) => (each.ok ? each.query : [])) };
}
