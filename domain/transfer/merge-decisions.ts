import { cut } from '#domain/fields/carried-from.ts';
import { MAX_LONG_TEXT } from '#domain/limits.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import type { Target } from './place-topics.ts';
import { joinOrigins, originOf, type TransferScore, type TransferSelection } from './rows.ts';

interface Onto {
  target: Target;
  from: EsrsVersion;
  newId: () => string;
}

/** The decision on a topic that continues several others: relevant if any of them was (a topic without a decision is relevant). */
export function mergeSelections<S extends TransferSelection>(rows: readonly S[], onto: Onto): S[] {
  const { target, from } = onto;
  const taken = target.sources.map(({ topic }) => ({ topic, row: rows.find(({ topicId }) => topicId === topic.id) }));
  const decided = taken.flatMap(({ row }) => row ?? []);
  const isRelevant = taken.some(({ row }) => row?.isRelevant ?? true);
  const base = decided.find((row) => row.isRelevant === isRelevant) ?? decided[0];
  if (!base) return [];
  const origins = taken.flatMap(({ topic, row }) => {
    const origin = originOf(topic, from);
    return [row && row.isRelevant !== isRelevant ? `${origin} (deselected)` : origin, row?.carriedFrom];
  });
  return [{ ...moveRow(base, onto), isRelevant, carriedFrom: joinOrigins(origins) }];
}

/** The screening score of a topic that continues several others: the higher one on each side, with all justifications. */
export function mergeScores<R extends TransferScore>(rows: readonly R[], onto: Onto): R[] {
  const { target, from } = onto;
  const taken = target.sources.flatMap(({ topic }) =>
    rows.filter(({ topicId }) => topicId === topic.id).map((row) => ({ topic, row })),
  );
  const [base] = taken;
  if (!base) return [];
  return [
    {
      ...moveRow(base.row, onto),
      impactScore: highest(taken.map(({ row }) => row.impactScore)),
      financialScore: highest(taken.map(({ row }) => row.financialScore)),
      justification: cut(joinJustifications(taken), MAX_LONG_TEXT),
      carriedFrom: joinOrigins(taken.flatMap(({ topic, row }) => [originOf(topic, from), row.carriedFrom])),
    },
  ];
}

/** Null if none of them was given. */
function highest(scores: readonly (number | null)[]): number | null {
  const given = scores.filter((score) => score !== null);
  return given.length === 0 ? null : Math.max(...given);
}

function joinJustifications(taken: readonly { topic: { code: string; name: string }; row: TransferScore }[]): string {
  const said = taken.filter(({ row }) => row.justification.trim() !== '');
  const [only, ...others] = new Set(said.map(({ row }) => row.justification));
  if (others.length === 0) return only ?? '';
  return said.map(({ topic, row }) => `${topic.code} ${topic.name}: ${row.justification}`).join('\n\n');
}

/** The row itself at the nearest successor of its topic, and a copy at the others. */
function moveRow<Row extends TransferSelection | TransferScore>(row: Row, { target, newId }: Onto): Row {
  const nearest = target.sources.find(({ topic }) => topic.id === row.topicId)?.codes[0];
  const { id, code } = target.topic;
  return { ...row, id: nearest === code ? row.id : newId(), topicId: id };
}
