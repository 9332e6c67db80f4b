import type { CompanyTx } from '#database/doors.ts';
import { first } from '#domain/found.ts';
import type { CompanyId, UserId } from '#domain/ids.ts';
import { isCollecting } from '#domain/people/collect-mails.ts';
import { type GivenRecord, listGiven } from '#server/features/assurance/assignments/given-queries.ts';
import { type DueSignature, listDueSignatures } from '#server/features/assurance/sign-off/due-queries.ts';
import { type GivenWorkKind, givenWorkMail } from './given-work-mail.ts';
import { type FindGiven, readGivenIn } from './given-work-places.ts';
import {
  type CompanyTeam,
  listTeams,
  listWilling,
  lockPerson,
  markSentAgain,
  type Recipient,
  readSent,
  sentKey,
} from './notice-queries.ts';
import { type TellPorts, tellOne } from './tell.ts';

/** How far back to look, in milliseconds: longer than a job about it can wait. */
const LOOK_BACK_MS = 2 * 24 * 60 * 60 * 1000;

/** Something that is a person's to do from now on. */
type GivenWork = { person: UserId; notice: string } & (
  | { kind: 'assignments' | 'reviewRequests'; given: GivenRecord }
  | { kind: 'signatures'; due: DueSignature }
);

/**
 * Emails members about what has become theirs to do: they were made the owner of a record, are asked for a review, or may sign. Whatever
 * follows within an hour is collected in one email (product P83). What is no longer theirs, what was deleted, and what a person did
 * themselves is left out.
 */
export async function tellOfGivenWork(parts: TellPorts, companyId: CompanyId): Promise<void> {
  const { database } = parts;
  const [team] = await database.asSystem('work is given', (tx) => listTeams(tx, companyId));
  // Nobody should be asked to do something in a company that is about to be deleted.
  if (!team || team.closesAt) return;
  const reader = { userId: first(team.members, 'a member'), companyId, role: 'user', requestId: 'given-work' } as const;
  const since = new Date(parts.now().getTime() - LOOK_BACK_MS);
  const works = await database.inCompany(reader, (tx) => listWorks(tx, since));
  const waiting = await findWaiting(parts, team, works);
  if (waiting.length === 0) return;
  const assessments = new Set(
    waiting.flatMap(({ news }) =>
      news.flatMap((work) => (work.kind === 'signatures' ? [] : [work.given.assessmentId])),
    ),
  );
  const find = await database.inCompany(reader, (tx) => readGivenIn(tx, [...assessments]));
  for (const { recipient, news } of waiting) await tellPerson(parts, team, recipient, { news, find });
}

async function listWorks(tx: CompanyTx, since: Date): Promise<GivenWork[]> {
  const given = await listGiven(tx, since);
  const due = await listDueSignatures(tx, since);
  return [
    ...given.map((one): GivenWork => {
      const kind = one.as === 'owner' ? 'assignments' : 'reviewRequests';
      return { kind, person: one.person, notice: `given ${one.as} ${one.line}`, given: one };
    }),
    ...due.flatMap((one) =>
      one.people.map((person): GivenWork => {
        const notice = `signature ${one.assessmentId} ${one.occasion}`;
        return { kind: 'signatures', person, notice, due: one };
      }),
    ),
  ];
}

interface Waiting {
  recipient: Recipient;
  news: GivenWork[];
}

/** The members who want to hear of something new and are not collecting. */
async function findWaiting(
  { database: { persons }, now }: TellPorts,
  { companyId, members }: CompanyTeam,
  works: readonly GivenWork[],
): Promise<Waiting[]> {
  const wanted: Waiting[] = [];
  for (const [kind, ofKind] of Map.groupBy(works, (work): GivenWorkKind => work.kind)) {
    const people = new Set(ofKind.map(({ person }) => person).filter((person) => members.includes(person)));
    for (const recipient of await listWilling(persons, kind, [...people])) {
      wanted.push({ recipient, news: ofKind.filter(({ person }) => person === recipient.userId) });
    }
  }
  const byPerson = Map.groupBy(wanted, ({ recipient }) => recipient.userId);
  const notices = [collected(companyId), ...works.map(({ notice }) => notice)];
  const sent = await readSent(persons, [...byPerson.keys()], notices);
  return [...byPerson].flatMap(([userId, ofPerson]) => {
    const news = ofPerson.flatMap((one) => one.news).filter(({ notice }) => !sent.has(sentKey(userId, notice)));
    if (news.length === 0 || isCollecting(sent.get(sentKey(userId, collected(companyId))), now())) return [];
    return ofPerson.slice(0, 1).map(({ recipient }) => ({ recipient, news }));
  });
}

/** Marks when a person was last told of something given in a company. */
const collected = (companyId: CompanyId) => `given-work ${companyId}`;

async function tellPerson(
  parts: TellPorts,
  { companyId, companyName }: CompanyTeam,
  recipient: Recipient,
  { news, find }: { news: readonly GivenWork[]; find: FindGiven },
): Promise<void> {
  const { userId, name } = recipient;
  await tellOne(parts, recipient, async (tx) => {
    // Another server may be sending the same.
    await lockPerson(tx, userId);
    const sent = await readSent(tx, [userId], [collected(companyId), ...news.map(({ notice }) => notice)]);
    if (isCollecting(sent.get(sentKey(userId, collected(companyId))), parts.now())) return null;
    const fresh = news.filter(({ notice }) => !sent.has(sentKey(userId, notice)));
    const listed = fresh.flatMap((work) => {
      const record = work.kind === 'signatures' ? null : find(work.given);
      return record === undefined ? [] : [{ work, record }];
    });
    if (listed.length === 0) return null;
    await markSentAgain(tx, userId, [collected(companyId), ...listed.map(({ work }) => work.notice)], parts.now());
    const recordsOf = (kind: GivenWorkKind) =>
      listed.flatMap(({ work, record }) => (work.kind === kind && record ? [record] : []));
    return givenWorkMail(parts.config.publicUrl, {
      name,
      companyName,
      owned: recordsOf('assignments'),
      toReview: recordsOf('reviewRequests'),
      toSign: listed.flatMap(({ work }) => (work.kind === 'signatures' ? [work.due] : [])),
    });
  });
}
