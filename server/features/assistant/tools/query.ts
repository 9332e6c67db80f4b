import { queryParts } from '#contract/query.ts';
import { checkQuery } from '#domain/query/check.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { QueryField } from '#domain/query/fields/field.ts';
import type { QueryData } from '#domain/query/fields/noun.ts';
import { nouns } from '#domain/query/fields/nouns.ts';
import { needsOf } from '#domain/query/needs.ts';
import { FIGURE, type Query } from '#domain/query/query.ts';
import { disclosureRequirements } from '#domain/reference/disclosure-requirements.ts';
import { chatTool } from './chat-tool.ts';
import { sourcesOf } from './facts.ts';
import { fittingRows, tellRow } from './told-rows.ts';
import type { ToolContext } from './tool-context.ts';

/** Runs a query over everything that an assessment contains. */
export const queryTool = chatTool({
  description: `Lists, counts, measures, groups and compares what the assessment states. Fields by noun (a choice is one of its options, a set holds several, a flag is true or false):
${Object.entries(nouns)
  .map(
    ([name, { fields }]) =>
      `${name}: ${Object.entries(fields)
        .filter(([, { ofWork }]) => !ofWork)
        .map(describeField)
        .join('; ')}`,
  )
  .join('\n')}
Scores of components and topics are out of 25; those of noun score are from 1 to 10 and never mixed with them. A field that says nothing is missing and never 0. "${FIGURE}" sorts measured groups by their figure. The person sees the query above your answer: do not repeat figures that you put into it.`,
  input: queryParts,
  async run(context, asked) {
    const checked = checkQuery(asked);
    if (!checked.ok) return { problems: checked.problems.map(({ path, reason }) => `${path.join('.')}: ${reason}`) };
    const { query } = checked;
    const year = query.of === 'earlier' ? await context.earlier() : null;
    const source = sourcesOf(year ?? (await context.assessment()), context.citations).results();
    const result = evaluate(query, await readData(query, context));
    context.queries.push(query);
    const { total, outOf, alsoAtLast, figure, isEarlierMissing } = result;
    return {
      source,
      ...(isEarlierMissing && { note: 'there is no assessment of an earlier year' }),
      total,
      outOf,
      ...(alsoAtLast > 0 && { alsoAtLast }),
      ...(query.measure && { figure: tellFigure(figure, query) }),
      ...(result.groups.length > 0 && {
        groups: result.groups.map(({ label, count, figure: of }) => ({
          group: label,
          count,
          ...(query.measure && { figure: tellFigure(of, query) }),
        })),
      }),
      ...fittingRows(result.rows, (row) => tellRow(row, context.citations)),
    };
  },
});

/** Rounded to one decimal, a share in percent; null if nothing could be measured. */
function tellFigure(figure: number | null, { measure }: Query): number | string | null {
  if (figure === null) return null;
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return measure?.of === 'share' ? `${rounded(figure * 100)}%` : rounded(figure);
}

async function readData(query: Query, context: ToolContext): Promise<QueryData> {
  const needs = needsOf(query);
  const { whole } = await context.assessment();
  const earlier = needs.earlier ? await context.earlier() : null;
  return {
    current: whole,
    earlier: earlier?.whole ?? null,
    changes: needs.changes ? await context.queriedChanges() : [],
    requirements: needs.requirements ? disclosureRequirements : {},
    evidence: needs.evidence ? await context.evidence() : [],
  };
}

function describeField([name, { kind, options, min, max }]: [string, QueryField]): string {
  if (options) return `${name} ${kind === 'choices' ? 'set of ' : ''}${options.map(({ id }) => id).join('|')}`;
  if (kind === 'number') return `${name} ${min ?? ''}-${max ?? ''}`;
  return `${name} ${kind === 'reference' ? 'code, as E1.2' : kind === 'line' || kind === 'long-text' ? 'text' : kind}`;
}
