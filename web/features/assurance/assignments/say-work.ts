import type { Standing } from '#domain/assignments/standing.ts';
import { formatDue, assignmentMessages as say } from './messages.ts';
import type { WorkPart } from './work-part.ts';
import { sayOwner, sayReview } from './work-words.ts';

/** The text and the look of a cell about the work on a row; values that come from the topic are muted. */
export function sayWork(part: WorkPart, standing: Standing, isOverdue: boolean) {
  const { owner, isOwnerOfTopic, dueOn, isDueOfTopic, review } = standing;
  if (part === 'owner') {
    const words = sayOwner(standing);
    const look = owner === null || isOwnerOfTopic ? 'text-muted' : '';
    return { words, title: words, spoken: isOwnerOfTopic ? `(${say.ofTopic})` : undefined, look };
  }
  if (part === 'state') {
    const words = sayReview(standing);
    return { words, title: words, look: review === 'open' ? 'text-muted' : '' };
  }
  if (dueOn === null) return { words: say.noDay, look: 'text-muted' };
  const title = isOverdue ? say.overdue(dueOn) : isDueOfTopic ? say.ofTopic : undefined;
  const look = isOverdue ? 'figures font-medium text-danger' : isDueOfTopic ? 'figures text-muted' : 'figures';
  return { words: formatDue(dueOn), title, look };
}
