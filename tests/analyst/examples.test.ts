import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readExamples } from '#analyst/training/examples.ts';
import { INTENT_IDS } from '#analyst/understanding/intents.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
const lines = read('analyst/training/questions.tsv').trimEnd().split('\n');
const examples = readExamples(lines.join('\n'));
const inLetters = (question: string) =>
  question
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

describe('the example questions', () => {
  it('stand for every kind of question but other languages, which are known by their words', () => {
    const kinds = new Set(examples.map(({ intent }) => intent));
    expect(INTENT_IDS.filter((id) => !kinds.has(id))).toEqual(['other-language']);
    expect(examples.length).toBeGreaterThan(10_000);
  });

  it('hold none of the questions that the analyst is measured by', () => {
    const heldBack = read('bench/questions/held-back.tsv').trimEnd().split('\n');
    const measured = new Set(heldBack.map((line) => inLetters(line.split('\t')[2] ?? '')));
    expect(measured.size).toBeGreaterThan(300);
    const learnt = examples.filter(({ question }) => measured.has(inLetters(question)));
    expect(learnt.map(({ line, question }) => `line ${line + 1}: ${question}`)).toEqual([]);
  });

  it('stand once', () => {
    const seen = new Set<string>();
    const twice = lines.filter((line) => {
      const [kind, question = ''] = line.split('\t');
      const known = `${kind} ${question.includes('{') ? question : inLetters(question)}`;
      return seen.size === seen.add(known).size;
    });
    expect(twice).toEqual([]);
  });

  it('are refused where a line is none', () => {
    expect(() => readExamples('overview\tsum it up\nno-kind\twhat?')).toThrow(
      'Line 2 of the example questions is none',
    );
    expect(() => readExamples('overview')).toThrow('Line 1');
  });

  it('are written out where they have alternatives, each of which is read', () => {
    const readings = readExamples('topics\t{which|what} topics are {material|high|low}').map(
      ({ question }) => question,
    );
    for (const word of ['which', 'what', 'material', 'high', 'low']) expect(readings.join(' ')).toContain(word);
    expect(new Set(readings).size).toBe(readings.length);
  });
});
