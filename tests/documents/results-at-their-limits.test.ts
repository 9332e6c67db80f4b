import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { FileFacts } from '#documents/facts.ts';
import { makeFile } from '#documents/making/make-file.ts';
import type { ComponentId } from '#domain/ids.ts';
import { mustHave } from '../shared/must-have.ts';
import { readWorkbook } from '../shared/read-workbook.ts';
import { openPdf } from './open-pdf.ts';
import { readZip } from './read-zip.ts';
import { sampleFacts } from './sample-facts.ts';

const facts = sampleFacts();
type Entry = FileFacts['data']['components'][number];
const first = (kind: Entry['kind']) => mustHave(facts.data.components.find((one) => one.kind === kind));

const impact = (title: string, stated: Partial<Entry> = {}): Entry => ({ ...first('impact'), title, ...stated });
const risk = (title: string, stated: Partial<Entry> = {}): Entry => ({ ...first('risk'), title, ...stated });
/** Entries that score 25 on both sides. */
const highest = [
  impact('Smoke', {
    ...{ actualPotentialImpact: 'Actual', impactPolarity: 'Negative', impactSeverity: 5, impactLikelihood: 5 },
    ...{ impactScale: null, impactScope: null, impactIrremediability: null },
  }),
  risk('Fines', { financialRiskOpportunity: 5, financialLikelihood: 5 }),
];

/** A first year that holds nothing but these entries under each of the first topics. */
function factsOf(entries: readonly Entry[], topicCount: number): FileFacts {
  const topics = facts.data.topics.slice(0, topicCount);
  const components = topics.flatMap(({ id: topicId }) =>
    entries.map((entry) => ({ ...entry, id: randomUUID() as ComponentId, topicId })),
  );
  const nothing = { selections: [], scores: [], stakeholders: [], responses: [], activities: [], decisions: [] };
  const data = { ...facts.data, ...nothing, measures: [], netScores: [], links: [], horizonScores: [] };
  const others = { lastChanges: [], evidence: [], changes: [], earlier: null };
  return { ...facts, ...others, data: { ...data, topics, components } };
}

describe('a result', () => {
  it.each<[string, Entry[], number]>([
    ['of impacts alone', [impact('Smoke')], 2],
    ['of risks alone', [risk('Fines')], 2],
    ['of one topic', [impact('Smoke'), risk('Fines')], 1],
    ['of twelve topics that all stand at 25', highest, 12],
    ['of titles of 300 letters without a blank', [impact('x'.repeat(300)), risk('y'.repeat(300))], 2],
    ['of titles that are read from right to left', [impact('דליפת מים במפעל'), risk('مخاطر المياه <b> & "x"')], 2],
    ['of titles with emoji', [impact('Heat 🔥 and water 💧'), risk('👩🏽‍🌾🌍')], 2],
  ])('%s can be exported to every file', async (_, entries, topicCount) => {
    const given = factsOf(entries, topicCount);
    const topic = mustHave(given.data.topics[0]);
    const { pages } = await openPdf((await makeFile('report', given)).bytes);
    expect(pages.join()).toContain(topic.code);
    const slides = readZip((await makeFile('slides', given)).bytes);
    expect([...slides.keys()].filter((path) => /^ppt\/slides\/slide\d+\.xml$/.test(path))).toHaveLength(5);
    const register = mustHave(readWorkbook((await makeFile('workbook', given)).bytes).get('Register'));
    expect(register.rows).toHaveLength(entries.length * topicCount);
    expect(JSON.stringify(register.rows)).toContain(JSON.stringify(mustHave(entries[0]).title));
  });
});
