import { describe, expect, it } from 'vitest';
import { componentFields } from '#domain/components/fields.ts';
import type { ImportedCell } from '#domain/imports/cell.ts';
import { readTopic } from '#domain/imports/read-topic.ts';
import { readValue } from '#domain/imports/read-value.ts';
import { readKind } from '#domain/imports/read-words.ts';
import { MAX_LONG_TEXT, MAX_TITLE } from '#domain/limits.ts';
import { topics } from './plan.ts';

describe('a score in a cell', () => {
  it.each<[ImportedCell, unknown]>([
    [4, 4],
    [4.0, 4],
    ['4', 4],
    [' 4.0 ', 4],
    ['4,0', 4],
    ['4 of 5', 4],
    ['4/5', 4],
    ['4 (high)', 4],
    ['4 – hoch', 4],
    ['four', 'no-score'],
    ['vier', 'no-score'],
    ['3-4', 'no-score'],
    ['4/10', 'no-score'],
    ['4 (of 10)', 'no-score'],
    [true, 'no-score'],
    [4.5, 'off-scale'],
    ['3,5', 'off-scale'],
    [0, 'off-scale'],
    [6, 'off-scale'],
    ['-1', 'off-scale'],
    [{ date: '2026-04-03T00:00:00.000Z' }, 'is-date'],
    [null, 'nothing'],
    ['', 'nothing'],
    ['n/a', 'nothing'],
    ['–', 'nothing'],
  ])('%j reads as %j', (cell, expected) => {
    const read = readValue(componentFields.impactScale, cell, null);
    expect(read === 'nothing' ? read : 'is' in read ? read.is : read.code).toEqual(expected);
  });
});

describe('other cells', () => {
  it.each<[keyof typeof componentFields, ImportedCell, unknown]>([
    ['timeHorizon', 'Long-term (> 5 ys)', 'long'],
    ['timeHorizon', 'LONG', 'long'],
    ['timeHorizon', 'mittelfristig', 'medium'],
    ['timeHorizon', 'kurz- und mittelfristig', 'short-medium'],
    ['timeHorizon', 'kurzfristig, mittelfristig', 'short-medium'],
    ['timeHorizon', 'short', 'short'],
    ['timeHorizon', 'next week', 'unknown-option'],
    ['valueChainConcentration', 'own-operations', 'own-operations'],
    ['valueChainConcentration', 'Vorgelagert', 'upstream'],
    ['valueChainConcentration', 'Upstream, Downstream', 'upstream-downstream'],
    ['valueChainConcentration', 'downstream & own operations', 'own-downstream'],
    ['valueChainConcentration', 'gesamte Wertschöpfungskette', 'upstream-own-downstream'],
    ['impactPolarity', 'negativ', 'Negative'],
    ['actualPotentialImpact', 'Tatsächlich', 'Actual'],
    ['financialEffects', 'Cash flow; Cost of capital', ['cash-flow', 'cost-of-capital']],
    ['financialEffects', 'performance, cash flow', ['performance', 'cash-flow']],
    ['financialEffects', 'Cash flow; Weather', 'unknown-option'],
    ['humanRights', 'ja', true],
    ['humanRights', false, false],
    ['humanRights', 0, false],
    ['humanRights', 'x', true],
    ['humanRights', 'perhaps', 'no-tick'],
    ['description', 2026, '2026'],
    ['description', { date: '2026-04-03T00:00:00.000Z' }, '2026-04-03'],
    ['description', { date: '2026-04-03T09:30:00.000Z' }, '2026-04-03 09:30'],
    ['description', '=SUM(A1)', '=SUM(A1)'],
    ['description', ' two\nlines ', ' two\nlines '],
    ['description', 'a\u0000b', 'not-storable'],
    ['description', 'x'.repeat(MAX_LONG_TEXT), 'x'.repeat(MAX_LONG_TEXT)],
    ['description', 'x'.repeat(MAX_LONG_TEXT + 1), 'too-long'],
    ['title', ' Two \n lines ', 'Two lines'],
    ['title', 'x'.repeat(MAX_TITLE + 1), 'too-long'],
  ])('%s: %j reads as %j', (name, cell, expected) => {
    const read = readValue(componentFields[name], cell, '');
    expect(read === 'nothing' ? read : 'is' in read ? read.is : read.code).toEqual(expected);
  });

  it('names the options when a word is none of them', () => {
    expect(readValue(componentFields.impactPolarity, 'mixed', null)).toEqual({
      code: 'unknown-option',
      said: 'mixed',
      options: ['Positive', 'Negative'],
    });
  });
});

describe('kinds and topics', () => {
  it.each([
    ['Impact', { kind: 'impact' }],
    ['Negative impact', { kind: 'impact', polarity: 'Negative' }],
    ['positiv', { kind: 'impact', polarity: 'Positive' }],
    ['Impact (actual, negative)', { kind: 'impact', polarity: 'Negative', actuality: 'Actual' }],
    ['Tatsächliche negative Auswirkung', { kind: 'impact', polarity: 'Negative', actuality: 'Actual' }],
    ['RISIKO', { kind: 'risk' }],
    ['Chance', { kind: 'opportunity' }],
    ['Risk/Opportunity', null],
    ['Negative risk', null],
    ['Fish', null],
    ['', null],
  ])('reads the kind %j', (text, expected) => {
    expect(readKind(text)).toEqual(expected);
  });

  it.each([
    ['E1.1', 'E1.1'],
    ['e1.1', 'E1.1'],
    ['ESRS E1.2', 'E1.2'],
    ['E1.2: Klimaschutz', 'E1.2'],
    ['climate change  Mitigation', 'E1.2'],
    ['S1.1 Working conditions (own workforce)', 'S1.1'],
    ['E1', undefined],
    ['E1.10', undefined],
  ])('reads the topic %j', (text, code) => {
    expect(readTopic(text, topics)?.code).toBe(code);
  });
});
