import { describe, expect, it } from 'vitest';
import type { Evidence } from '#contract/evidence-shapes.ts';
import { currentYear } from '#sample/current-year.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';
import { besidesIn, type KnownAssessment } from '#web/features/shell/palette/known-assessment.ts';
import { listItems, type PaletteTeam } from '#web/features/shell/palette/list-items.ts';
import { MOST_SHOWN, rankItems } from '#web/features/shell/palette/rank-items.ts';
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
const stakeholders = [{ id: 's1', group: 'Local residents', names: 'Riverside association' }];
const alone: PaletteTeam = { role: 'user', members: [] };
const draft: KnownAssessment = {
  id: 'a1',
  isDraft: true,
  topics,
  components,
  stakeholders,
  deselected: [],
  activities: [],
};
const items = listItems(draft, null, alone);
const find = (typed: string) => rankItems(items, typed).groups.flatMap(({ items: found }) => found);
const labels = (typed: string) => find(typed).map(({ label }) => label);

describe('the search of the palette', () => {
  it.each(['full screen', 'picture png', 'print', 'category', 'compare', 'earlier versions', 'how thresholds work'])(
    'finds the commands of the dashboard menu: %s',
    (typed) => {
      expect(find(typed).map(({ action }) => action)).toContainEqual({ to: '/app/dashboard?options' });
    },
  );

  it('lists pages, sections and commands before anything is typed', () => {
    const { groups, count } = rankItems(items, '  ');
    expect(groups.map(({ value, items: found }) => [value, found.length])).toEqual([
      ['pages', 20],
      ['sections', 6],
      ['commands', 4],
    ]);
    expect(count).toBe(30);
  });

  it('ranks an exact label before labels with the word, and those before labels that only contain it', () => {
    expect(labels('water')).toEqual(['Water', 'Pollution of water', 'Über-abstraction', 'Drought stops the cannery']);
    expect(labels('dash')[0]).toBe('Dashboard');
    expect(labels('E2.2')[0]).toBe('Pollution of water');
  });

  it('requires every word, in any order, ignoring case and accents', () => {
    expect(labels('CANNERY drought')).toEqual(['Drought stops the cannery']);
    expect(labels('uber')).toEqual(['Über-abstraction']);
    expect(labels('drought dashboard')).toEqual([]);
    expect(labels('negative water')).toEqual(['Über-abstraction']);
  });

  it('finds commands by their synonyms', () => {
    expect(labels('log out')).toEqual(['Sign Out']);
    expect(labels('appearance')).toHaveLength(3);
  });

  it('leads to the editor of a draft, and to the dashboard of a completed assessment', () => {
    expect(find('cannery')[0]?.action).toEqual({ to: '/app/assessment?section=financial-materiality&component=c2' });
    const completed = listItems({ ...draft, isDraft: false }, null, alone);
    const [found] = rankItems(completed, 'cannery').groups;
    expect(found?.items[0]?.action).toEqual({ to: '/app/dashboard?assessment=a1&topic=t1' });
  });

  it('finds topics that are not selected, labelled as such, and activities, each with its own link', () => {
    let ids = 0;
    const sample = toAssessmentData(currentYear, () => `id-${++ids}`);
    const topic = mustHave(sample.topics.find(({ name }) => name === 'Microplastics'));
    const activity = mustHave(sample.activities?.[0]);
    const besidesOf = (status: 'draft' | 'completed') =>
      besidesIn({
        assessment: { ...sample.assessment, status },
        topics: sample.topics,
        selections: [{ topicId: topic.id, isRelevant: false }],
        activities: sample.activities,
      } as unknown as Parameters<typeof besidesIn>[0]);
    const inDraft = listItems({ ...draft, ...besidesOf('draft') }, null, alone);
    for (const typed of ['microplastics', topic.code])
      expect(rankItems(inDraft, typed).groups[0]?.items[0]).toMatchObject({
        label: 'Microplastics',
        detail: `${topic.code}, not selected`,
        action: { to: `/app/assessment?section=topic-selection&topic=${topic.id}` },
      });
    expect(rankItems(inDraft, activity.name).groups[0]).toMatchObject({
      value: 'activities',
      items: [{ action: { to: `/app/value-chain?activity=${activity.id}` } }],
    });
    const completed = listItems({ ...draft, isDraft: false, ...besidesOf('completed') }, null, alone);
    expect(rankItems(completed, 'microplastics').groups[0]?.items[0]?.action).toEqual({
      to: `/app/results?assessmentId=${sample.assessment.id}`,
    });
  });

  it('finds the views of the register', () => {
    const withViews = listItems(draft, null, alone, [], [{ id: 'w1', name: 'Without an owner' }]);
    expect(rankItems(withViews, 'without owner').groups[0]).toMatchObject({
      value: 'views',
      items: [{ label: 'Without an owner', action: { to: '/app/register?view=w1' } }],
    });
  });

  it('shows the best of very many results and counts the rest', () => {
    const many = Array.from({ length: 500 }, (_, index) => ({
      ...mustHave(components[1]),
      id: `c${index}` as never,
      title: `Risk number ${index}`,
    }));
    const all = listItems({ ...draft, components: many }, null, alone);
    const { groups, count } = rankItems(all, 'risk number');
    expect(count).toBe(500);
    expect(groups.flatMap(({ items: found }) => found)).toHaveLength(MOST_SHOWN);
    expect(rankItems(all, 'risk number 499').groups[0]?.items[0]?.label).toBe('Risk number 499');
  });

  it('finds a piece of evidence by its title, file and note, but not one that was removed', () => {
    const piece: Evidence = {
      ...{
        id: 'v1' as never,
        kind: 'link',
        title: 'Site audit',
        url: 'https://example.com/zinc',
        note: 'Second visit',
      },
      ...{ datedOn: null, validUntil: null, hasExpired: false, ownerId: null, owner: 'Zoë Bakker', file: null },
      ...{ addedBy: null, addedAt: '2026-01-01T00:00:00.000Z', removedAt: null, version: 1 },
    };
    const found = (typed: string, removedAt: string | null = null) =>
      rankItems(listItems(draft, null, alone, [{ ...piece, removedAt }]), typed).groups[0];
    for (const typed of ['site audit', 'ZINC', 'second visit', 'bakker'])
      expect(found(typed), typed).toMatchObject({
        value: 'evidence',
        items: [{ label: 'Site audit', action: { to: '/app/evidence?evidence=v1' } }],
      });
    expect(found('site audit', '2026-02-01T00:00:00.000Z')).toBeUndefined();
  });

  it('finds people, stakeholders and settings, and offers what only admins may do to admins alone', () => {
    const members = [
      { id: 'm1' as never, fullName: 'Zoë Bakker', email: 'z.bakker@example.com', role: 'user' as const },
    ];
    const first = (team: PaletteTeam, typed: string) => rankItems(listItems(draft, null, team), typed).groups[0];
    expect(first({ role: 'user', members }, 'zoe')).toMatchObject({
      value: 'people',
      items: [{ label: 'Zoë Bakker', action: { to: '/app/company?member=m1' } }],
    });
    expect(first(alone, 'zoe')).toBeUndefined();
    expect(find('riverside')[0]?.action).toEqual({
      to: '/app/assessment?section=stakeholder-mapping&stakeholder=s1',
    });
    expect(find('two-factor')[0]?.action).toEqual({ to: '/app/settings?setting=privacy-security' });
    expect(find('mentions')[0]?.action).toEqual({ to: '/app/settings?setting=notifications' });
    expect(find('scales')[0]).toMatchObject({ label: 'Scales', action: { to: '/app/company/scales' } });
    expect(first(alone, 'invite team')?.value).not.toBe('settings');
    expect(first({ role: 'admin', members }, 'invite team')?.items[0]?.action).toEqual({
      to: '/app/company?setting=invite-member',
    });
    expect(first({ role: null, members: [] }, 'storage')).toBeUndefined();
  });
});
