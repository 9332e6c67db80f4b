import { describe, expect, it } from 'vitest';
import type { TopicId } from '#domain/ids.ts';
import { inputForNew, inputForRow, isSameInput } from '#web/features/components/component-input.ts';
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
