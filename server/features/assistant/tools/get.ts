import { z } from 'zod';
import type { Topic } from '#domain/assessment/assessment.ts';
import { wayTo } from '#domain/chat/ways.ts';
import type { NounRow, QueryData } from '#domain/query/fields/noun.ts';
import { nouns } from '#domain/query/fields/nouns.ts';
import { readYear } from '#domain/query/fields/year.ts';
import { type NounsWith, nounsWith } from '#domain/records/kinds.ts';
import { rowsNamed, topicsNamed } from '../text/find-subjects.ts';
import { chatTool } from './chat-tool.ts';
import { SCALE, sourcesOf } from './facts.ts';
import { componentsNamed } from './find.ts';
import { overviewTool } from './overview.ts';
import { nextStepsTool } from './progress.ts';
import { suggestionsTool } from './suggestions.ts';
import { fittingRows, tellRow } from './told-rows.ts';
import type { AssessmentWithResult, ToolContext } from './tool-context.ts';

type RecordNoun = NounsWith<'query'> & NounsWith<'cite'>;
const RECORDS = nounsWith('query').filter((noun): noun is RecordNoun =>
  nounsWith('cite').some((each) => each === noun),
);

/** The maximum number of records in full; for other matches, only the names are given. */
const MOST_IN_FULL = 3;
const MOST_NAMED = 8;

/** Returns one record in full. */
export const getTool = chatTool({
  description:
    'One record in full, found by its title, code or words: a component, topic (with its components), stakeholder or answer on the company; several where the words fit several. Without "about": "assessment" is the assessment at a glance with state and thresholds, "next-steps" what to do next (gaps, missing sections, borderline cases), "proposals" typical impacts, risks and opportunities of the industry that are not stated yet; "help" with "about": where in the product something is done.',
  input: z.object({
    what: z.enum(['assessment', 'next-steps', 'proposals', 'help', ...RECORDS]),
    about: z.string().max(300).default(''),
  }),
  async run(context, { what, about }) {
    if (what === 'assessment') return overviewTool.run(context, {});
    if (what === 'next-steps') return nextStepsTool.run(context, {});
    if (what === 'proposals') return suggestionsTool.run(context, about.trim() === '' ? {} : { about });
    if (what === 'help') return { way: wayTo(about) };
    return readRecords(what, about, context);
  },
});

async function readRecords(noun: RecordNoun, about: string, context: ToolContext) {
  const on = await context.assessment();
  const source = sourcesOf(on, context.citations).results();
  const data: QueryData = { current: on.whole, earlier: null, changes: [], requirements: {} };
  const asked = { year: readYear(on.whole), before: null, data };
  const rows = nouns[noun].rows(asked);
  const named = nameRows(noun, about, rows, on);
  const tell = (of: RecordNoun, row: NounRow) => {
    const values = Object.fromEntries(Object.keys(nouns[of].fields).map((name) => [name, row.value(name)]));
    return tellRow({ noun: of, label: row.label, path: row.path, values }, context.citations);
  };
  const componentsOf = (topic: NounRow) =>
    nouns.component.rows(asked).filter((row) => row.value('topic') === topic.value('topic'));
  const records = named.slice(0, MOST_IN_FULL).map((row) => ({
    ...tell(noun, row),
    ...(noun === 'topic' && { components: fittingRows(componentsOf(row), (each) => tell('component', each)) }),
  }));
  return {
    source,
    scale: SCALE,
    found: named.length,
    records,
    others: named.slice(MOST_IN_FULL, MOST_NAMED).map(({ label }) => label),
  };
}

/** The rows that some words name, best first. */
function nameRows(noun: RecordNoun, about: string, rows: NounRow[], on: AssessmentWithResult): NounRow[] {
  const plain = about.trim().toLowerCase();
  const exact = rows.filter(({ label }) => label.toLowerCase() === plain);
  if (exact.length > 0) return exact;
  if (noun === 'topic') return inOrder(topicsNamed<Topic>(about, on.whole.topics), rows);
  if (noun === 'component') {
    const found = componentsNamed(about, on);
    const clear = found.filter(({ isNamed }) => isNamed);
    return inOrder(
      (clear.length > 0 ? clear : found).map(({ row }) => row),
      rows,
    );
  }
  const textOf = (row: NounRow) =>
    Object.keys(nouns[noun].fields)
      .map((name) => row.value(name))
      .join(' ');
  return rowsNamed(about, rows, textOf, ({ label }) => label).map(({ row }) => row);
}

const inOrder = (named: readonly { id: string }[], rows: readonly NounRow[]) =>
  named.flatMap(({ id }) => rows.filter((row) => row.id === id));
