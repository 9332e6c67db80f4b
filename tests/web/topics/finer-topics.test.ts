import { expect, it } from 'vitest';
import { topicCatalogue } from '#domain/reference/topic-catalogue.ts';
import { finerTopics } from '#web/features/questionnaire/topics/finer-topics.ts';
import { mustHave } from '../../shared/must-have.ts';

const finerOf = (code: string) =>
  finerTopics(mustHave(topicCatalogue['esrs-2023'].find((topic) => topic.code === code)), 'esrs-2023');

it('offers the sub-sub-topics of 2023, distinguished by their parents', () => {
  expect(finerOf('E3.1')).toEqual(['Water consumption', 'Water withdrawals', 'Water discharges']);
  expect(finerOf('S1.1').slice(0, 2)).toEqual(['Secure employment (own workforce)', 'Working time (own workforce)']);
  expect(finerOf('S2.1')[0]).toBe('Secure employment (value chain workers)');
  expect(finerOf('G1.6')).toEqual(['Prevention and detection including training', 'Incidents']);
});

it('offers none where the list has none', () => {
  expect(finerOf('E1.1')).toEqual([]);
  expect(topicCatalogue['esrs-2026'].flatMap((topic) => finerTopics(topic, 'esrs-2026'))).toEqual([]);
});
