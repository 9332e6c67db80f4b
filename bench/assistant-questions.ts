import { readFile } from 'node:fs/promises';

/** What a reasonable colleague would expect as the answer; of two clauses the one that the asker needs answered first. */
const LABELS = [
  'overview',
  'material-topics',
  'highest',
  'topic',
  'components',
  'component',
  'progress',
  'gaps',
  'stakeholders',
  'answers',
  'comparison',
  'borderline',
  'thresholds',
  'method',
  'disclosures',
  'history',
  'screening',
  'help',
  'off-subject',
] as const;
export type QuestionLabel = (typeof LABELS)[number];

/** A question about the sample company with what its writer wanted. */
export interface LabelledQuestion {
  question: string;
  label: QuestionLabel;
  /** Of 'topic' and 'component': a topic's ESRS code or a component's exact title. */
  subject?: string;
}

/**
 * Reads a set of questions, one a line: label, subject, question.
 *
 * `practice` is there to be read, for improving the analyst. `held-back` measures it: it was written by somebody who has seen
 * neither the analyst's examples nor its rules nor its answers. Never tune on those. Do not copy one into the examples, do not word
 * a rule after one that failed, do not delete or relabel one because it fails. Whoever reads a failed one in order to fix it has
 * used it up.
 */
export async function readQuestions(set: 'held-back' | 'practice'): Promise<LabelledQuestion[]> {
  const text = await readFile(new URL(`./questions/${set}.tsv`, import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const [given, subject, question] = line.split('\t');
    const label = LABELS.find((each) => each === given);
    if (!label || !question) throw new Error(`This is no question with a label: ${line}`);
    return { question, label, ...(subject && { subject }) };
  });
}
