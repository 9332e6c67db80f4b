import { describe, expect, it } from 'vitest';
import type { Component } from '#domain/components/component.ts';
import { openScoresOf } from '#domain/components/open-scores.ts';
import type { TopicId } from '#domain/ids.ts';
import { MAX_PASTED_CELLS } from '#domain/limits.ts';
import { type PastePlace, planPaste } from '#web/features/register/paste/plan-paste.ts';
import { writtenIn } from '#web/features/register/paste/written.ts';
import { columns } from '#web/features/register/rows/columns.ts';
import { sampleComponent, sampleTopic } from '../../domain/sample-assessment.ts';
import { processorMs } from '../../shared/processor-time.ts';

const row = (title: string, more: Partial<Component> = {}) => ({
  ...sampleComponent('impact', 'E1.1', title, more),
  version: 1,
});
const rows = [row('Alpha'), row('Beta', { actualPotentialImpact: 'Actual' }), row('Gamma', { kind: 'risk' })];
const topics = [sampleTopic('E1.1'), sampleTopic('S1.1')];

/** Pastes a block, starting at a column. */
function paste(text: string, from = 'title', more: Partial<PastePlace> = {}) {
  const shown = columns.filter(({ isExtra }) => !isExtra);
  const at = shown.findIndex(({ id }) => id === from);
  const place: PastePlace = {
    rows,
    all: rows,
    columns: shown.slice(at),
    topics,
    unsaved: new Set(),
    topicId: 'E1.1' as TopicId,
    kind: 'impact',
    ...more,
  };
  let count = 0;
  const reading = planPaste(text, place, () => `new-${++count}`);
  let pieces = 1;
  let read = reading.next();
  for (; !read.done; pieces += 1) read = reading.next();
  const planned = read.value;
  return {
    ...planned,
    planned,
    pieces,
    changed: planned.plan.changed.map(({ row: { title }, next }) => [title, next] as const),
    refused: planned.refused.map(({ place: where, why }) => `${where}: ${why}`),
  };
}
const SCORES = `“four” is not a score from 1 to 5`;

describe('a block pasted into cells', () => {
  it('changes the rows from the current one down in their order, and empty cells change nothing', () => {
    const { changed, refused } = paste('4\t2\n\t3', 'scale', { rows: [rows[0], rows[1]].filter((each) => !!each) });
    expect(refused).toEqual([]);
    expect(changed.map(([title, { impactScale, impactScope }]) => [title, impactScale, impactScope])).toEqual([
      ['Alpha', 4, 2],
      ['Beta', null, 3],
    ]);
  });

  it('derives severity from its details as the form does', () => {
    const [alpha] = paste('4\t2\t5\t5', 'scale').changed;
    expect(alpha?.[1]).toMatchObject({ impactScale: 4, impactScope: 2, impactIrremediability: 5, impactSeverity: 5 });
    expect(paste('4\t2\t5\t3', 'scale').refused).toEqual([
      expect.stringMatching(/^Pasted row 1, Severity: Derived from scale, scope and irremediability/),
    ]);
  });

  it('leaves out words, values off the scale and unused fields, each with its place, and takes the rest', () => {
    const { changed, refused } = paste('four\t7\t2\t3.0\nx', 'scale');
    expect(refused).toEqual([
      `Pasted row 1, Scale: ${SCORES}`,
      'Pasted row 1, Scope: 7 is not on the scale from 1 to 5',
      'Pasted row 1, Severity: Derived from scale, scope and irremediability. To change it, use the form and give a reason',
      'Pasted row 2, Scale: “x” is not a score from 1 to 5',
    ]);
    expect(changed.map(([, next]) => next.impactIrremediability)).toEqual([2]);
    expect(paste('\n3', 'likelihood').refused).toEqual([
      'Pasted row 2, Likelihood: Not used for an actual impact: it counts as 5',
    ]);
    expect(paste('1\n1\n1', 'scale').refused).toEqual(['Pasted row 3, Scale: Not used for this kind']);
  });

  it('names the entry of everything that it leaves out, in the order of the block', () => {
    const named = (text: string, from: string) =>
      paste(text, from).planned.refused.map(({ place, entry }) => [
        place.replace(/^Pasted row (\d+),/, 'Row $1'),
        entry,
      ]);
    expect(named('\n4\t2\t5\t3\toften\n', 'scale')).toEqual([
      ['Row 2 Severity', 'Beta'],
      ['Row 2 Likelihood', 'Beta'],
    ]);
    expect(named('Title\tTopic\nDelta\tZ9\n\tE1.1', 'title').map(([, entry]) => entry)).toEqual(['Delta', '']);
  });

  it('reads choices by their label, in any case, or by the start of it', () => {
    const horizon = (text: string) => paste(text, 'horizon').changed.map(([, next]) => next.timeHorizon);
    expect(horizon('Long-term (> 5 ys)')).toEqual(['long']);
    expect(horizon('long')).toEqual(['long']);
    expect(horizon('short- AND')).toEqual(['short-medium']);
    expect(paste('some day', 'horizon').refused[0]).toMatch(/“some day” is not an option\. Use one of: Short-term/);
    expect(paste('OWN OPERATIONS', 'place').changed.map(([, next]) => next.valueChainConcentration)).toEqual([
      'own-operations',
    ]);
  });

  it('lists once which columns cannot be edited, and the cells without a column', () => {
    const { leftOut, changed } = paste('12\tyes\tshort', 'score');
    expect(leftOut.map(({ label }) => label)).toEqual(['Score', 'Material']);
    expect(changed).toHaveLength(1);
    // One line for a column that is not set here, rather than one for each of its cells.
    const beside = paste('Ada\t2026-01-01\nBen\t2026-01-02', 'owner');
    expect(beside.refused).toEqual([]);
    expect(beside.leftOut.map(({ label }) => label)).toEqual(['Owner', 'Due']);
    expect(paste('a\tb', 'open').leftOut.map(({ why }) => why)).toContain('There are no more columns to the right');
  });

  it('adds rows with a title below the last row, and rejects those without one', () => {
    const { plan, refused } = paste('Delta\tS1.1\tRisk\n\tE1.1\nEpsilon', 'title', { rows: [] });
    expect(plan.added).toMatchObject([
      { id: 'new-1', title: 'Delta', topicId: 'S1.1', kind: 'risk' },
      { id: 'new-2', title: 'Epsilon', topicId: 'E1.1', kind: 'impact' },
    ]);
    expect(refused).toEqual(['Pasted row 2: It has no title']);
    expect(paste('1\n2', 'scale', { rows: [] }).refused).toHaveLength(2);
  });

  it('adds no row with an unreadable topic or kind, and gives the row and the reason', () => {
    const block =
      'Title\tTopic\tKind\tScale\nDelta\tZ9.9\tRisk\tx\nEta\tS1.1\tHarm\t2\nZeta\tZ9\tHarm\nTheta\tS1.1\tRisk';
    const { plan, planned, refused } = paste(block, 'title', { rows: [] });
    expect(plan.added.map(({ title, topicId, kind }) => [title, topicId, kind])).toEqual([['Theta', 'S1.1', 'risk']]);
    expect(refused).toEqual([
      'Pasted row 2: Not added: “Z9.9” is not a relevant topic of this assessment',
      'Pasted row 3: Not added: “Harm” is not a kind: use impact, risk or opportunity',
      'Pasted row 4: Not added: “Z9” is not a relevant topic of this assessment; “Harm” is not a kind: use impact, risk or opportunity',
    ]);
    expect(planned.refused.map((each) => each.of)).toEqual(['row', 'row', 'row']);
    // An existing row keeps its topic, and takes the rest.
    expect(paste('Title\tTopic\tScale\nAlpha\tZ9.9\t2').changed).toMatchObject([
      ['Alpha', { topicId: 'E1.1', impactScale: 2 }],
    ]);
  });

  it('skips a row whose title is too long for an entry, or whose two words for the kind contradict each other', () => {
    const { plan, refused } = paste(`Title\tPolarity\tKind\n${'x'.repeat(301)}\t\t\nEta\tNegative\tRisk\nIota\t\tRisk`);
    expect(refused).toEqual([
      'Pasted row 2: Not added: A title can have at most 300 characters',
      'Pasted row 3: Not added: “Risk” does not match this impact',
    ]);
    expect(plan.added).toMatchObject([{ title: 'Iota', kind: 'risk' }]);
  });

  it('uses the current topic and kind where they are empty, and lists the entries concerned', () => {
    const { plan, planned } = paste('Title\tTopic\tKind\nDelta\t\tRisk\nEta\tS1.1\t\nIota\tS1.1\tRisk\nTheta');
    expect(plan.added.map(({ title, topicId, kind }) => [title, topicId, kind])).toEqual([
      ['Delta', 'E1.1', 'risk'],
      ['Eta', 'S1.1', 'impact'],
      ['Iota', 'S1.1', 'risk'],
      ['Theta', 'E1.1', 'impact'],
    ]);
    expect([...planned.assumed]).toEqual([
      ['new-1', ['topic']],
      ['new-2', ['kind']],
      ['new-4', ['topic', 'kind']],
    ]);
  });

  it('reads from the word for a kind whether an impact is actual or potential', () => {
    const { plan } = paste('Title\tKind\nDelta\tActual negative impact\nEta\tPotential risk');
    expect(plan.added).toMatchObject([
      { impactPolarity: 'Negative', actualPotentialImpact: 'Actual' },
      { kind: 'risk', actualPotentialImpact: null },
    ]);
  });

  it('does not touch a row with unsaved changes', () => {
    const { plan } = paste('4', 'scale', { unsaved: new Set(['Alpha']) });
    expect(plan.changed).toEqual([]);
    expect(plan.refused).toMatchObject([{ title: 'Alpha', why: 'Has unsaved changes' }]);
  });
});

describe('a block with headings', () => {
  it('is read by its headings, whatever their order, from the current row', () => {
    const { changed, readAs, leftOut } = paste('Scope\tNotes\tScale\n1\tx\t2');
    expect([readAs, leftOut]).toEqual([
      'headings',
      [{ label: 'Notes', why: 'The register does not have this column' }],
    ]);
    expect(changed.map(([, { impactScale, impactScope }]) => [impactScale, impactScope])).toEqual([[2, 1]]);
  });

  it('finds rows by their titles, adds new ones, and takes texts that no column shows', () => {
    const block = 'Title\tScale\tDescription\nbeta\t3\t"Two\nlines"\nZeta\t2\t\nBETA\t1\t\n\t5\t';
    const { changed, plan, readAs, refused } = paste(block);
    expect(readAs).toBe('titles');
    expect(changed.map(([title, next]) => [title, next.impactScale, next.description])).toEqual([
      ['Beta', 3, 'Two\nlines'],
    ]);
    expect(plan.added).toMatchObject([{ title: 'Zeta', impactScale: 2 }]);
    expect(refused).toEqual(['Pasted row 4: Appears twice in the pasted cells', 'Pasted row 5: It has no title']);
  });

  it('leaves the scores of a new entry open until the block or a person gives one', () => {
    const { plan } = paste('Title\tScale\tDescription\nZeta\t\tNew\nEta\t4\tNew');
    expect(plan.added.map((row) => [row.title, ...openScoresOf(row)])).toEqual([
      ['Zeta', 'severity', 'likelihood'],
      ['Eta', 'likelihood'],
    ]);
  });

  it('lists all fields given for a new entry, including scores equal to the default of the form, with long texts last', () => {
    const { plan } = paste(
      'Title\tDescription\tKind\tActual\tScale\tLikelihood\nZeta\tNew\tNegative impact\tPotential\t3\t3\nEta\t\tRisk\t\t\t4\nIota',
    );
    expect(plan.added.map(writtenIn)).toEqual([
      ['impactPolarity', 'actualPotentialImpact', 'impactScale', 'impactSeverity', 'impactLikelihood', 'description'],
      ['financialLikelihood'],
      [],
    ]);
  });

  it('does not guess between two entries with the same title', () => {
    const { refused } = paste('Title\tScale\nAlpha\t3', 'title', { all: [...rows, row('alpha')] });
    expect(refused).toEqual(['Pasted row 2: Several entries have this title']);
  });

  it('is treated as cells where a title happens to begin like a column name', () => {
    expect(paste('Scale of our waste\nOther').readAs).toBe('cells');
  });
});

describe('a large block', () => {
  const many = Array.from({ length: 1_000 }, (_, at) => row(`Row ${at}`));

  it('with the maximum number of cells is read in pieces even with words in score columns, and a small one in one piece', async () => {
    const text = many.map(() => 'four\t2\tx\t\t').join('\n');
    let read = paste('', 'scale');
    // Quadratic run time would take minutes.
    expect(
      await processorMs(() => {
        read = paste(text, 'scale', { rows: many, all: many });
      }),
    ).toBeLessThan(10_000);
    const { changed, refused, pieces } = read;
    expect([pieces, paste('4', 'scale').pieces]).toEqual([11, 1]);
    expect([changed.length, refused.length]).toEqual([1_000, 2_000]);
  });

  it('may have headings in addition to the maximum', () => {
    const block = (rows: number) => `Title\tScale\tScope\tSeverity\tHorizon\n${'New\t1\t\t\t\n'.repeat(rows)}`;
    const { plan, tooMany } = paste(block(1_000));
    expect([tooMany, plan.added.length]).toEqual([null, 1_000]);
    expect(paste(block(1_001)).tooMany).toBe(5_005);
  });

  it('with more cells gives their number, and changes nothing', () => {
    const { plan, tooMany } = paste(Array.from({ length: 1_001 }, () => '1\t1\t1\t1\t1').join('\n'), 'scale');
    expect(tooMany).toBe(MAX_PASTED_CELLS + 5);
    expect(plan.changed).toEqual([]);
  });
});
