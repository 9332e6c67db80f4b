import { tooManyRows } from '#web/features/saving/messages.ts';
import type { api } from '#web/lib/api.ts';
import type { Explanations } from '#web/lib/explain-refusal.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const quoted = (titles: readonly string[]) => list.format(titles.map((title) => `“${title}”`));

/** Why nothing was added; ticks and typed text are kept. */
export const takeRefusals: Explanations<typeof api.starter.take, string> = {
  'already-taken': ({ titles }) =>
    `${quoted(titles)} ${titles.length === 1 ? 'has' : 'have'} already been added. Add the others again.`,
  'topic-set-aside': ({ topics }) =>
    `No longer relevant: ${topics.join('; ')}. Select the topic again, or add the others.`,
  'not-found': () => 'The assessment or a suggestion no longer exists. Reload the page.',
  'assessment-completed': () => 'A colleague has completed this assessment. Reopen it first.',
  'too-many-rows': (data) => tooManyRows(data),
  'too-much-text': () => 'The assessment is full. Shorten texts or delete entries first.',
  conflict: () => 'These suggestions have already been added, and someone has changed the entries since.',
};
