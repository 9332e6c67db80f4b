import { describe, expect, it } from 'vitest';
import { leftOutOf, NOTHING_LEFT_OUT } from '#domain/audit/left-out.ts';
import type { ActivityId, ComponentId, TopicId } from '#domain/ids.ts';
import { leftOutRecords } from '#web/features/assurance/audit/left-out-records.ts';
import { sampleComponent, sampleData, sampleTopic } from '../domain/sample-assessment.ts';
import { mustHave } from '../shared/must-have.ts';

describe('what is left out, as a list shows it', () => {
  const reason = 'Boilers and ovens burn gas with low emissions, measured every year.';
  const act = { topicId: 'G1' as TopicId, line: '7', by: 'Ada', at: '2026-02-03T10:00:00.000Z' };
  const data = sampleData({
    topics: ['E1', 'S1', 'G1'].map((code) => sampleTopic(code)),
    selections: [
      { topicId: 'G1' as TopicId, isRelevant: false },
      { topicId: 'S1' as TopicId, isRelevant: false },
    ],
    components: [sampleComponent('risk', 'S1', 'strike', {})],
    activities: [
      {
        ...{
          id: 'mill' as ActivityId,
          name: 'Mill',
          tier: 'upstream-2',
          kind: 'other',
          place: '',
          note: '',
          position: 0,
        },
        ...{ componentIds: [], nothingFound: '', nothingFoundBy: '', nothingFoundAt: null },
      },
    ],
  });
  const deleted = {
    ...{ id: 'odour' as ComponentId, line: '8', title: 'Odour', kind: 'impact' as const, topicName: 'E1 Climate' },
    ...{ score: 6, by: 'Ada', at: '2026-02-04T10:00:00.000Z', reason: null },
  };
  const records = leftOutRecords(
    leftOutOf(data, { ...NOTHING_LEFT_OUT, aside: [{ ...act, reason }], deleted: [deleted] }),
  );
  const of = (id: string) => mustHave(records.find(({ recordId }) => recordId === id));

  it('says the reason first and whole, then who left it out and when', () => {
    expect(of('G1')).toMatchObject({ reasons: [reason], topic: { code: 'G1' } });
    expect(of('G1').facts[0]).toMatch(/^Deselected by Ada, .*2026/);
    expect(of('G1').detail.split('\n')[0]).toBe(reason);
  });

  it('says what was entered only where something was', () => {
    expect(of('G1').facts).toHaveLength(1);
    expect(of('S1').facts).toEqual(['There is no record of who deselected it.', '1 entry, highest score 9 of 25']);
  });

  it('marks a reason that nobody gave, with the line of the history that lacks it', () => {
    expect(of('odour')).toMatchObject({ reasons: [null], lacking: '8' });
    expect(of('S1')).toMatchObject({ reasons: [null], lacking: null });
    expect(of('G1').lacking).toBe(null);
  });

  it('says of an activity what is missing before where it is', () => {
    expect(of('mill')).toMatchObject({
      reasons: ['No entry placed, and no note that nothing was found.'],
      facts: ['Suppliers of suppliers (tier 2)'],
    });
  });
});
