import { counted } from '#web/lib/format-number.ts';

const open = counted('open', 'open');

/** What the buttons say that open comments; apart, since many screens bring them. */
export const commentsMessages = {
  comments: 'Comments',
  commentsOn: (name: string, count: number) =>
    count === 0 ? `Comments on ${name}` : `Comments on ${name}, ${open(count)}`,
  openComments: (count: number) => counted('open comment', 'open comments')(count),
} as const;
