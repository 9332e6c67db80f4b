import { counted } from '#web/lib/format-number.ts';

const pieces = counted('piece', 'pieces');

/** What the buttons say that open evidence; apart, since many screens bring them. */
export const evidenceButtonMessages = {
  evidence: 'Evidence',
  evidenceFor: (name: string, count: number) =>
    count === 0 ? `Evidence for ${name}` : `Evidence for ${name}, ${pieces(count)}`,
} as const;
