import { useRef } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ResponseRow } from '#contract/questionnaire.ts';
import { mergeChoices, writeChoices } from '#domain/questionnaire/answer.ts';
import type { QuestionnaireSection, QuestionType } from '#domain/questionnaire/question.ts';
import { assessmentScope, mergeRows, usePatchAssessment } from '#web/features/questionnaire/assessment/api.ts';
import { wholeMerging } from '#web/features/saving/merging.ts';
import { useChangedRows } from '#web/features/saving/use-changed-rows.ts';
import { api } from '#web/lib/api.ts';
import { questionMessages as say } from './messages.ts';
import { sectionSlug } from './sections.ts';
import { answerText, asksOther, isSameAnswer, type ShownQuestion } from './shown-questions.ts';

/** No option chosen, which is the same as no answer while none is saved. */
const NO_CHOICE = writeChoices([]);

/** The answers of one section: saved answers overlaid with input, and saving. */
export function useAnswers(whole: WholeAssessment, section: QuestionnaireSection, questions: readonly ShownQuestion[]) {
  const assessmentId = whole.assessment.id;
  const patch = usePatchAssessment(assessmentId);
  /** Free texts whose option was unticked, so that ticking it again brings them back. */
  const untickedTexts = useRef(new Map<string, string>());
  const saved = new Map<string, ResponseRow>(
    whole.responses.filter((row) => row.section === section.name).map((row) => [row.fieldName, row]),
  );
  const byField = new Map<string, { question: ShownQuestion; fieldType: QuestionType; isOther: boolean }>();
  for (const question of questions) {
    byField.set(question.fieldName, { question, fieldType: question.fieldType, isOther: false });
    if (question.other) byField.set(question.other.fieldName, { question, fieldType: 'text', isOther: true });
  }
  const fieldTypeOf = (fieldName: string) => byField.get(fieldName)?.fieldType ?? 'text';

  const rows = useChangedRows<string, ResponseRow>({
    scope: assessmentScope(assessmentId),
    form: `questions:${sectionSlug(section)}`,
    isShown: (fieldName) => byField.has(fieldName),
    savedRow: (fieldName) => saved.get(fieldName),
    isSame: (value, row) =>
      row ? isSameAnswer(value, row.fieldValue, row.fieldType) : value === '' || value === NO_CHOICE,
    keyOf: (row) => row.fieldName,
    send: (changes) =>
      api.questionnaire.saveResponses({
        assessmentId,
        responses: changes.map(({ key, value, seenVersion }) => ({
          section: section.name,
          fieldName: key,
          fieldValue: value,
          fieldType: fieldTypeOf(key),
          seenVersion,
        })),
      }),
    apply: (changed) =>
      patch((before) => ({
        ...before,
        responses: mergeRows(before.responses, changed, (row) => `${row.section}\n${row.fieldName}`),
      })),
    merging: wholeMerging<string, ResponseRow>({
      valueIn: (row) => row?.fieldValue ?? '',
      together: mergeChoices,
      title: (_, key) => {
        const field = byField.get(key);
        const label = field?.question.label ?? key;
        return field?.isOther ? say.otherConflict(label) : label;
      },
      word: (value, key) => {
        const field = byField.get(key);
        return (field && !field.isOther ? answerText(field.question, value) : value) || say.noAnswer;
      },
    }),
    failedTitle: say.saveFailed,
  });

  const answerTo = (fieldName: string) => rows.drafts[fieldName]?.value ?? saved.get(fieldName)?.fieldValue ?? '';

  /** Applies an answer; the free text for Other is removed with its option. */
  function change(question: ShownQuestion, value: string) {
    const changes: [string, string][] = [[question.fieldName, value]];
    if (question.other) {
      const { fieldName } = question.other;
      const hadOther = asksOther(question, answerTo(question.fieldName));
      const hasOther = asksOther(question, value);
      if (hadOther && !hasOther) {
        untickedTexts.current.set(fieldName, answerTo(fieldName));
        changes.push([fieldName, '']);
      }
      if (!hadOther && hasOther) changes.push([fieldName, untickedTexts.current.get(fieldName) ?? answerTo(fieldName)]);
    }
    rows.changeAll(changes);
  }

  return { rows, saved, answerTo, change };
}
