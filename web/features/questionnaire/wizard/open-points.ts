import { placePath, type SectionName, sectionPath } from '#domain/chat/chat-source.ts';
import type { Component } from '#domain/components/component.ts';
import { openScoresOf } from '#domain/components/open-scores.ts';
import { fieldOfScore } from '#domain/components/score-fields.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { type MissingCode, type SectionProgress, wizardProgress } from '#domain/progress/wizard-progress.ts';
import { otherFieldName } from '#domain/questionnaire/answer.ts';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import { evidenceButtonId } from '#web/features/assurance/evidence/evidence-place.ts';

/** One thing to do, with a link to its field. */
interface Place {
  label: string;
  path: string;
}

/** The open points of one kind in a section. */
export interface OpenPoint {
  code: MissingCode;
  count: number;
  /** The section, or the part of it in which this is done; individual items are in `places`. */
  path: string;
  places: Place[];
}

export interface OpenSection {
  name: string;
  position: number;
  path: string;
  points: OpenPoint[];
}

/**
 * What is missing in the sections; leaves out sections without open points.
 * @param progress the sections of the same assessment, if they are known already
 */
export function openSections(
  data: AssessmentData,
  progress: readonly SectionProgress[] = wizardProgress(data),
): OpenSection[] {
  return progress.flatMap(({ name, position, missing }) => {
    const section = name as SectionName;
    const path = sectionPath(section);
    const points = missing.map(({ code, count, subjects }) => ({
      code,
      count,
      path: subjects.length === 0 ? `${path}&part=${code}` : path,
      places: subjects.flatMap((subject) => placeOf(section, code, subject, data) ?? []),
    }));
    return points.length === 0 ? [] : [{ name, position, path, points }];
  });
}

/** The field that a point concerns; for other points, the row itself shows where to act. */
const FIELD_OF: Readonly<Partial<Record<MissingCode, string>>> = {
  polarities: 'impactPolarity',
  actualities: 'actualPotentialImpact',
  pursuits: 'opportunityPursued',
  'aside-reasons': 'reason',
  rescored: 'justification',
  'expired-evidence': 'evidence',
  'carried-over': 'carriedFrom',
};

/** A question by its text; a topic, component, measure or stakeholder by its id. */
function placeOf(section: SectionName, code: MissingCode, subject: string, data: AssessmentData): Place | null {
  const field = FIELD_OF[code];
  const question = questionnaire
    .find(({ name }) => name === section)
    ?.questions.find(({ text }) => text === subject || otherFieldName(text) === subject);
  if (question) return { label: question.text, path: placePath(section, 'question', question.position, field) };
  const topic = data.topics.find(({ id }) => id === subject);
  if (topic) return { label: `${topic.code} ${topic.name}`, path: placePath(section, 'topic', topic.id, field) };
  const component = data.components.find(({ id }) => id === subject);
  if (component) {
    const asked = code === 'scores' ? openScoreField(component) : field;
    return { label: component.title, path: placePath(section, 'component', component.id, asked) };
  }
  const measure = data.measures?.find(({ id }) => id === subject);
  if (measure) {
    const path = placePath(section, 'component', measure.componentId, evidenceButtonId(measure.id));
    return { label: measure.title, path };
  }
  const stakeholder = data.stakeholders.find(({ id }) => id === subject);
  return stakeholder
    ? {
        label: groupName(stakeholder),
        path: placePath(section, 'stakeholder', stakeholder.id, field),
      }
    : null;
}

function openScoreField(component: Component): string | undefined {
  const [first] = openScoresOf(component);
  return first && fieldOfScore(first, component.kind);
}
