import { questionControl } from './question-control.ts';
import { questionnaire } from './questionnaire.ts';

/** A visible question by its text, with its section; undefined if none has this text, or rules hide it. */
export function findQuestion(text: string) {
  for (const section of questionnaire) {
    const question = section.questions.find((one) => one.text === text);
    if (question) return questionControl(question, section) === 'hidden' ? undefined : { section, question };
  }
  return undefined;
}
