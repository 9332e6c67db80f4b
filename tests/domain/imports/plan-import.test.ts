import { describe, expect, it } from 'vitest';
import type { TopicId } from '#domain/ids.ts';
import { plain } from '#domain/imports/read-words.ts';
import { MAX_COMPONENTS } from '#domain/limits.ts';
import { sampleComponent } from '../sample-assessment.ts';
import { changesOf, faresOf, planOf, refusalsOf, topics } from './plan.ts';

const noise = sampleComponent('impact', 'E1.1', 'noise', {
  title: 'Noise',
  impactSeverity: 2,
  description: 'At night',
});
const storm = sampleComponent('risk', 'E1.2', 'Storm', { financialLikelihood: 4 });
const HEAD = ['Topic', 'Kind', 'Title', 'Severity', 'Likelihood', 'Description'] as const;

describe('the outcome of importing a table', () => {
  it('adds, changes, leaves and refuses rows, by their numbers in the sheet', () => {
    const planned = planOf(
      [
        HEAD,
        ['E1.1', 'Impact', 'Noise', 4, 3, 'At night'],
        ['E1.2', 'Risk', 'storm', 3, '4', null],
        ['S1.1', 'Opportunity', 'People stay', 5, 'four', null],
        [],
        ['S1.1', 'Opportunity', 'People come', '5 of 5', 2, null],
      ],
      [noise, storm],
    );
    expect(faresOf(planned)).toEqual(['2 changed', '3 same', '4 refused', '6 added']);
    expect(changesOf(planned)).toEqual([{ impactSeverity: 4 }]);
    expect(refusalsOf(planned)).toEqual(['E4 no-score']);
    expect(planned.at(-1)).toMatchObject({
      next: {
        id: 'new-6',
        kind: 'opportunity',
        financialRiskOpportunity: 5,
        severityOpen: false,
        likelihoodOpen: false,
      },
    });
  });

  it('leaves a new entry unscored where the table does not score it, and counts a detail as a score', () => {
    const [bare, detailed] = planOf([
      ['Topic', 'Kind', 'Title', 'Polarity', 'Scale', 'Likelihood'],
      ['E1.1', 'Impact', 'One', null, null, null],
      ['E1.1', 'Impact', 'Two', 'Negative', 5, 1],
    ]);
    expect(bare).toMatchObject({ next: { severityOpen: true, likelihoodOpen: true } });
    expect(detailed).toMatchObject({ next: { severityOpen: false, likelihoodOpen: false, impactSeverity: 5 } });
  });

  it('gives an open score when a cell holds the value that is stored', () => {
    const open = sampleComponent('impact', 'E1.1', 'Open', { severityOpen: true, likelihoodOpen: true });
    expect(changesOf(planOf([HEAD, ['E1.1', 'Impact', 'Open', 3, null, null]], [open]))).toEqual([
      { severityOpen: false },
    ]);
  });

  it('updates the severity with its details, and requires a reason for a different one', () => {
    const follows = sampleComponent('impact', 'E1.1', 'F', { impactScale: 3, impactSeverity: 3 });
    const head = ['Topic', 'Kind', 'Title', 'Scale', 'Severity'];
    expect(changesOf(planOf([head, ['E1.1', 'Impact', 'F', 4, 3]], [follows]))).toEqual([
      { impactScale: 4, impactSeverity: 4 },
    ]);
    expect(refusalsOf(planOf([head, ['E1.1', 'Impact', 'F', 4, 5]], [follows]))).toEqual(['E2 reason-required']);
  });

  it('refuses rows that lack what an entry needs, each at its column', () => {
    expect(
      refusalsOf(
        planOf([
          HEAD,
          [null, 'Impact', 'No topic', 1, 1, null],
          ['E1.1', null, 'No kind', 1, 1, null],
          ['E1.1', 'Impact', null, 1, 1, null],
          ['E1', 'Fish', 'Neither', 1, 1, null],
        ]),
      ),
    ).toEqual(['A2 topic-required', 'B3 kind-required', 'C4 title-required', 'B5 no-kind', 'A5 no-topic']);
  });

  it('fills in the chosen kind and topic of new entries, and the topics chosen for words in the table', () => {
    const planned = planOf(
      [
        ['Title', 'Topic'],
        ['One', null],
        ['Two', 'E1 Klimawandel'],
        ['Three', 'Heizung'],
      ],
      [],
      {
        kind: 'risk',
        topicId: 'S1.1' as TopicId,
        topicWords: new Map([[plain('E1 Klimawandel'), 'E1.2' as TopicId]]),
      },
    );
    expect(planned.slice(0, 2)).toMatchObject([
      { next: { topicId: 'S1.1', kind: 'risk' } },
      { next: { topicId: 'E1.2', kind: 'risk' } },
    ]);
    expect(refusalsOf(planned)).toEqual(['B4 no-topic']);
  });

  it('takes topic and kind from the row above where cells were merged, if that is chosen', () => {
    const rows = [
      ['Topic', 'Kind', 'Title'],
      ['E1.1', 'Risk', 'One'],
      [null, null, 'Two'],
      ['S1.1', null, 'Three'],
      [null, null, null],
    ];
    expect(planOf(rows, [], { fillsDown: true })).toMatchObject([
      { next: { topicId: 'E1.1', kind: 'risk' } },
      { next: { topicId: 'E1.1', kind: 'risk' } },
      { next: { topicId: 'S1.1', kind: 'risk' } },
    ]);
    expect(faresOf(planOf(rows))).toEqual(['2 added', '3 refused', '4 refused']);
  });

  it('refuses a second row for the same entry and a title shared by several', () => {
    const twin = { ...noise, id: storm.id };
    expect(
      refusalsOf(
        planOf([HEAD, ['E1.1', 'Impact', 'Noise', 4, null, null], ['E1.1', 'Impact', 'NOISE', 5, null, null]], [noise]),
      ),
    ).toEqual(['3 twice']);
    expect(
      refusalsOf(planOf([HEAD, ['E1.1', 'Risk', 'New', 4, null, null], ['E1.1', 'Risk', 'new', 5, null, null]])),
    ).toEqual(['3 twice']);
    expect(refusalsOf(planOf([HEAD, ['E1.1', 'Impact', 'Noise', 4, null, null]], [noise, twin]))).toEqual([
      'C2 several-called',
    ]);
  });

  it('finds entries by the id in our own workbook, and renames and moves them but keeps their kind', () => {
    const own = ['Topic code', 'Topic', 'Kind', 'Title', 'Id'];
    expect(changesOf(planOf([own, ['E1.2', 'x', 'Impact', 'Louder noise', noise.id]], [noise]))).toEqual([
      { topicId: 'E1.2', title: 'Louder noise' },
    ]);
    expect(refusalsOf(planOf([own, ['E1.1', 'x', 'Risk', 'Noise', noise.id]], [noise]))).toEqual(['C2 keeps-kind']);
    expect(
      faresOf(planOf([own, ['E1.1', 'x', 'Impact', 'Twin', 'id-1'], ['E1.1', 'x', 'Impact', 'Twin', 'id-2']], [noise])),
    ).toEqual(['2 added', '3 added']);
  });

  it('adds nothing under a topic that was set aside, and leaves existing entries alone', () => {
    const rows = [HEAD, ['E1.1', 'Impact', 'Noise', 2, 3, null], ['E1.1', 'Impact', 'New', 2, 3, null]];
    const planned = planOf(rows, [noise], { setAside: 'E1.1' });
    expect(faresOf(planned)).toEqual(['2 same', '3 refused']);
    expect(refusalsOf(planned)).toEqual(['A3 topic-set-aside']);
  });

  it('refuses values of another kind, but accepts cells that say nothing', () => {
    const head = ['Topic', 'Kind', 'Title', 'Scope', 'Type of risk', 'Human rights'];
    expect(
      refusalsOf(
        planOf([
          head,
          ['E1.1', 'Risk', 'One', 4, null, null],
          ['E1.1', 'Opportunity', 'Two', '-', 'Systemic risk', 'no'],
          ['E1.1', 'Risk', 'Three', 'n/a', 'Systemic risk', 'no'],
          ['E1.1', 'Risk', 'Four', null, null, 'yes'],
        ]),
      ),
    ).toEqual(['D2 other-kind', 'E3 other-kind', 'F5 other-kind']);
  });

  it('keeps the current value for empty cells, or clears what may be empty, as chosen', () => {
    const rows = [HEAD, ['E1.1', 'Impact', 'Noise', null, null, null]];
    expect(faresOf(planOf(rows, [noise]))).toEqual(['2 same']);
    expect(changesOf(planOf(rows, [noise], { empty: 'clears' }))).toEqual([{ description: '' }]);
  });

  it('adds as many as the assessment has room for', () => {
    const full = Array.from({ length: MAX_COMPONENTS - 1 }, (_, at) => sampleComponent('risk', 'E1.1', `c${at}`));
    const planned = planOf(
      [HEAD, ['E1.1', 'Risk', 'Last', 1, 1, null], ['E1.1', 'Risk', 'Too many', 1, 1, null]],
      full,
    );
    expect(faresOf(planned)).toEqual(['2 added', '3 refused']);
    expect(refusalsOf(planned)).toEqual(['3 no-room']);
  });

  it('plans 5,000 rows in a moment', () => {
    const rows = Array.from({ length: 5_000 }, (_, at) => [
      topics[at % 3]?.code ?? '',
      'Impact',
      `Entry ${at}`,
      (at % 5) + 1,
      3,
      'Words',
    ]);
    const present = Array.from({ length: 2_000 }, (_, at) =>
      sampleComponent('impact', topics[at % 3]?.code ?? '', `Entry ${at}`),
    );
    expect(planOf([HEAD, ...rows], present)).toHaveLength(5_000);
  });
});
