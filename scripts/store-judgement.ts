import type { Member } from '#database/doors.ts';
import type { Database } from '#database/open.ts';
import { found } from '#domain/found.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { personAt } from '#sample/company.ts';
import type { SampleAssessment } from '#sample/sample-shapes.ts';
import { findSigned, insertSignOff } from '#server/features/assurance/sign-off/queries.ts';
import { lockDraft } from '#server/features/records/lock-draft.ts';
import { giveReason } from '#server/features/records/save-by-reason.ts';
import { writeChoice } from '#server/features/results/disclosures/queries.ts';
import { writeDecision } from '#server/features/results/topic-decisions/queries.ts';

/** The team's decisions on topics, each by the person who took it. */
export async function storeDecisions(
  database: Database,
  team: ReadonlyMap<string, Member>,
  { assessment, topics }: AssessmentData,
  { decisions }: Pick<SampleAssessment, 'decisions'>,
): Promise<void> {
  for (const { topicCode, side, by, ...decided } of decisions) {
    const member = found(team.get(by), by);
    const topic = found(
      topics.find(({ code }) => code === topicCode),
      topicCode,
    );
    await database.inCompany(member, async (tx) => {
      const draft = await lockDraft(tx, assessment.id);
      await giveReason(tx, decided.reason);
      const decision = {
        basis: 'score' as const,
        ...decided,
        decidedBy: member.userId,
        decidedAt: new Date(decided.decidedAt),
      };
      await writeDecision(draft, { assessmentId: assessment.id, topicId: topic.id, side }, decision, null);
    });
  }
}

/** What the company does with single disclosure requirements, each chosen by the person who answers for it. */
export async function storeChoices(
  database: Database,
  team: ReadonlyMap<string, Member>,
  { assessment }: Pick<AssessmentData, 'assessment'>,
  { disclosureChoices }: Pick<SampleAssessment, 'disclosureChoices'>,
): Promise<void> {
  for (const { by, requirement, chosenAt, ...chosen } of disclosureChoices) {
    const member = found(team.get(by), by);
    const place = { assessmentId: assessment.id, esrsVersion: assessment.esrsVersion, requirement };
    await database.inCompany(member, async (tx) => {
      const draft = await lockDraft(tx, assessment.id);
      await writeChoice(draft, place, { ...chosen, chosenBy: member.userId, chosenAt: new Date(chosenAt) }, null);
    });
  }
}

/** The sign-off of a completed year: members sign as themselves, and the admin records who is from outside. */
export async function storeSignatures(
  database: Database,
  lead: Member,
  team: ReadonlyMap<string, Member>,
  { assessment }: Pick<AssessmentData, 'assessment'>,
  { signatures }: Pick<SampleAssessment, 'signatures'>,
): Promise<void> {
  for (const { by, ...signature } of signatures) {
    const member = 'email' in by ? found(team.get(by.email), by.email) : null;
    const person =
      'email' in by
        ? { userId: found(member, by.email).userId, name: personAt(by.email).fullName }
        : { userId: null, name: by.name };
    const recordedAt = new Date(`${signature.signedOn}T16:00:00Z`);
    const manner = member ? 'signed' : 'recorded';
    await database.inCompany(member ?? lead, async (tx) => {
      const resultSha256 = found((await findSigned(tx, assessment.id))?.sha256, 'the frozen result');
      await insertSignOff(tx, {
        assessmentId: assessment.id,
        resultSha256,
        recordedAt,
        manner,
        ...person,
        ...signature,
      });
    });
  }
}
