import { describe, expect, it } from 'vitest';
import type { FileFacts } from '#documents/facts.ts';
import { makeTables } from '#documents/workbook/tables/all-tables.ts';
import type { Component } from '#domain/components/component.ts';
import { found } from '#domain/found.ts';
import type { ComponentId } from '#domain/ids.ts';
import type { ImportedRows } from '#domain/imports/cell.ts';
import { findSheet } from '#domain/imports/find-table.ts';
import { guessMatching } from '#domain/imports/guess-matching.ts';
import { ONE_ENTRY_A_ROW } from '#domain/imports/import-plan.ts';
import { planImport } from '#domain/imports/plan-import.ts';
import { carriedRegister } from '../shared/carried-register.ts';
import { PAYLOADS } from '../shared/formula-payloads.ts';
import { mustHave } from '../shared/must-have.ts';
import { sampleFacts } from './sample-facts.ts';

const facts = sampleFacts();

/** The register sheet of the workbook of these facts. */
function registerOf(of: FileFacts): ImportedRows {
  const sheets = makeTables(of).map(({ name, columns, rows }) => ({
    name,
    rows: [
      columns.map(({ title }) => title),
      ...rows.map((row) => row.map((cell) => (cell instanceof Date ? { date: cell.toISOString() } : cell))),
    ],
  }));
  const sheet = mustHave(sheets[findSheet(sheets)]);
  expect(sheet.name).toBe('Register');
  return sheet.rows;
}

/** The plan for importing a register into the assessment with these components. */
function plan(rows: ImportedRows, components: readonly Component[]) {
  const { topics } = facts.data;
  const asked = {
    rows,
    headerRow: 0,
    matching: guessMatching(rows, 0, topics).map(({ target }) => target),
    kind: null,
    topicId: null,
    topicWords: new Map(),
    empty: 'keeps',
    fillsDown: false,
    ...ONE_ENTRY_A_ROW,
    leavesOut: false,
  } as const;
  const present = { components, topics, relevant: new Set(topics.map(({ id }) => id)) };
  return planImport(asked, present, (row) => `new-${row}` as ComponentId);
}

/** The facts with the components that a plan adds. */
function withAdded(planned: ReturnType<typeof plan>): FileFacts {
  const components = planned.map((each) => {
    if (each.becomes !== 'added') throw new Error(`row ${each.row} is ${JSON.stringify(each)}`);
    return each.next;
  });
  return { ...facts, data: { ...facts.data, components } };
}

const FIELDS = ['title', 'description', 'companyBusinessArea', 'severityReason', 'justification'] as const;

describe('an exported register that is imported again', () => {
  it('changes nothing in its own assessment', () => {
    const planned = plan(registerOf(facts), facts.data.components);
    expect(planned).toHaveLength(facts.data.components.length);
    expect(planned.filter(({ becomes }) => becomes !== 'same')).toEqual([]);
  });

  it('recreates the same register in an empty assessment', () => {
    const rows = registerOf(facts);
    expect(carriedRegister(registerOf(withAdded(plan(rows, []))))).toEqual(carriedRegister(rows));
  });

  it('does the same with entries without scores or choices, and with any relevance', () => {
    const components = facts.data.components.map((component, at): Component => {
      const isOpen = { severityOpen: at % 2 === 0, likelihoodOpen: at % 3 === 0 };
      const choices = at % 4 === 0 ? { impactPolarity: null, actualPotentialImpact: null, humanRights: false } : {};
      const relevance = { impactRelevant: at % 5 !== 0, financialRelevant: at % 7 !== 0 };
      return { ...component, ...isOpen, ...choices, ...relevance, carriedFrom: at % 6 === 0 ? 'The year before' : '' };
    });
    const rows = registerOf({ ...facts, data: { ...facts.data, components } });
    expect(plan(rows, components).filter(({ becomes }) => becomes !== 'same')).toEqual([]);
    expect(carriedRegister(registerOf(withAdded(plan(rows, []))))).toEqual(carriedRegister(rows));
  });

  it('preserves every text that a spreadsheet would take for a formula', () => {
    const component = found(
      facts.data.components.find(({ kind }) => kind === 'impact'),
      'an impact',
    );
    const components = PAYLOADS.filter((payload) => payload.trim() !== '').map((payload, at) => ({
      ...component,
      id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}` as ComponentId,
      ...Object.fromEntries(
        FIELDS.map((name) => [name, name === 'title' ? payload.replace(/\s*[\r\n]+\s*/g, ' ').trim() : payload]),
      ),
    }));
    const rows = registerOf({ ...facts, data: { ...facts.data, components } });
    const planned = plan(rows, []);
    const texts = (all: readonly Component[]) => all.map((each) => FIELDS.map((name) => each[name]));
    expect(texts(withAdded(planned).data.components)).toEqual(texts(components));
  });
});
