import { evaluate } from '#domain/query/evaluate.ts';
import type { QueryData } from '#domain/query/fields/noun.ts';
import type { QueryNoun } from '#domain/query/fields/query-nouns.ts';
import { everything } from '#domain/query/query.ts';
import { sourcesOf } from '../tools/facts.ts';
import { overviewTool } from '../tools/overview.ts';
import { nextStepsTool } from '../tools/progress.ts';
import { tellRow } from '../tools/told-rows.ts';
import type { Question } from './answerer.ts';

/** The maximum length of the data in the question to a model without tools, in characters. */
const MOST_DATA = 24_000;

/** The maximum number of rows of one list that are considered: more never fit. */
const MOST_ROWS = 200;

/** One part of the data: a description, and a list that can be shortened. */
interface Part {
  of: string;
  about: object;
  rows: readonly object[];
  /** The total number of rows, if `rows` contains only the first of them. */
  total?: number;
  /** The share of the space that remains when it is this part's turn; the last part takes all of it. */
  share: number;
}

/**
 * Summarizes the assessment as JSON lines for a model without tools. Lists are shortened to fit, with the highest scores first, and say
 * how many rows they leave out; no list is dropped. The text contains no `<`, so that it cannot close the block that it is in.
 */
export async function dataForPrompt({ context, requireAccess }: Pick<Question, 'context' | 'requireAccess'>) {
  await requireAccess();
  let room = MOST_DATA;
  let data = '';
  for (const part of await readParts(context)) {
    const { text, told } = cutToFit(part, Math.floor(room * part.share));
    context.citations.figures.note(told);
    data += `${text}\n`;
    room -= text.length + 1;
  }
  return data;
}

async function readParts(context: Question['context']): Promise<Part[]> {
  const on = await context.assessment();
  const source = sourcesOf(on, context.citations).results();
  const data: QueryData = { current: on.whole, earlier: null, changes: [], requirements: {} };
  const part = (noun: QueryNoun, share: number): Part => {
    const { rows, total } = evaluate(everything(noun), data);
    const told = rows.slice(0, MOST_ROWS).map((row) => tellRow(row, context.citations));
    return { of: noun, about: { source, total }, rows: told, total, share };
  };
  const { sections, gaps, ...next } = await nextStepsTool.ask(context, {});
  return [
    { of: 'overview', about: await overviewTool.ask(context, {}), rows: [], share: 1 },
    part('component', 0.6),
    part('topic', 0.4),
    part('answer', 0.4),
    { of: 'next steps', about: next, rows: [...sections, ...gaps], share: 0.4 },
    part('stakeholder', 1),
  ];
}

/** As many of a part's rows as fit. */
function cutToFit({ of, about, rows, total = rows.length }: Part, room: number) {
  const tell = (count: number) => {
    const left = total - count;
    const list = rows.length > 0 && { rows: rows.slice(0, count) };
    const told = { of, ...about, ...list, ...(left > 0 && { cut: `${left} more rows are not shown here` }) };
    return { told, text: JSON.stringify(told).replaceAll('<', '\\u003c') };
  };
  let [fits, tooMany] = [0, rows.length + 1];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (tell(middle).text.length <= room) fits = middle;
    else tooMany = middle;
  }
  return tell(fits);
}
