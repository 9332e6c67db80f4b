import { describe, expect, it } from 'vitest';
import { isScoring } from '#domain/components/score-fields.ts';
import type { TopicId } from '#domain/ids.ts';
import { inputForNew, inputForRow, isSameInput } from '#web/features/components/component-input.ts';
import { isUnscored } from '#web/features/components/is-unscored.ts';
import { sampleComponent } from '../../domain/sample-assessment.ts';

const row = { ...sampleComponent('impact', 'E1.1', 'i', { title: 'Smoke' }), version: 4 };

describe('what stands in a component form', () => {
  it('says what is saved until something differs, and again when it is taken back', () => {
    const input = inputForRow(row);
    expect(input.component).not.toHaveProperty('version');
    expect(isSameInput(input, row)).toBe(true);
    expect(isSameInput({ ...input, component: { ...input.component, title: 'Soot' } }, row)).toBe(false);
  });

  it('says nothing while it is new and empty', () => {
    const input = inputForNew('E1.1' as TopicId, 'risk');
    expect(isSameInput(input, undefined)).toBe(true);
    expect(isSameInput({ ...input, component: { ...input.component, title: 'Fines' } }, undefined)).toBe(false);
    expect(isSameInput({ ...input, component: { ...input.component, topicId: 'E1.2' as TopicId } }, undefined)).toBe(
      false,
    );
  });

  it('has an id of its own for each new component', () => {
    const first = inputForNew('E1.1' as TopicId, 'risk');
    const second = inputForNew('E1.1' as TopicId, 'risk');
    expect(first.component.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect(first.component.id).not.toBe(second.component.id);
  });
});

describe('what nobody has scored', () => {
  const fresh = inputForNew('E1.1' as TopicId, 'impact');
  const withChange = (change: object) => ({ ...fresh, component: { ...fresh.component, ...change } });

  it.each([
    ['a new one as it begins', fresh, true, true],
    [
      'a new one of which all but the scores was said',
      withChange({ title: 'Smoke', actualPotentialImpact: 'Actual' }),
      true,
      true,
    ],
    ['a new one with another score', withChange({ impactLikelihood: 4 }), true, false],
    ['a new one with a detail behind its severity', withChange({ impactScope: 3 }), true, false],
    ['a new one in which the score that stood there was pressed', { ...fresh, isScored: true }, true, false],
    ['one that was saved with the scores that a new one begins with', fresh, false, false],
  ])('%s', (_, input, isNew, expected) => {
    expect(isUnscored(input, isNew)).toBe(expected);
  });

  it('is told from a press on a score, whatever its value', () => {
    expect(isScoring({ impactSeverity: 3 })).toBe(true);
    expect(isScoring({ title: 'Smoke', impactRelevant: false })).toBe(false);
  });
});
