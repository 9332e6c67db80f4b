import { describe, expect, it } from 'vitest';
import { topicCatalogue } from '#domain/reference/topic-catalogue.ts';
import { findNamed, quoteViewsOn } from '#domain/search/views-on-topic.ts';
import { mustHave } from '../../shared/must-have.ts';

const topic = (code: string, version: 'esrs-2023' | 'esrs-2026' = 'esrs-2023') =>
  mustHave(topicCatalogue[version].find((each) => each.code === code));
const ofOwn = (name: string) => ({ code: 'S1-own-1', name, description: 'Shifts after ten in the evening' });

describe('a stakeholder’s view', () => {
  it.each<[string, Parameters<typeof quoteViewsOn>[0], string, [string, string][]]>([
    [
      'is quoted by the sentence that names the topic',
      topic('E3.1'),
      'Lorries before six. Water in dry summers is the subject! Jobs are valued.',
      [['Water in dry summers is the subject!', 'Water']],
    ],
    [
      'names it by its code',
      topic('E3.1'),
      'We look at E3.1 and nothing else',
      [['We look at E3.1 and nothing else', 'E3.1']],
    ],
    ['names it by the code of its standard', topic('E3.1'), 'ESRS E3 is key.', [['ESRS E3 is key.', 'E3']]],
    ['does not name E1 where E10 stands', topic('E1.1'), 'Fuel is E10 and E1.12.', []],
    [
      'names a matter that the standard lists under it, in another form',
      topic('S1.1'),
      'Nobody earns an adequate wage.',
      [['Nobody earns an adequate wage.', 'Adequate wages']],
    ],
    [
      'names it without the people in brackets',
      topic('S1.1'),
      'Working conditions first: heat in July.',
      [['Working conditions first: heat in July.', 'Working conditions']],
    ],
    ['does not name it by one of several words', topic('E1.2'), 'The climate in the office is good.', []],
    ['does not name it by a listed matter of one word', topic('G1.6'), 'Incidents at the line are counted.', []],
    [
      'names a topic of the company’s own',
      ofOwn('Night work'),
      'Working at night is hard.',
      [['Working at night is hard.', 'Night work']],
    ],
    ['that is empty says nothing', topic('E3.1'), '', []],
    ['in another script says nothing and breaks nothing', topic('E3.1'), 'المياه في الصيف 🌾', []],
  ])('%s', (_, of, views, quoted) => {
    expect(quoteViewsOn(of, views).map(({ text, names }) => [text, names])).toEqual(quoted);
  });

  it('names exactly those of many topics for which it would be quoted', () => {
    const all = topicCatalogue['esrs-2023'];
    const namedIn = findNamed(all);
    for (const views of [
      'Lorries before six. Water in dry summers is the subject! Nobody earns an adequate wage.',
      'ESRS E3 is key.',
      'The climate in the office is good.',
      '',
    ]) {
      const quoted = all.filter((each) => quoteViewsOn(each, views).length > 0);
      expect(namedIn(views).map(({ code }) => code)).toEqual(quoted.map(({ code }) => code));
    }
    expect(namedIn('ESRS E3 is key.').map(({ code }) => code)).toContain('E3.1');
  });
});
