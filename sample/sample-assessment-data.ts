import type { ActivityId, AssessmentId, ComponentId, LinkId, MeasureId, StakeholderId, TopicId } from '#domain/ids.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { otherFieldName, writeChoices } from '#domain/questionnaire/answer.ts';
import { controlOptions, fieldTypeOf } from '#domain/questionnaire/control-options.ts';
import type { Answer } from '#domain/questionnaire/fields.ts';
import type { QuestionnaireSection, QuestionType } from '#domain/questionnaire/question.ts';
import { questionControl } from '#domain/questionnaire/question-control.ts';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';
import { topicCatalogue } from '#domain/reference/topic-catalogue.ts';
import { personAt } from './company.ts';
import { entryTitled } from './entry-titled.ts';
import type { SampleAnswers, SampleAssessment } from './sample-shapes.ts';

/**
 * A sample assessment in the form that the product stores: with ids, its own copy of the version's topics, and stored answers. Throws on
 * a topic code or question that is not in the reference data.
 * @param newId returns a new UUID for each row
 */
export function toAssessmentData(sample: SampleAssessment, newId: () => string): AssessmentData {
  const { answers, stakeholders, deselectedTopics, topicScores, components, valueChain, ...more } = sample;
  const { measures, netScores, links, decisions, disclosureChoices, signatures: _signatures, ...assessment } = more;
  const topics = topicCatalogue[assessment.esrsVersion].map(({ code, name, description, category }) => ({
    id: newId() as TopicId,
    code,
    name,
    description,
    category,
  }));
  const ids = new Map<string, TopicId>(topics.map((topic) => [topic.code, topic.id]));
  const topicIdOf = (code: string): TopicId => {
    const id = ids.get(code);
    if (!id) throw new Error(`${assessment.esrsVersion} has no topic ${code}.`);
    return id;
  };
  const stored = components.map(({ topicCode, ...component }) => ({
    id: newId() as ComponentId,
    topicId: topicIdOf(topicCode),
    ...component,
  }));
  const componentIdOf = (title: string): ComponentId => entryTitled(stored, title).id;
  const storedMeasures = measures.map(({ at, ...measure }) => ({
    id: newId() as MeasureId,
    componentId: componentIdOf(at),
    ...measure,
  }));
  return {
    assessment: { id: newId() as AssessmentId, ...assessment },
    topics,
    selections: deselectedTopics.map(({ topicCode }) => ({ topicId: topicIdOf(topicCode), isRelevant: false })),
    scores: topicScores.map(({ topicCode, ...score }) => ({ topicId: topicIdOf(topicCode), ...score })),
    components: stored,
    stakeholders: stakeholders.map((row) => ({ id: newId() as StakeholderId, ...row, carriedFrom: '' })),
    decisions: decisions.map(({ topicCode, by, ...decision }) => ({
      topicId: topicIdOf(topicCode),
      ...decision,
      decidedBy: personAt(by).fullName,
    })),
    disclosureChoices: disclosureChoices.map(({ by, ...choice }) => ({
      esrsVersion: assessment.esrsVersion,
      ...choice,
      carriedFrom: '',
      chosenBy: personAt(by).fullName,
    })),
    responses: toAnswers(answers),
    activities: valueChain.map(({ entries, ...activity }, position) => ({
      id: newId() as ActivityId,
      ...activity,
      position,
      componentIds: entries.map(componentIdOf),
      nothingFoundBy: '',
      nothingFoundAt: null,
    })),
    measures: storedMeasures,
    netScores: netScores.map(({ at, ...net }) => ({ componentId: componentIdOf(at), ...net })),
    links: links.map(({ kind, from, to, note }) => ({
      id: newId() as LinkId,
      kind,
      fromComponentId: kind === 'gives-rise-to' ? componentIdOf(from) : null,
      fromMeasureId: kind === 'causes' ? entryTitled(storedMeasures, from).id : null,
      dependency: kind === 'dependency' ? from : '',
      componentId: componentIdOf(to),
      note,
    })),
  };
}

/** The answers as rows, in the order of the questionnaire. */
function toAnswers(answers: SampleAnswers): Answer[] {
  const open = new Set(Object.keys(answers));
  const rows = questionnaire.flatMap((section: QuestionnaireSection) =>
    section.questions.flatMap((question) => {
      const control = questionControl(question, section);
      const hasOther = controlOptions(control, question).some((option) => option.freeText);
      const fields: [string, QuestionType][] = [[question.text, fieldTypeOf(control)]];
      if (hasOther) fields.push([otherFieldName(question.text), 'text']);
      return fields.flatMap(([fieldName, fieldType]) => {
        const value = answers[fieldName];
        if (value === undefined) return [];
        open.delete(fieldName);
        const fieldValue = typeof value === 'string' ? value : writeChoices(value);
        return [{ section: section.name, fieldName, fieldValue, fieldType }];
      });
    }),
  );
  if (open.size > 0) throw new Error(`No question takes the answers to ${[...open].join(' · ')}`);
  return rows;
}
