import { describe, expect, it } from 'vitest';
import { readExamples } from '#analyst/training/examples.ts';
import { train } from '#analyst/training/train.ts';
import { createClassifier } from '#analyst/understanding/classifier.ts';
import { decodeWeights, encodeWeights } from '#analyst/understanding/weights.ts';

const examples = readExamples(
  [
    'topics\twhich topics are material',
    'topics\tlist the material topics',
    'topics\twhich matters are material for us',
    'stakeholders\twho are our stakeholders',
    'stakeholders\twhich stakeholders did we interview',
    'stakeholders\twhat do the stakeholders say',
  ].join('\n'),
);
const bytes = encodeWeights(train(examples));

describe('what the analyst has learnt', () => {
  it('is the same each time it learns, to the byte', () => {
    expect(encodeWeights(train(examples))).toEqual(bytes);
  });

  it('judges questions after a way through a file, wherever in memory that was read to', () => {
    const shifted = new Uint8Array(bytes.length + 1);
    shifted.set(bytes, 1);
    const classifier = createClassifier(decodeWeights(shifted.subarray(1)));
    expect(classifier.guess('which topics are the material ones?')[0]).toMatchObject({ intent: 'topics' });
    expect(classifier.guess('what did stakeholders tell us?')[0]).toMatchObject({ intent: 'stakeholders' });
    const shares = classifier.guess('anything').reduce((sum, { share }) => sum + share, 0);
    expect(shares).toBeCloseTo(1);
  });

  it('puts a slip of the keyboard right', () => {
    expect(createClassifier(decodeWeights(bytes)).correct('Who are our stakehoders?')).toBe(
      'Who are our stakeholders?',
    );
  });

  it('is refused where a file is cut off or of another format', () => {
    const why = 'What the analyst has learnt cannot be read.';
    expect(() => decodeWeights(bytes.subarray(0, bytes.length - 1))).toThrow(why);
    expect(() => decodeWeights(bytes.with(0, 99))).toThrow(why);
    expect(() => decodeWeights(new Uint8Array())).toThrow();
  });
});
