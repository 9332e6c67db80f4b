import type { Block } from '#analyst/blocks/answer.ts';
import type { KindInput } from '#analyst/kinds/kind.ts';

/** One thing that is told from what people have recorded, asked for by one question, word for word. */
export interface RecordAnswer {
  /** The question; with a gap, the question for one name. */
  offer: string;
  /** Null if nothing of this kind is recorded. */
  tell(asked: KindInput, name: string): Promise<Block[] | null> | Block[] | null;
}

const GAP = '…';

/** The question for one name: 'What is recorded about “Water”?'. */
export const askedOf = ({ offer }: RecordAnswer, name: string): string => offer.replace(GAP, () => name);

/** The name for which a question asks; '' if it asks for none, null if it is another question. */
export function nameAsked({ offer }: RecordAnswer, question: string): string | null {
  const [before = '', after] = offer.split(GAP);
  if (after === undefined) return question === offer ? '' : null;
  const isIt = question.startsWith(before) && question.endsWith(after) && question.length > offer.length - 1;
  return isIt ? question.slice(before.length, question.length - after.length) : null;
}
