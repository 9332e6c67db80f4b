import { describe, expect, it } from 'vitest';
import { otherScore } from '#documents/chapters/measures.ts';
import { makeFile } from '#documents/making/make-file.ts';
import { buildReport } from '#documents/report/build-report.ts';
import type { Component } from '#domain/components/component.ts';
import { newComponent } from '#domain/components/component-defaults.ts';
import type { ComponentId } from '#domain/ids.ts';
import { mustHave } from '../shared/must-have.ts';
import { readWorkbook } from '../shared/read-workbook.ts';
import { sampleFacts } from './sample-facts.ts';

const facts = sampleFacts();
const report = buildReport(facts);

/** A topic that the report describes. */
const told = mustHave(facts.data.components.find(({ title }) => JSON.stringify(report).includes(title)));

/** The sample's facts with one more entry; `change` gives some of its scores. */
function withEntry(change: Partial<Component>) {
  const entry: Component = {
    ...newComponent('new-entry' as ComponentId, told.topicId, 'impact'),
    title: 'Dust from the yard',
    ...{ impactPolarity: 'Negative', actualPotentialImpact: 'Potential' },
    ...change,
  };
  return { ...facts, data: { ...facts.data, components: [...facts.data.components, { ...entry, version: 1 }] } };
}

/** The rows of the report's tables that name the entry. */
function reportRows(of: ReturnType<typeof withEntry>): string[] {
  const blocks = buildReport(of).chapters.flatMap((chapter) => chapter.blocks);
  const tables = blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
  const rows = tables
    .filter(({ columns }) => columns.some(({ head }) => head === 'Score'))
    .flatMap((table) => table.rows);
  return rows.map((row) => JSON.stringify(row)).filter((row) => row.includes('Dust from the yard'));
}

describe('a file reports a score that nobody gave as missing', () => {
  it('in the report, which shows the score that was given', () => {
    const rows = reportRows(withEntry({ impactLikelihood: 4, likelihoodOpen: false }));
    expect(rows[0]).toContain('"missing","4","score missing"]');
    expect(reportRows(withEntry({ impactSeverity: 4, severityOpen: false }))[0]).toContain(
      '"4","missing","score missing"]',
    );
    expect(reportRows(withEntry({}))[0]).toContain('"missing","missing","score missing"]');
    const unsaid = { actualPotentialImpact: null, severityOpen: false, likelihoodOpen: false } as const;
    expect(reportRows(withEntry(unsaid))[0]).toContain('"3","3","not scored"]');
  });

  it('in the text on measures, without a product', () => {
    const row = { side: 'impact', severity: 3, likelihoodCounted: 4, score: null } as const;
    const beside = { severity: 2, likelihoodCounted: 4, likelihoodStated: 4, score: null } as const;
    expect(otherScore({ ...row, beside }, 'net')).not.toMatch(/×|=/);
  });

  it('in the workbook and in JSON', async () => {
    const of = withEntry({ impactLikelihood: 4, likelihoodOpen: false });
    const register = mustHave(readWorkbook((await makeFile('workbook', of)).bytes).get('Register'));
    const row = mustHave(register.rows.find((cells) => cells.Title === 'Dust from the yard'));
    const cell = (head: string) => row[head];
    expect([cell('Severity'), cell('Score'), cell('Counted')]).toEqual([null, null, 'No']);
    expect([cell('Severity or magnitude to be given'), cell('Likelihood to be given')]).toEqual(['Yes', 'No']);
    const json = JSON.parse(new TextDecoder().decode((await makeFile('json', of)).bytes));
    const input = json.inputs.components.find(({ id }: { id: string }) => id === 'new-entry');
    expect(input).toMatchObject({ severityOpen: true, likelihoodOpen: false });
    const result = json.results.negativeImpacts.find(({ id }: { id: string }) => id === 'new-entry');
    expect(result).toMatchObject({ score: null, counted: false });
  });
});
