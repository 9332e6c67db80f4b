import { describe, expect, it } from 'vitest';
import { nounNames, verbNames } from '#web/features/assurance/history/messages.ts';
import { verbWords } from '#web/features/assurance/history/verb-words.ts';

type Noun = Parameters<typeof verbWords>[0];
type Verb = Parameters<typeof verbWords>[1];

const say = (noun: Noun, verb: Verb) => {
  const { before, after } = verbWords(noun, verb);
  return `Mara ${before} Aino${after}`;
};

describe('a line of the history', () => {
  it.each([
    ['member', 'added', 'Mara added Aino to the team'],
    ['member', 'restored', 'Mara added Aino back to the team'],
    ['member', 'deleted', 'Mara ended the membership of Aino'],
    ['mark', 'changed', 'Mara checked Aino again'],
    ['mark', 'deleted', 'Mara removed the check mark from Aino'],
    ['component', 'changed', 'Mara changed Aino'],
  ] as const)('reads as a sentence for a %s that was %s', (noun, verb, sentence) => {
    expect(say(noun, verb)).toBe(sentence);
  });

  it('never separates the name from the sentence with a colon', () => {
    for (const noun of Object.keys(nounNames) as Noun[]) {
      for (const verb of Object.keys(verbNames) as Verb[]) expect(say(noun, verb)).not.toContain(':');
    }
  });
});
