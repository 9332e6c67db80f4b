import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { makeFile } from '#documents/making/make-file.ts';
import { sampleFacts } from './sample-facts.ts';

const facts = sampleFacts();
const made = await makeFile('json', facts);
const file = JSON.parse(new TextDecoder().decode(made.bytes));

describe('the JSON of an assessment', () => {
  it('is named after the company, assessment, state and day', () => {
    expect(made.fileName).toMatch(/^Assessment Exemplar Foods \(sample company\) - .+ \(draft\) - 2026-11-22\.json$/);
    expect(made.mediaType).toBe('application/json');
  });

  it('holds every row that was entered, and a result for each assessed topic', () => {
    expect(file.inputs.components).toHaveLength(facts.data.components.length);
    expect(file.inputs.topics).toHaveLength(facts.data.topics.length);
    expect(file.inputs.responses).toHaveLength(facts.data.responses.length);
    expect(file.results.points.length).toBeGreaterThan(10);
    expect(file.history.changes[0].fields).toEqual(facts.changes[0]?.fields);
  });

  it('is documented key by key', async () => {
    const documented = await readFile('docs/file-formats.md', 'utf8');
    const keys = ['state', 'made', 'inputs', 'history'].flatMap((part) => Object.keys(file[part]));
    for (const key of [...Object.keys(file), ...keys]) expect(documented, key).toContain(`\`${key}\``);
  });
});
