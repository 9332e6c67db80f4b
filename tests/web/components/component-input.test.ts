import { describe, expect, it } from 'vitest';
import { changeComponent } from '#domain/components/change-component.ts';
import { openScoresOf } from '#domain/components/open-scores.ts';
import type { TopicId } from '#domain/ids.ts';
import { inputForNew, inputForRow, isSameInput } from '#web/features/register/components/component-input.ts';
import { sampleComponent } from '../../domain/sample-assessment.ts';

const row = { ...sampleComponent('impact', 'E1.1', 'i', { title: 'Smoke' }), version: 4 };

describe('the contents of a component form', () => {
  it('match the saved component until something differs, and again when the change is reverted', () => {
    const input = inputForRow(row);
    expect(input.component).not.toHaveProperty('version');
    expect(isSameInput(input, row)).toBe(true);
    expect(isSameInput({ ...input, component: { ...input.component, title: 'Soot' } }, row)).toBe(false);
  });

  it('match an empty form while the component is new and empty', () => {
    const input = inputForNew('E1.1' as TopicId, 'risk');
    expect(isSameInput(input, undefined)).toBe(true);
    expect(isSameInput({ ...input, component: { ...input.component, title: 'Fines' } }, undefined)).toBe(false);
    expect(isSameInput({ ...input, component: { ...input.component, topicId: 'E1.2' as TopicId } }, undefined)).toBe(
      false,
    );
  });

  it('have a separate id for each new component', () => {
    const first = inputForNew('E1.1' as TopicId, 'risk');
    const second = inputForNew('E1.1' as TopicId, 'risk');
    expect(first.component.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect(first.component.id).not.toBe(second.component.id);
  });
});

describe('unscored fields', () => {
  const fresh = inputForNew('E1.1' as TopicId, 'impact').component;
  const isPotential = { impactPolarity: 'Negative', actualPotentialImpact: 'Potential' } as const;

  it.each([
    ['a new one of which all but the scores was said', { title: 'Smoke', ...isPotential }, ['severity', 'likelihood']],
    [
      'an actual one, of which no likelihood is asked',
      { ...isPotential, actualPotentialImpact: 'Actual' },
      ['severity'],
    ],
    ['one in which the severity that stood there was pressed', { ...isPotential, impactSeverity: 3 }, ['likelihood']],
    ['one with a detail behind its severity', { ...isPotential, impactScope: 3 }, ['likelihood']],
    [
      'one of which a detail was cleared that nobody had set',
      { ...isPotential, impactScope: null },
      ['severity', 'likelihood'],
    ],
    ['one whose likelihood as a risk was said', { ...isPotential, financialLikelihood: 2 }, ['severity', 'likelihood']],
    ['one with both', { ...isPotential, impactSeverity: 3, impactLikelihood: 3 }, []],
  ] as const)('%s', (_, change, expected) => {
    expect(openScoresOf(changeComponent(fresh, change))).toEqual(expected);
  });

  it('include the severity again once its last detail is cleared', () => {
    const detailed = changeComponent(fresh, { ...isPotential, impactScale: 5 });
    expect(openScoresOf(detailed)).toEqual(['likelihood']);
    expect(openScoresOf(changeComponent(detailed, { impactScale: null }))).toEqual(['severity', 'likelihood']);
    // Irremediability is not a detail of a positive impact.
    const lasting = changeComponent(fresh, { impactIrremediability: 5 });
    expect(openScoresOf(lasting)).toEqual(['likelihood']);
    expect(openScoresOf(changeComponent(lasting, { impactPolarity: 'Positive' }))).toEqual(['severity', 'likelihood']);
    // A severity that was also entered by hand stays.
    const own = changeComponent(detailed, { impactSeverity: 2, severityReason: 'Only one field' });
    expect(openScoresOf(changeComponent(own, { impactScale: null }))).toEqual(['likelihood']);
  });

  it('are both scores of a risk that was an impact', () => {
    const scored = changeComponent(fresh, { impactSeverity: 5, impactLikelihood: 5 });
    expect(openScoresOf(changeComponent(scored, { kind: 'risk' }))).toEqual(['severity', 'likelihood']);
  });
});
