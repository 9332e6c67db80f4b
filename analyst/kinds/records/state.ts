import type { Block, Line } from '#analyst/blocks/answer.ts';
import { blocks, day, list, offers, rests, sentence, strong } from '#analyst/blocks/say.ts';
import type { TeamRecords } from '#analyst/blocks/team-records.ts';
import type { KindInput } from '#analyst/kinds/kind.ts';
import { resultsSource } from '#domain/chat/sources.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { finalityOf, nextStep, SIGN_OFF_STEPS } from '#domain/sign-off/sign-off.ts';
import { finalityNames, mannerSaid, stepNames } from '#domain/sign-off/words.ts';
import type { RecordAnswer } from './record-answer.ts';

/** How final this assessment and the one before are, and who signed which step. */
export const stateTold: RecordAnswer = {
  offer: 'How final is the assessment, and who has signed?',
  async tell({ data: { current, earlier }, desk }: KindInput) {
    const { signatures, earlierSignatures } = await desk.records();
    return blocks(
      tellState(current, signatures),
      earlier && tellState(earlier, earlierSignatures),
      current.assessment.status === 'draft' && offers('What should I focus on next in my assessment?'),
    );
  },
};

function tellState({ assessment }: AssessmentData, signatures: TeamRecords['signatures']): Block[] {
  const source = rests(resultsSource({ assessment }));
  const { status, completedAt } = assessment;
  const isOpen = status === 'draft';
  const next = isOpen ? undefined : nextStep(signatures);
  return blocks(
    sentence(
      strong(assessment.name),
      ' is ',
      strong(isOpen ? 'a draft' : finalityNames[finalityOf(assessment)].toLowerCase()),
      !isOpen && completedAt !== null && `, completed on ${day(completedAt)}`,
      isOpen ? '. It is signed once it is completed, so nobody has signed or approved it yet.' : '.',
      next !== undefined && ` Still to sign: ${SIGN_OFF_STEPS.slice(SIGN_OFF_STEPS.indexOf(next)).join(', ')}.`,
      source,
    ),
    signatures.length > 0 && list(signatures.map((each): Line => [tellSignature(each), source])),
  );
}

const tellSignature = ({ step, name, jobTitle, signedOn, minutes, ...made }: TeamRecords['signatures'][number]) =>
  [
    `${stepNames[step]} by ${name}`,
    jobTitle.trim() !== '' && jobTitle.trim(),
    `on ${day(signedOn)}`,
    mannerSaid(made),
    minutes.trim() !== '' && `minutes: ${minutes.trim()}`,
  ]
    .filter(Boolean)
    .join(', ');
