import { type Block, heading, quiet } from '#documents/document/document.ts';

/** One thing that a requirement asks for: its place, what it asks for in our words, and the assessment's answer. */
export interface DraftPart {
  place: string;
  asks: string;
  blocks: Block[];
}

/** The parts of a draft in the order of the legal text. */
export const draftBlocks = (parts: readonly DraftPart[]): Block[] =>
  parts.flatMap(({ place, asks, blocks }) => [heading(asks, 3), quiet(place), ...blocks]);
