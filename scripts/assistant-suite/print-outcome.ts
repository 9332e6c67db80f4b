import type { Outcome } from './run-suite.ts';

/** The lines that are printed for one question. */
export function describeOutcome(outcome: Outcome, withText: boolean): string[] {
  const { question, fault, tools, isFromMemory, marked, firstWordsMs, broken, text } = outcome;
  const facts = [
    fault === null ? 'answered' : `not answered (${fault})`,
    `tools: ${tools.length > 0 ? tools.join(', ') : 'none'}${isFromMemory ? ' (answered from memory)' : ''}`,
    `figures without a source: ${marked}${marked > 0 ? ', marked' : ''}`,
    `first words after ${firstWordsMs === null ? '–' : `${firstWordsMs.toFixed(0)} ms`}`,
  ];
  return [
    question,
    `  ${facts.join(' · ')}`,
    ...broken.map((rule) => `  BROKEN: ${rule}`),
    ...(withText ? text.split('\n').map((line) => `  | ${line}`) : []),
  ];
}

export function printOutcome(outcome: Outcome, withText: boolean): void {
  console.log(describeOutcome(outcome, withText).join('\n'));
}

/** The overall result, and the exit code of the command. */
export function summarise(outcomes: readonly Outcome[]): { line: string; code: 0 | 1 } {
  const answered = outcomes.filter(({ fault }) => fault === null);
  const broken = outcomes.filter((outcome) => outcome.broken.length > 0).length;
  const times = answered.flatMap(({ firstWordsMs }) => firstWordsMs ?? []).toSorted((first, second) => first - second);
  const median = times[Math.floor((times.length - 1) / 2)];
  const line = [
    `${answered.length} of ${outcomes.length} answered`,
    `${outcomes.filter(({ isFromMemory }) => isFromMemory).length} from memory`,
    `${outcomes.reduce((sum, { marked }) => sum + marked, 0)} figures without a source, marked`,
    `${broken} ${broken === 1 ? 'answer breaks' : 'answers break'} a rule`,
    ...(median === undefined ? [] : [`first words after ${median.toFixed(0)} ms (median)`]),
  ].join('; ');
  return { line, code: broken > 0 || answered.length === 0 ? 1 : 0 };
}

/** @returns the exit code of the command */
export function printSummary(outcomes: readonly Outcome[]): 0 | 1 {
  const { line, code } = summarise(outcomes);
  console.log(line);
  return code;
}
