import { describe, expect, it } from 'vitest';
import type { Component } from '#domain/components/component.ts';
import { finish } from '#domain/imports/steps.ts';
import { summarizing } from '#web/features/documents/imports/counts.tsx';
import { inFull, openIn, scoresSaid } from '#web/features/documents/imports/in-full.ts';
import { type Line, linesOf, type PreviewSheet } from '#web/features/documents/imports/preview-sheet.ts';
import { sampleComponent } from '../../domain/sample-assessment.ts';

const topics = new Map([['topic-1', 'E1.1 Climate change adaptation']]);

/** Rows of a table with a title, a severity and a likelihood, and the entries that they become. */
function linesFor(
  ...entries: { said: [string, string]; next: Partial<Component>; kind?: Component['kind'] }[]
): Line[] {
  const planned = entries.map(({ next, kind = 'risk' }, at) => ({
    row: at + 2,
    becomes: 'added' as const,
    leftOut: [],
    next: { ...sampleComponent(kind, 'topic-1', `row-${at}`, { title: `Row ${at}` }), ...next },
  }));
  const sheet = {
    kind: 'register',
    name: 'Register',
    headings: ['Titel', 'Höhe', 'Wahrscheinlichkeit'],
    matching: ['title', 'severity', 'likelihood'],
    filled: [],
    rows: [['Titel', 'Höhe', 'Wahrscheinlichkeit'], ...entries.map(({ said }, at) => [`Row ${at}`, ...said])],
    planned,
  } as unknown as PreviewSheet;
  return linesOf([sheet]);
}

const given = { severityOpen: false, likelihoodOpen: false };

describe('a row in full', () => {
  const [line] = linesFor({
    said: ['hoch', '3'],
    next: { ...given, financialRiskOpportunity: 5, financialLikelihood: 3, timeHorizon: '', likelihoodOpen: true },
  }) as [Line];

  it('has every field that its kind has, with what is left open said as such', () => {
    const fields = new Map(inFull(line, topics).map(({ label, value }) => [label, value]));
    expect(fields.get('Topic')).toBe('E1.1 Climate change adaptation');
    expect(fields.get('Kind')).toBe('Risk');
    expect(fields.get('Potential magnitude')).toBe('5');
    expect(fields.get('Likelihood')).toBeNull();
    expect(fields.get('Time horizon')).toBeNull();
    expect(fields.has('Severity')).toBe(false);
    expect(openIn(line)).toEqual(expect.arrayContaining(['Likelihood', 'Time horizon']));
    expect(openIn(line)).not.toContain('Potential magnitude');
  });

  it('has its scores beside the words of the file, unless they are the same', () => {
    expect(scoresSaid(line)).toEqual([{ label: 'Potential magnitude', value: '5', said: 'hoch' }]);
  });
});

describe('the rows shown in full', () => {
  it('are five that differ: of each kind, with scores and without', () => {
    const same = { said: ['3', '3'] as [string, string], next: { ...given, financialRiskOpportunity: 3 as const } };
    const lines = linesFor(
      ...Array.from({ length: 20 }, () => same),
      { said: ['', ''], next: { severityOpen: true, likelihoodOpen: true } },
      { said: ['3', '3'], next: given, kind: 'impact' },
      { said: ['3', '3'], next: given, kind: 'opportunity' },
    );
    const picked = finish(summarizing(lines)).samples.map(({ planned }) => planned.row);
    expect(picked).toHaveLength(5);
    expect(picked).toEqual(expect.arrayContaining([2, 22, 23, 24]));
    expect(picked).toEqual(picked.toSorted((one, other) => one - other));
  });
});
