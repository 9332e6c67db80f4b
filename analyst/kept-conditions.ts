import { resultsSource } from '#domain/chat/sources.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { nouns } from '#domain/query/fields/nouns.ts';
import type { Query } from '#domain/query/query.ts';
import { sayCondition } from '#domain/query/wording/condition-words.ts';
import type { Block } from './blocks/answer.ts';
import { rests, sentence } from './blocks/say.ts';

/** 'Which of those': says by itself that it goes on from the rows before. */
const POINTS_BACK = /\b(?:those|these|them|they|it|its|their|that|there|ones?|only)\b/i;

/** Says which conditions a follow-up keeps from the question before although its own words do not name them; null if there are none. */
export function sayKept(
  question: string,
  asked: Query | undefined,
  before: Query | null,
  current: AssessmentData,
): Block | null {
  if (!asked || !before || POINTS_BACK.test(question)) return null;
  const earlier = new Set(before.where.map((condition) => JSON.stringify(condition)));
  const kept = asked.where.flatMap((condition) => {
    const field = nouns[asked.noun].fields[condition.field];
    return field && earlier.has(JSON.stringify(condition)) ? [sayCondition(condition, field)] : [];
  });
  return kept.length === 0
    ? null
    : sentence(`Kept from your question before: ${kept.join(', ')}.`, rests(resultsSource(current)));
}
