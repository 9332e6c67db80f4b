import type { Slots } from '#analyst/reading/slots.ts';
import type { BorderlineAnswer } from '#analyst/tools/topics.ts';
import { amount, cite, named, paragraphs, plain, table } from './markdown-text.ts';
import { sayIgnored } from './say-filters.ts';

/** Topics that one step would turn. */
export function renderBorderline(answer: BorderlineAnswer, slots: Slots): string {
  const { thresholds, source, asked } = answer;
  const narrowed = [
    asked.isMaterial === true && 'just above the threshold',
    asked.isMaterial === false && 'just below the threshold',
    asked.side && `on the ${asked.side} side`,
    asked.categories && `in the category ${asked.categories.join(' or ')}`,
    answer.named.length > 0 && `for ${answer.named.map(plain).join(', ')}`,
  ].filter((part) => typeof part === 'string');
  const ignored = sayIgnored(slots.ignored);
  if (answer.total === 0 && answer.ofAll > 0) {
    return paragraphs(
      `No case is borderline ${narrowed.join(', ')}.${cite(source)}`,
      ignored,
      `There are ${amount(answer.ofAll, 'borderline case')} in all.${cite(source)}`,
    );
  }
  if (answer.total === 0) {
    return `No topic is borderline: no single step of one score would change whether a topic is material.${cite(source)}`;
  }
  return paragraphs(
    narrowed.length > 0 &&
      `**${amount(answer.total, 'case')} ${narrowed.join(', ')}**, of ${answer.ofAll} borderline in all.${cite(source)}`,
    ignored,
    `For ${amount(answer.total, 'case')} a single step of one score would change whether a topic is material on that side (thresholds: impact ${thresholds.impact}, financial ${thresholds.financial}).${cite(source)}`,
    table(
      ['Topic', 'Score', 'Side', 'Now', 'What would turn it'],
      answer.cases.map((found) => [
        named(found.topic, found.source),
        String(found.score),
        found.side,
        found.isMaterial ? 'material' : 'not material',
        `${named(found.component.title, found.component.source)}: ${found.component.value} ${found.component.from} → ${found.component.to} gives ${found.newScore}`,
      ]),
    ),
  );
}
