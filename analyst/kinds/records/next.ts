import type { Line } from '#analyst/blocks/answer.ts';
import {
  amount,
  blocks,
  counted,
  joined,
  list,
  named,
  numbered,
  rests,
  sentence,
  strong,
} from '#analyst/blocks/say.ts';
import { missingIn, type OpenPoint, pointOfGap } from '#domain/chat/open-point.ts';
import { componentSource, resultsSource, sectionSource, topicSource } from '#domain/chat/sources.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { findGaps, type Gap, type GapCode } from '#domain/progress/gaps.ts';
import { openPointsOf } from '#domain/progress/open-points.ts';
import { STATES } from '#domain/progress/progress-words.ts';
import { type SectionProgress, wizardProgress } from '#domain/progress/wizard-progress.ts';
import { AUDIT } from '../audit.ts';
import type { Kind, KindInput } from '../kind.ts';
import { ownWork } from './team.ts';

/** The maximum number of examples for one open point, and for one step if there are several. */
const EXAMPLES = 12;
const EXAMPLES_OF_STEP = 3;
/** The maximum number of steps in one answer. */
const MOST_STEPS = 5;
const MOST_GAPS = 4;

/** Says how far the work has progressed, what is missing, and what to do next. */
export const nextKind: Kind = {
  id: 'next',
  offer: 'What should I focus on next in my assessment?',
  isOffered: (question) => question === 'Which gaps would an auditor find?',
  asksBy:
    /^(?:focus(?:ed|ing)?|next|steps?|gaps?|auditors?|missing|open|weak\w*|holes?|priorit\w*|start|begin|continue|do|left|remain\w*|finish\w*|complete\w*|progress|status|todos?)$/i,
  async answer(asked) {
    const { question, data } = asked;
    const waiting = ASKS_GAPS.test(question) || ASKS_STATE.test(question) ? [] : await waitingSteps(asked);
    return { blocks: tellNext(question, data.current, waiting) };
  },
};

/** Asks for the state of the work rather than for what to do. */
const ASKS_STATE =
  /\bhow (far|complete|much)\b|\bsections?\b|\bsteps?\b|\bprogress\b|\bstatus\b|\b(finished|done|ready|complete)\b|\b(?:still|left) open\b|\bquestions?\b.*\banswered\b/i;
const ASKS_GAPS = /\bgaps?\b|\bmissing\b|\black|\bauditor\b|\bweak|\bincomplete\b|\bholes?\b|\bthin\b/i;

/** What others wait for: auditors for answers, colleagues for a review; then the person's own late work. */
async function waitingSteps(asked: KindInput): Promise<Line[]> {
  const open = (await asked.desk.auditQuestions()).filter(({ state }) => state === 'open');
  const { reviews, late } = await ownWork(asked);
  return [
    open.length > 0 && [
      strong(open.length === 1 ? 'Answer the auditor’s question' : `Answer the auditor’s ${open.length} questions`),
      ' about ',
      ...someOf(
        [...new Set(open.map(({ about }) => about))].map((about) => [`“${about}”`]),
        EXAMPLES_OF_STEP,
      ),
      '.',
      rests(AUDIT),
    ],
    reviews.length > 0 && [
      strong('Review what colleagues asked you to review: '),
      ...someOf(reviews, EXAMPLES_OF_STEP),
    ],
    late.length > 0 && [strong('Finish your own overdue work: '), ...someOf(late, EXAMPLES_OF_STEP)],
  ].filter((line) => line !== false);
}

function tellNext(question: string, current: AssessmentData, waiting: readonly Line[]) {
  if (ASKS_GAPS.test(question)) return tellGaps(findGaps(current), current);
  if (ASKS_STATE.test(question)) return tellProgress(wizardProgress(current), findGaps(current), current);
  const steps = [...waiting, ...nextSteps(current)];
  if (steps.length === 0)
    return [sentence('Nothing is left to do, and I found no gaps.', rests(resultsSource(current)))];
  const told = steps.slice(0, MOST_STEPS);
  const later = steps.length - told.length;
  return blocks(
    sentence(
      told.length === 1 ? 'Your next step:' : `Your next ${told.length} steps, the most important first:`,
      rests(resultsSource(current)),
    ),
    numbered(told),
    later > 0 &&
      sentence(
        `After these, ${later === 1 ? 'there is' : 'there are'} ${amount(later, 'more step')}.`,
        rests(resultsSource(current)),
      ),
  );
}

function tellProgress(sections: readonly SectionProgress[], gaps: readonly Gap[], current: AssessmentData) {
  const complete = sections.filter(({ state }) => state === 'complete').length;
  const { status } = current.assessment;
  return blocks(
    sentence(
      strong(`${complete} of ${sections.length} sections`),
      ` ${complete === 1 ? 'is' : 'are'} complete${status === 'completed' ? ', and the assessment is completed' : ''}.`,
      rests(resultsSource(current)),
    ),
    list(
      sections.map((section): Line => {
        const missing = missingIn(section, current).map((point) => pointLine(point));
        return [
          strong(section.name),
          rests(sectionSource(current, section.name)),
          `: ${STATES[section.state]}`,
          ...(missing.length > 0 ? ['. Missing: ', ...joined(missing, '; ')] : []),
        ];
      }),
    ),
    gaps.length > 0 && sentence('There are also gaps that an auditor would ask about.', rests(resultsSource(current))),
  );
}

function tellGaps(gaps: readonly Gap[], current: AssessmentData) {
  if (gaps.length === 0) return [sentence('I found no gaps of the kinds I look for.', rests(resultsSource(current)))];
  return blocks(
    sentence('What an auditor would ask about:'),
    list(gaps.map((gap) => pointLine(pointOfGap(gap, current)))),
  );
}

/** The sections already report these. */
const OF_SECTIONS: ReadonlySet<GapCode> = new Set([
  'topic-without-components',
  'topic-without-impacts',
  'topic-without-risks-or-opportunities',
  'impact-without-polarity',
]);

/** The next steps, most important first. */
function nextSteps(current: AssessmentData): Line[] {
  const { unjustified, sections: open, gaps, ...points } = openPointsOf(current);
  const borderline = points.borderline.filter(({ decided }) => decided === undefined);
  const scored = unjustified.map(({ component, score }) => [
    ...named(componentSource(current, component)),
    ` (${score} of 25)`,
  ]);
  const near = [...Map.groupBy(borderline, ({ topic }) => topic)].map(([topic, sides]) => [
    ...named(topicSource(current, topic)),
    ` (${sides.map(({ side, score, threshold }) => `${side} ${score}, threshold ${threshold}`).join('; ')})`,
  ]);
  const { status, isApproved, isSigned } = current.assessment;
  return [
    status === 'completed' &&
      !isApproved && [
        strong(isSigned === true ? 'Get the next signature' : 'Sign that you prepared the result'),
        '. The result is frozen, and becomes final once it is prepared, reviewed and approved. Members sign for themselves; for anyone else, record the step from minutes.',
        rests(resultsSource(current)),
      ],
    scored.length > 0 && [
      strong('Justify the decisive scores.'),
      ' These take a topic over a threshold but have no justification: ',
      ...someOf(scored, EXAMPLES_OF_STEP),
    ],
    ...open.map((section): Line => {
      const missing = missingIn(section, current).map((point) => pointLine(point, EXAMPLES_OF_STEP));
      return [
        strong(`${section.state === 'not-started' ? 'Start' : 'Finish'} ${section.name}`),
        rests(sectionSource(current, section.name)),
        ': ',
        ...(missing.length > 0 ? joined(missing, '; ') : ['nothing has been entered yet']),
      ];
    }),
    ...gaps
      .filter(({ code }) => !OF_SECTIONS.has(code))
      .slice(0, MOST_GAPS)
      .map((gap): Line => [strong('Close a gap:'), ' ', ...pointLine(pointOfGap(gap, current), EXAMPLES_OF_STEP)]),
    near.length > 0 && [strong('Take a second look at borderline cases:'), ' ', ...someOf(near, EXAMPLES_OF_STEP)],
    current.assessment.status === 'draft' &&
      open.length === 0 && [
        strong('Complete the assessment'),
        ' in the last section. This freezes the result.',
        rests(resultsSource(current)),
      ],
  ].filter((line) => line !== false);
}

/** How many points are open, and the first of them. */
function pointLine({ what, count, questions, rows, source }: OpenPoint, examples = EXAMPLES): Line {
  const said = count === 0 ? what : `${count} ${counted(count, what)}`;
  const names = [...questions.map((question): Line => [question]), ...rows.map((row) => named(row))];
  return names.length === 0 ? [said, rests(source)] : [`${said}: `, ...someOf(names, examples)];
}

/** The first names, and how many more there are. */
function someOf(names: readonly Line[], most: number): Line {
  const shown = names.slice(0, most);
  return [...joined(shown), names.length > shown.length && ` and ${names.length - shown.length} more`];
}
