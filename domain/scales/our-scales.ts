import { type ScaleWords, scaleWords } from '#domain/components/score-words.ts';
import type { ScaleWording } from './fields.ts';

/** What the steps of all scales mean to a company: the words that apply, and which of them are its own. */
export interface Scales {
  words: ScaleWords;
  /** The scales as the company worded them; a scale that it left unchanged is not included. */
  wordings: ScaleWording[];
}

/** Only our words: the meaning of a scale until the company words it. */
export const ourScales: Scales = { words: scaleWords, wordings: [] };
