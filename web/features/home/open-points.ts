import { placePath, type SectionName, sectionPath } from '#domain/chat/chat-source.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { findGaps, type GapCode } from '#domain/progress/gaps.ts';
import { type MissingCode, wizardProgress } from '#domain/progress/wizard-progress.ts';
import type { Condition } from '#domain/query/query.ts';
import { registerPath } from '#domain/query/register-path.ts';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';

/** One thing to do, and the very place where it is done. */
interface Place {
  label: string;
  path: string;
}

/** What is open of one kind in a section. */
export interface OpenPoint {
  code: MissingCode;
  count: number;
  /** Where the section is; the points themselves stand in `places`. */
  path: string;
  places: Place[];
}

export interface OpenSection {
  name: string;
  position: number;
  path: string;
  points: OpenPoint[];
}

/** What the sections still lack, those that lack nothing left out. */
export function openSections(data: AssessmentData): OpenSection[] {
  return wizardProgress(data).flatMap(({ name, position, missing }) => {
    const section = name as SectionName;
    const path = sectionPath(section);
    const points = missing.map(({ code, count, subjects }) => ({
      code,
      count,
      path,
      places: subjects.flatMap((subject) => placeOf(section, subject, data) ?? []),
    }));
    return points.length === 0 ? [] : [{ name, position, path, points }];
  });
}

/** A question by its text, a topic, a component or a stakeholder by its id. */
function placeOf(section: SectionName, subject: string, data: AssessmentData): Place | null {
  const question = questionnaire.find(({ name }) => name === section)?.questions.find(({ text }) => text === subject);
  if (question) return { label: question.text, path: placePath(section, 'question', question.position) };
  const topic = data.topics.find(({ id }) => id === subject);
  if (topic) return { label: `${topic.code} ${topic.name}`, path: placePath(section, 'topic', topic.id) };
  const component = data.components.find(({ id }) => id === subject);
  if (component) return { label: component.title, path: placePath(section, 'component', component.id) };
  const stakeholder = data.stakeholders.find(({ id }) => id === subject);
  return stakeholder
    ? {
        label: stakeholder.customGroupName || stakeholder.stakeholderGroup,
        path: placePath(section, 'stakeholder', stakeholder.id),
      }
    : null;
}

/** What an auditor would ask about and no section calls missing, with the rows of the register that it is about. */
export interface Question {
  code: keyof typeof FIELD_OF;
  count: number;
  path: string;
}

/** The field that a gap leaves empty. */
const FIELD_OF = {
  'component-without-justification': 'justification',
  'component-without-description': 'description',
  'component-without-time-horizon': 'timeHorizon',
  'component-without-value-chain': 'valueChainConcentration',
  'effect-without-type': 'riskOpportunityType',
  'effect-without-financial-effects': 'financialEffects',
} as const satisfies Partial<Record<GapCode, string>>;

const isAsked = (code: GapCode): code is Question['code'] => code in FIELD_OF;

/** The fields that an auditor asks about and that are empty, most rows first. */
export function auditQuestions(data: AssessmentData): Question[] {
  return findGaps(data)
    .flatMap(({ code, componentIds }) =>
      isAsked(code) ? [{ code, count: componentIds.length, path: registerPath(emptyIn(code)) }] : [],
    )
    .toSorted((one, other) => other.count - one.count);
}

function emptyIn(code: Question['code']): Condition[] {
  const ofEffects: Condition[] = code.startsWith('effect-')
    ? [{ field: 'kind', is: 'equal', value: 'impact', not: true }]
    : [];
  return [{ field: FIELD_OF[code], is: 'missing' }, ...ofEffects];
}
