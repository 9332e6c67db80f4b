import { placePath, type SectionName, sectionPath } from '#domain/chat/chat-source.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { type MissingCode, wizardProgress } from '#domain/progress/wizard-progress.ts';
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
  /** The section, or the part of it where this is done; single things stand in `places`. */
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
      path: subjects.length === 0 ? `${path}&part=${code}` : path,
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
