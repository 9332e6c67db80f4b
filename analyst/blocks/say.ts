import type { Source } from '#domain/chat/chat-source.ts';
import type { Block, Line, Part } from './answer.ts';

export const strong = (text: string | number) => ({ strong: String(text) });
/** Marks the source of the preceding words. */
export const rests = (source: Source) => ({ source });

export const sentence = (...line: Part[]): Block => ({ is: 'sentence', line });
export const list = (lines: readonly Line[]): Block => ({ is: 'list', lines });
export const numbered = (lines: readonly Line[]): Block => ({ is: 'list', lines, isNumbered: true });
/** Offers questions as buttons; the block is left out if there are none. */
export const offers = (...questions: readonly string[]): Block => ({ is: 'offers', questions });

/** Collects blocks, without those that are empty. */
export const blocks = (...parts: readonly (Block | readonly Block[] | false | null | undefined)[]): Block[] =>
  parts.flatMap((part) => part || []).filter((block) => block.is !== 'offers' || block.questions.length > 0);

/** A name with its source. */
export const named = (source: Source, label = source.label): Part[] => [label, rests(source)];

/** Joins pieces with a separator. */
export function joined(lines: readonly Line[], between = ', '): Part[] {
  return lines.flatMap((line, at) => (at === 0 ? [...line] : [between, ...line]));
}

/** '1 risk', '2 risks'. */
export const amount = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** Puts a plural phrase into the right number: 'topics without an impact' becomes a topic for a count of one. */
export const counted = (count: number, phrase: string) =>
  count === 1
    ? phrase
        .replace(/\b(topic|item|impact|risk|row|stakeholder|question)s\b/, '$1')
        .replace(/\bentries(?= with)/, 'entry')
        .replace(/^opportunities\b/, 'opportunity')
        .replace(/^risk and opportunities\b/, 'risk or opportunity')
    : phrase;

/** Formats the day of an ISO timestamp: '7 September 2026'. */
export function day(iso: string): string {
  const date = new Date(`${iso.slice(0, 10)}T00:00:00Z`);
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** Formats a figure for readers: at most one decimal, but at least two significant digits. */
export function figure(value: number): string {
  return String(Number(value.toFixed(Math.abs(value) < 1 ? 2 : 1)));
}

export const percent = (share: number) => `${figure(share * 100)} %`;
