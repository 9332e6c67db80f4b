import { describe, expect, it } from 'vitest';
import type { MissingCode, MissingItem } from '#domain/progress/wizard-progress.ts';
import { findOpenSection, sectionPath, sections } from '#web/features/questionnaire/questionnaire/sections.ts';
import { keptSections, nameKept } from '#web/features/questionnaire/wizard/kept-sections.ts';
import { cardState } from '#web/features/questionnaire/wizard/messages.ts';

describe('the open section', () => {
  it('is the section in the address, whatever step the work has reached', () => {
    expect(findOpenSection('topic-selection', 5)?.name).toBe('Topic Selection');
  });

  it('is where the work was left if the address has no section, or an unknown one', () => {
    expect(findOpenSection(null, 4)?.name).toBe('Materiality Scoring');
    expect(findOpenSection('nonsense', 4)?.name).toBe('Materiality Scoring');
  });

  it('is the first one if the step is out of range, and none if there are no sections', () => {
    expect(findOpenSection(null, 99)?.name).toBe('Organizational Information');
    expect(findOpenSection('topic-selection', 1, [])).toBeUndefined();
  });

  it('has its own address that leads back to it', () => {
    const paths = sections.map(sectionPath);
    expect(new Set(paths).size).toBe(6);
    for (const section of sections) {
      const slug = new URL(sectionPath(section), 'http://localhost').searchParams.get('section');
      expect(findOpenSection(slug, 1)).toBe(section);
    }
  });
});

describe('the state of a section on its card', () => {
  const item = (code: MissingCode, count: number): MissingItem => ({ code, count, subjects: [] });
  it.each<[MissingItem[], string]>([
    [[item('required-answers', 2)], '2 missing'],
    [[item('impacts', 10)], '10 open'],
    [[item('required-answers', 2), item('version-confirmation', 1)], '3 open'],
    [[item('impacts', 1200), item('scores', 34)], '1,234 open'],
  ])('%j is %s', (missing, said) => {
    expect(cardState(missing)).toBe(said);
    // Six cards next to each other leave no room for more.
    expect(said.length).toBeLessThanOrEqual(12);
  });
});

describe('sections with unsaved input', () => {
  const names = (forms: string[]) => keptSections(forms, sections).map((section) => section.name);

  it('are those whose forms are kept in the browser', () => {
    expect(names(['topic-selection', 'questions:organizational'])).toEqual([
      'Organizational Information',
      'Topic Selection',
    ]);
  });

  it('do not include panels that belong to no section', () => {
    expect(names(['thresholds', 'reopen-reason'])).toEqual([]);
  });

  it('are listed once each, with the thresholds and the register, whatever form is open there', () => {
    const forms = ['register-cell 12 impactScale', 'thresholds', 'register', 'topic-selection', 'registers'];
    expect(nameKept(forms)).toEqual(['Topic Selection', 'Thresholds', 'Register']);
    expect(nameKept(['reopen-reason'])).toEqual([]);
  });
});
