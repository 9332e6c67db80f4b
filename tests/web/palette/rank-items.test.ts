import { describe, expect, it } from 'vitest';
import type { KnownAssessment } from '#web/features/palette/known-assessment.ts';
import { listItems } from '#web/features/palette/list-items.ts';
import { MOST_SHOWN, rankItems } from '#web/features/palette/rank-items.ts';
import { mustHave } from '../../shared/must-have.ts';

const topics: KnownAssessment['topics'] = [
  { id: 't1' as never, code: 'E3.1', name: 'Water', category: 'Environmental' },
  { id: 't2' as never, code: 'E2.2', name: 'Pollution of water', category: 'Environmental' },
  { id: 't3' as never, code: 'S2.1', name: 'Working conditions (value chain)', category: 'Social' },
];
const components: KnownAssessment['components'] = [
  { id: 'c1' as never, kind: 'impact', title: 'Über-abstraction', impactPolarity: 'Negative', topicId: 't1' },
  { id: 'c2' as never, kind: 'risk', title: 'Drought stops the cannery', impactPolarity: null, topicId: 't1' },
];
const draft: KnownAssessment = { id: 'a1', isDraft: true, topics, components };
const items = listItems(draft, null);
const find = (typed: string) => rankItems(items, typed).groups.flatMap(({ items: found }) => found);
const labels = (typed: string) => find(typed).map(({ label }) => label);

describe('what the palette finds', () => {
  it('lists pages, sections and commands before anything is typed', () => {
    const { groups, count } = rankItems(items, '  ');
    expect(groups.map(({ value, items: found }) => [value, found.length])).toEqual([
      ['pages', 10],
      ['sections', 6],
      ['commands', 4],
    ]);
    expect(count).toBe(20);
  });

  it('puts the label that is the word before labels with the word, and those before what the word only stands beside', () => {
    expect(labels('water')).toEqual(['Water', 'Pollution of water', 'Über-abstraction', 'Drought stops the cannery']);
    expect(labels('dash')[0]).toBe('Dashboard');
    expect(labels('E2.2')[0]).toBe('Pollution of water');
  });

  it('asks for every word, in any order, without case and accents', () => {
    expect(labels('CANNERY drought')).toEqual(['Drought stops the cannery']);
    expect(labels('uber')).toEqual(['Über-abstraction']);
    expect(labels('drought dashboard')).toEqual([]);
    expect(labels('negative water')).toEqual(['Über-abstraction']);
  });

  it('finds commands by other words for them', () => {
    expect(labels('log out')).toEqual(['Sign Out']);
    expect(labels('appearance')).toHaveLength(3);
  });

  it('leads to a draft’s editor, and to the dashboard where the assessment is completed', () => {
    expect(find('cannery')[0]?.action).toEqual({ to: '/app/assessment?section=financial-materiality&component=c2' });
    const completed = listItems({ ...draft, isDraft: false }, null);
    const [found] = rankItems(completed, 'cannery').groups;
    expect(found?.items[0]?.action).toEqual({ to: '/app/dashboard?assessment=a1&topic=t1' });
  });

  it('draws the best of very many and counts the rest', () => {
    const many = Array.from({ length: 500 }, (_, index) => ({
      ...mustHave(components[1]),
      id: `c${index}` as never,
      title: `Risk number ${index}`,
    }));
    const all = listItems({ ...draft, components: many }, null);
    const { groups, count } = rankItems(all, 'risk number');
    expect(count).toBe(500);
    expect(groups.flatMap(({ items: found }) => found)).toHaveLength(MOST_SHOWN);
    expect(rankItems(all, 'risk number 499').groups[0]?.items[0]?.label).toBe('Risk number 499');
  });
});
