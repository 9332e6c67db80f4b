import type { WholeAssessment } from '#contract/assessment.ts';
import type { CompanyTx } from '#database/doors.ts';
import type { ChosenDisclosure } from '#domain/disclosures/choice.ts';
import { basisOf, findChoiceProblem } from '#domain/disclosures/open-choices.ts';
import { disclosureRequirements } from '#domain/reference/disclosure-requirements.ts';
import { canonicalJson } from '#domain/results/canonical-json.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { conclusionsOf, disclosureLines } from '#domain/results/disclosures.ts';
import { findAssessment } from '#server/features/questionnaire/assessment/queries.ts';
import { readWhole } from '#server/features/questionnaire/assessment/read-whole.ts';
import { lockDraft } from '#server/features/records/lock-draft.ts';
import { requireSize, tellConflicts } from '#server/features/records/save-rows.ts';
import { forMember } from '#server/platform/http/access.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import { choiceStore, deleteChoice, findChoice, readChoices, writeChoice } from './queries.ts';

const read = forMember.disclosures.read.handler(({ context, input: { assessmentId }, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    const assessment = await findAssessment(tx, assessmentId);
    if (!assessment) throw errors['not-found']();
    const { undertaking, firstReportYear, version } = assessment;
    return { undertaking, firstReportYear, version, choices: await readChoices(tx, assessmentId) };
  }),
);

const choose = forMember.disclosures.choose.handler(({ context, input }) =>
  context.database.inCompany(context.member, async (tx) => {
    const { assessmentId, requirement, seenVersion, ...given } = input;
    const draft = await lockDraft(tx, assessmentId);
    const whole = await readWhole(tx, assessmentId);
    const chosen = { ...onlyOf({ requirement, ...given }), reason: given.reason.trim() };
    requireOpen(whole, { requirement, ...chosen });
    const place = { assessmentId, esrsVersion: whole.assessment.esrsVersion, requirement };
    const act = { chosenBy: context.member.userId, chosenAt: context.now() };
    const before = await findChoice(tx, place);
    // If the button was pressed twice, the requested state already exists.
    if (before && before.row.version !== seenVersion && isSame(before.row, chosen)) return before.row;
    const isWritten = await writeChoice(draft, place, { ...chosen, ...act }, seenVersion);
    const found = await findChoice(tx, place);
    if (!found || !isWritten) return refuseConflict(tx, requirement, found);
    await requireSize(draft, assessmentId);
    return found.row;
  }),
);

const withdraw = forMember.disclosures.withdraw.handler(({ context, input, errors }) =>
  context.database.inCompany(context.member, async (tx) => {
    const { assessmentId, requirement, esrsVersion, seenVersion } = input;
    const draft = await lockDraft(tx, assessmentId);
    const place = { assessmentId, requirement, esrsVersion };
    if (!(await deleteChoice(draft, place, seenVersion))) {
      const found = await findChoice(tx, place);
      if (!found) throw errors['not-found']();
      return refuseConflict(tx, requirement, found);
    }
    return { requirement, esrsVersion };
  }),
);

type Chosen = Omit<ChosenDisclosure, 'requirement'>;

/** A choice without the values that belong to another one. */
function onlyOf({ choice, phaseIn, until, ground, reason, topicCodes }: ChosenDisclosure): Chosen {
  const empty = { phaseIn: '', until: null, ground: '', topicCodes: [] as string[] };
  if (choice === 'phased-in') return { ...empty, choice, phaseIn, until, reason };
  if (choice === 'left-out') return { ...empty, choice, ground, reason };
  return { ...empty, choice, reason, topicCodes: [...new Set(topicCodes)] };
}

const isSame = (row: Chosen, chosen: Chosen) =>
  (Object.keys(chosen) as (keyof Chosen)[]).every((name) => canonicalJson(row[name]) === canonicalJson(chosen[name]));

/** @throws not-found or choice-not-open unless the law gives the company this choice */
function requireOpen(whole: WholeAssessment, chosen: ChosenDisclosure): void {
  const { assessment, topics } = whole;
  const codes = new Set(topics.map(({ code }) => code));
  if (!chosen.topicCodes.every((code) => codes.has(code))) refuse('not-found');
  const lines = disclosureLines(conclusionsOf(buildDashboard(whole)), disclosureRequirements[assessment.esrsVersion]);
  const line = lines.find(({ requirement: { code } }) => code === chosen.requirement);
  if (!line) refuse('not-found');
  const why = findChoiceProblem(chosen, line, basisOf(assessment));
  if (why) refuse('choice-not-open', { why });
}

type FoundChoice = Awaited<ReturnType<typeof findChoice>>;

async function refuseConflict(tx: CompanyTx, requirement: string, found: FoundChoice): Promise<never> {
  return refuse('conflict', {
    conflicts: await tellConflicts(tx, choiceStore.table, [{ key: requirement, ...found }]),
  });
}

export const disclosuresRoutes = { read, choose, withdraw };
