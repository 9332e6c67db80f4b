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
import { componentSource, resultsSource, sectionSource, topicSource } from '#analyst/blocks/sources.ts';
import type { SectionName } from '#domain/chat/chat-source.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { findGaps, type Gap, type GapCode } from '#domain/progress/gaps.ts';
import { openPointsOf, rowsOfGap } from '#domain/progress/open-points.ts';
import { GAPS, MISSING, STATES } from '#domain/progress/progress-words.ts';
import { type SectionProgress, wizardProgress } from '#domain/progress/wizard-progress.ts';
import type { Kind } from './kind.ts';

/** Most examples named of one open point, and of a step where several steps are told. */
const EXAMPLES = 12;
const EXAMPLES_OF_STEP = 3;
/** Most steps told at once. */
const MOST_STEPS = 5;

/** How far the work is, what is missing, and what to do next. */
export const nextKind: Kind = {
  id: 'next',
  offer: 'What should I focus on next in my assessment?',
  asksBy:
    /^(?:focus(?:ed|ing)?|next|steps?|gaps?|auditors?|missing|open|weak\w*|holes?|priorit\w*|start|begin|continue|do|left|remain\w*|finish\w*|complete\w*|progress|status|todos?)$/i,
  answer: ({ question, data: { current } }) => ({ blocks: tellNext(question, current), queries: [] }),
};

/** Questions for where the work stands rather than for what to do. */
const ASKS_STATE =
  /\bhow (far|complete|much)\b|\bsections?\b|\bsteps?\b|\bprogress\b|\bstatus\b|\b(finished|done|ready|complete)\b|\bquestions?\b.*\banswered\b/i;
const ASKS_GAPS = /\bgaps?\b|\bmissing\b|\black|\bauditor\b|\bweak|\bincomplete\b|\bholes?\b|\bthin\b/i;

function tellNext(question: string, current: AssessmentData) {
  if (ASKS_GAPS.test(question)) return tellGaps(findGaps(current), current);
  if (ASKS_STATE.test(question)) return tellProgress(wizardProgress(current), findGaps(current), current);
  const steps = nextSteps(current);
  if (steps.length === 0) return [sentence('Nothing is open, and I find no gaps.', rests(resultsSource(current)))];
  const told = steps.slice(0, MOST_STEPS);
  const later = steps.length - told.length;
  return blocks(
    sentence(
      told.length === 1 ? 'One step comes next:' : `These ${told.length} steps come next, the weightiest first:`,
      rests(resultsSource(current)),
    ),
    numbered(told),
    later > 0 &&
      sentence(
        `${amount(later, 'more step')} ${later === 1 ? 'follows' : 'follow'} after these.`,
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
        const missing = missingOf(section, current);
        return [
          strong(section.name),
          rests(sectionSource(current, section.name as SectionName)),
          `: ${STATES[section.state]}`,
          ...(missing.length > 0 ? ['. Missing: ', ...joined(missing, '; ')] : []),
        ];
      }),
    ),
    gaps.length > 0 &&
      sentence('Besides there are gaps that an auditor would ask about.', rests(resultsSource(current))),
  );
}

function tellGaps(gaps: readonly Gap[], current: AssessmentData) {
  if (gaps.length === 0)
    return [sentence('I find no gaps of the kinds that I look for.', rests(resultsSource(current)))];
  return blocks(sentence('What an auditor would ask about:'), list(gaps.map((gap) => gapLine(gap, current))));
}

/** These are said by the sections. */
const OF_SECTIONS: ReadonlySet<GapCode> = new Set([
  'topic-without-components',
  'topic-without-impacts',
  'topic-without-risks-or-opportunities',
  'impact-without-polarity',
]);

/** The weightiest first. */
function nextSteps(current: AssessmentData): Line[] {
  const { unjustified, sections: open, gaps, ...points } = openPointsOf(current);
  const borderline = points.borderline.filter(({ decided }) => decided === undefined);
  const first: Line[] =
    unjustified.length === 0
      ? []
      : [
          [
            strong('Justify the scores that decide.'),
            ' These carry a topic over a threshold and have no justification: ',
            ...someOf(
              unjustified.map(({ component, score }) => [
                ...named(componentSource(current, component)),
                ` (${score} of 25)`,
              ]),
              EXAMPLES_OF_STEP,
            ),
          ],
        ];
  const last: Line[] =
    current.assessment.status === 'draft' && open.length === 0
      ? [
          [
            strong('Complete the assessment'),
            ' in the last section; it freezes the result.',
            rests(resultsSource(current)),
          ],
        ]
      : [];
  return [
    ...first,
    ...open.map((section): Line => {
      const missing = missingOf(section, current, EXAMPLES_OF_STEP);
      return [
        strong(`${section.state === 'not-started' ? 'Begin' : 'Finish'} ${section.name}`),
        rests(sectionSource(current, section.name as SectionName)),
        ': ',
        ...(missing.length > 0 ? joined(missing, '; ') : ['nothing is entered yet']),
      ];
    }),
    ...gaps
      .filter(({ code }) => !OF_SECTIONS.has(code))
      .slice(0, 4)
      .map((gap): Line => [strong('Close a gap:'), ' ', ...gapLine(gap, current, EXAMPLES_OF_STEP)]),
    ...(borderline.length === 0
      ? []
      : [
          [
            strong('Look twice at borderline cases:'),
            ' ',
            ...someOf(
              borderline.map(({ topic, side, score, threshold }) => [
                ...named(topicSource(current, topic)),
                ` (${side} ${score}, threshold ${threshold})`,
              ]),
              EXAMPLES_OF_STEP,
            ),
          ],
        ]),
    ...last,
  ];
}

function missingOf(section: SectionProgress, current: AssessmentData, examples = EXAMPLES): Line[] {
  return section.missing.map(({ code, count, subjects }) => {
    const names =
      code === 'required-answers' ? subjects.map((question): Line => [question]) : namesOf(subjects, current);
    return withNames(
      code === 'version-confirmation' || code === 'stakeholders' || code === 'topic-selection'
        ? MISSING[code]
        : `${count} ${counted(count, MISSING[code])}`,
      names,
      examples,
    );
  });
}

function gapLine(gap: Gap, current: AssessmentData, examples = EXAMPLES): Line {
  const { code, topicIds, componentIds } = gap;
  const count = rowsOfGap(gap);
  if (count === 0) return [GAPS[code], rests(resultsSource(current))];
  const names = namesOf([...topicIds, ...componentIds], current);
  const line = withNames(`${count} ${counted(count, GAPS[code])}`, names, examples);
  return names.length > 0 ? line : [...line, rests(sectionSource(current, 'Stakeholder Mapping'))];
}

const withNames = (what: string, names: readonly Line[], examples: number): Line =>
  names.length === 0 ? [what] : [`${what}: `, ...someOf(names, examples)];

/** The first of them, and how many more there are. */
function someOf(names: readonly Line[], most: number): Line {
  const shown = names.slice(0, most);
  return [...joined(shown), names.length > shown.length && ` and ${names.length - shown.length} more`];
}

/** Topics and components by their ids, linked. */
function namesOf(ids: readonly string[], current: AssessmentData): Line[] {
  const wanted = new Set(ids);
  return [
    ...current.topics.filter(({ id }) => wanted.has(id)).map((topic) => named(topicSource(current, topic))),
    ...current.components
      .filter(({ id }) => wanted.has(id))
      .map((component) => named(componentSource(current, component))),
  ];
}
