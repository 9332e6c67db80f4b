import { describe, expect, it } from 'vitest';
import { currentYear } from '#sample/current-year.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';
import type { KnownAssessment } from '#web/features/shell/palette/known-assessment.ts';
import { listItems } from '#web/features/shell/palette/list-items.ts';
import { MOST_SHOWN, rankItems } from '#web/features/shell/palette/rank-items.ts';
import { readTexts } from '#web/features/shell/palette/searched-texts.ts';

let ids = 0;
const data = toAssessmentData(currentYear, () => {
  ids += 1;
  return `id-${ids}`;
});
const known = ({ assessment, topics, components }: typeof data): KnownAssessment => ({
  id: assessment.id,
  isDraft: true,
  topics,
  components,
  stakeholders: [],
  deselected: [],
  activities: [],
});
const nobody = { role: 'user', members: [] } as const;
const goesOn = new AbortController().signal;
const items = listItems(known(data), await readTexts(data, goesOn), nobody);
function find(typed: string) {
  const { groups, excerpts } = rankItems(items, typed);
  return groups.flatMap(({ value, items: found }) =>
    found.map(({ id, label, action }) => ({ group: value, label, excerpt: excerpts.get(id) ?? null, action })),
  );
}

/** Processor time of this thread in milliseconds. */
function timeOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

describe('a match of the palette in a text', () => {
  it.each([
    ['apprentices', 'components', 'Secure jobs under collective agreements in rural regions', 'train 26 apprentices'],
    ['lorry', 'stakeholders', 'Local Communities', 'lorry traffic before six'],
    ['omnibus', 'answers', 'Which regulatory changes from the EU taxonomy', 'after the Omnibus changes'],
    ['neighbours alike', 'screening', 'E3.1 Water', 'growers and neighbours alike'],
    ['steering group', 'answers', 'Thresholds of Double Materiality Assessment', 'steering group'],
    ['Poland Austria', 'answers', 'In which countries does your company operate?', 'Germany, Poland, Spain, Austria'],
  ])('%s', (typed, group, label, excerpt) => {
    const [first] = find(typed);
    expect(first).toMatchObject({ group });
    expect(first?.label).toContain(label);
    expect(first?.excerpt).toContain(excerpt);
  });

  it('ranks below matches of names, and an entry that matches by name shows no excerpt', () => {
    const found = find('recall');
    expect(found[0]).toMatchObject({ label: 'Product recall', excerpt: null });
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(find('water').map(({ label, group }) => `${group} ${label}`)).size).toBe(find('water').length);
  });

  it('can consist of words from several texts of one row', () => {
    expect(find('apprentices collective payroll').map(({ label }) => label)).toEqual([
      'Secure jobs under collective agreements in rural regions',
    ]);
    expect(find('apprentices lorry omnibus')).toEqual([]);
  });

  it('includes other forms of the word', () => {
    expect(find('abstractions')[0]?.excerpt).toMatch(/abstraction/);
    expect(find('hedgerow').length).toBeGreaterThan(0);
  });

  it('leads to the place of the text', () => {
    const leads = (typed: string) => JSON.stringify(find(typed)[0]?.action);
    expect(leads('lorry')).toMatch(/section=stakeholder-mapping&stakeholder=id-/);
    expect(leads('apprentices')).toMatch(/section=impact-materiality&component=id-/);
    expect(leads('neighbours alike')).toMatch(/section=materiality&topic=id-/);
    expect(leads('omnibus')).toMatch(/section=organizational&question=11/);
  });

  it('shortens a long sentence around the words', () => {
    const { excerpt } = find('whistle-blowing line is open')[0] ?? {};
    expect(excerpt?.length).toBeLessThan(150);
    expect(excerpt).toMatch(/whistle-blowing/);
  });
});

describe('the texts of two thousand components', () => {
  const copies = Array.from({ length: 45 }, (_, copy) =>
    data.components.map((component) => ({
      ...component,
      id: `${component.id}-${copy}` as never,
      description: `${component.description} ${component.justification} Number ${copy}.`,
      justification: `${component.justification} ${component.description}`,
    })),
  ).flat();
  const many = { ...data, components: copies };

  it('are read in slices of at most fifty milliseconds, and searched within the same time', async () => {
    let longest = 0;
    let before = process.threadCpuUsage();
    let isReading = true;
    const watch = () => {
      const { user, system } = process.threadCpuUsage(before);
      longest = Math.max(longest, (user + system) / 1000);
      before = process.threadCpuUsage();
      if (isReading) setTimeout(watch);
    };
    setTimeout(watch);
    const read = await readTexts(many, goesOn);
    isReading = false;
    expect(longest).toBeLessThan(50);

    const all = listItems(known(many), read, nobody);
    rankItems(all, 'water');
    for (const typed of ['w', 'apprentices', 'cocoa palm growers', 'nothing like it']) {
      expect(timeOf(() => rankItems(all, typed))).toBeLessThan(50);
    }
    expect(rankItems(all, 'apprentices').count).toBeGreaterThanOrEqual(45);
    expect(rankItems(all, 'apprentices').groups.flatMap(({ items: shown }) => shown).length).toBeLessThanOrEqual(
      MOST_SHOWN,
    );
  });

  it('are not read any further once reading is stopped', async () => {
    const stopping = new AbortController();
    const reading = readTexts(many, stopping.signal);
    stopping.abort();
    expect((await reading).size).toBeLessThan(200);
  });
});
