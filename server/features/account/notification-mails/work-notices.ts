import type { CompanyTx, Member } from '#database/doors.ts';
import { daysBetween } from '#domain/assignments/standing.ts';
import { bySoonest, type Duties, listDuties } from '#domain/duties/list-duties.ts';
import type { AssessmentId, UserId } from '#domain/ids.ts';
import { toAssignment } from '#server/features/assurance/assignments/answer-assignments.ts';
import { listAssignments, listDraftsWithWork } from '#server/features/assurance/assignments/queries.ts';
import { listOpen } from '#server/features/questionnaire/assessment/queries.ts';
import { readWhole } from '#server/features/questionnaire/assessment/read-whole.ts';
import { type CompanyTeam, markSent } from './notice-queries.ts';
import { type TellPorts, tell, tellEach } from './tell.ts';
import { digestMail, dueMail, type MailedDuty } from './work-mails.ts';

/** How many days before the due date a person is reminded. */
const SOON_DAYS = 3;
/** Items overdue for longer appear only in the digest, so that no reminder is repeated once the record of it is deleted. */
const LATE_DAYS = 7;
const MONDAY = 1;

interface DraftDuties {
  assessmentId: AssessmentId;
  of: (person: UserId) => MailedDuties;
}

interface MailedDuties {
  own: MailedDuty[];
  toReview: MailedDuty[];
}

/**
 * Emails members about their records that fall due or have become overdue, once for each record, day and kind, and on Mondays about the
 * state of their work (product P49). Days are in UTC.
 */
export async function tellOfWork(parts: TellPorts, team: CompanyTeam, reader: Member): Promise<void> {
  const { database, config } = parts;
  const now = parts.now();
  const today = now.toISOString().slice(0, 10);
  const drafts = await database.inCompany(reader, (tx) => readDrafts(tx, today));
  if (drafts.length === 0) return;
  const { companyId, companyName, members } = team;
  await tellEach(parts, 'dueDates', members, async (tx, { userId, name }) => {
    const told: MailedDuty[] = [];
    for (const { assessmentId, of } of drafts) {
      for (const duty of of(userId).own) {
        const stage = stageOf(duty, today);
        const notice = `due ${assessmentId} ${duty.noun} ${duty.key} ${duty.dueOn} ${stage}`;
        if (stage && (await markSent(tx, userId, notice, now))) told.push(duty);
      }
    }
    return told.length > 0 ? dueMail(config.publicUrl, { name, companyName, duties: told.toSorted(bySoonest) }) : null;
  });
  if (now.getUTCDay() !== MONDAY) return;
  const all = new Map(members.map((person) => [person, together(drafts.map(({ of }) => of(person)))]));
  const busy = members.filter((person) => {
    const { own, toReview } = all.get(person) ?? NOTHING;
    return own.length + toReview.length > 0;
  });
  await tell(parts, 'weeklyDigest', busy, `digest ${companyId} ${today}`, ({ userId, name }) =>
    digestMail(config.publicUrl, { name, companyName, ...(all.get(userId) ?? NOTHING) }),
  );
}

const NOTHING: MailedDuties = { own: [], toReview: [] };

/** All duties by date, across drafts: an email names the first of them. */
const together = (all: readonly MailedDuties[]): MailedDuties => ({
  own: all.flatMap(({ own }) => own).toSorted(bySoonest),
  toReview: all.flatMap(({ toReview }) => toReview).toSorted(bySoonest),
});

function stageOf({ dueOn }: MailedDuty, today: string): 'soon' | 'overdue' | null {
  if (dueOn === null) return null;
  const days = daysBetween(today, dueOn);
  if (days > SOON_DAYS || days < -LATE_DAYS) return null;
  return days < 0 ? 'overdue' : 'soon';
}

async function readDrafts(tx: CompanyTx, today: string): Promise<DraftDuties[]> {
  const drafts: DraftDuties[] = [];
  const isOneOfSeveral = (await listOpen(tx)).length > 1;
  for (const assessmentId of await listDraftsWithWork(tx)) {
    const data = await readWhole(tx, assessmentId);
    const rows = await listAssignments(tx, assessmentId);
    const { name, financialYearStart } = data.assessment;
    const named = (duties: Duties['own']): MailedDuty[] =>
      duties.map((duty) => ({ ...duty, assessment: isOneOfSeveral ? { name, financialYearStart } : null }));
    const of = (me: UserId) => {
      const assignments = rows.map((row) => toAssignment(row, me));
      const { own, toReview } = listDuties(data, assignments, { me, today });
      return { own: named(own), toReview: named(toReview) };
    };
    drafts.push({ assessmentId, of });
  }
  return drafts;
}
