import { describe, expect, it } from 'vitest';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { assessmentFacts } from '#web/features/results/dashboard/assessment-facts.ts';
import { pictureCaption } from '#web/features/results/dashboard/picture-caption.ts';
import { paperRules } from '#web/lib/use-paper-frame.ts';

const draft = {
  id: 'a',
  name: 'Double Materiality Assessment',
  status: 'draft',
  completedAt: null,
  createdAt: '2026-01-05T09:00:00Z',
  esrsVersion: 'esrs-2023',
  isApproved: false,
  esrsVersionToBeConfirmed: true,
  financialYearStart: '2026-01-01',
} as Dashboard['assessment'];
const done = {
  ...draft,
  status: 'completed',
  completedAt: '2026-03-31T12:00:00Z',
  esrsVersionToBeConfirmed: false,
} as Dashboard['assessment'];
const adopted = { impact: 12.5, financial: 15 } as const;

describe('pictures and printouts state', () => {
  it('the status of the result and the standard', () => {
    expect(assessmentFacts(draft)).toEqual(['Draft', 'ESRS set 1 (2023) (to be confirmed)']);
    expect(assessmentFacts(done)).toEqual(['Completed on March 31, 2026', 'ESRS set 1 (2023)']);
    expect(assessmentFacts({ ...done, isSigned: true })[0]).toBe('In review, completed on March 31, 2026');
    expect(assessmentFacts({ ...done, isApproved: true })[0]).toBe('Final, completed on March 31, 2026');
  });

  it('whose thresholds were used for a picture, and what was left out', () => {
    const caption = (thresholds: Dashboard['thresholds'], category: 'Social' | null, isAdopted = true) =>
      pictureCaption(
        { assessment: done, thresholds: adopted },
        {
          company: 'Nordlicht GmbH',
          viewer: 'Inés Moreau',
          thresholds,
          adopted: isAdopted ? { by: 'Jon Berg', at: '2026-02-03T10:00:00.000Z' } : null,
          category,
          comparedWith: category && '2024/25',
          voice: category && 'Neighbours',
        },
      );
    expect(caption(adopted, null)).toMatchObject({
      title: 'Nordlicht GmbH: materiality matrix, financial year starting January 1, 2026',
      facts: [
        ...assessmentFacts(done),
        'Thresholds: impact 12.5, financial 15, adopted by Jon Berg on February 3, 2026',
      ],
    });
    expect(caption(adopted, null).mark).toBeUndefined();
    expect(caption(adopted, null, false).facts[2]).toBe('Thresholds: impact 12.5, financial 15, not adopted yet');
    const own = caption({ impact: 20, financial: 15 }, 'Social');
    expect(own.facts[2]).toBe('Thresholds tried out by Inés Moreau: impact 20, financial 15 (adopted: 12.5, 15)');
    expect(caption({ impact: 20, financial: 15 }, 'Social', false).facts[2]).toContain('(default: 12.5, 15)');
    expect(own.mark).toBe('Personal thresholds, not the company’s');
    expect(own.facts.slice(3)).toEqual([
      'Compared with 2024/25',
      'Highlighted: topics mentioned by Neighbours',
      'Social topics only',
    ]);
  });
});

describe('the margins of printed pages', () => {
  const frame = {
    topLeft: 'Results',
    topRight: 'Draft',
    bottomLeft: 'Nordlicht GmbH',
    page: { before: 'Page ', between: ' of ' },
  };

  it('hold each text in its corner and count the pages', () => {
    const rules = paperRules(frame);
    for (const [place, text] of [
      ['top-left', '"Results"'],
      ['top-right', '"Draft"'],
      ['bottom-left', '"Nordlicht GmbH"'],
      ['bottom-right', '"Page " counter(page) " of " counter(pages)'],
    ])
      expect(rules).toContain(`@${place} { content: ${text};`);
  });

  it('never let a name act as CSS', () => {
    const rules = paperRules({ ...frame, bottomLeft: 'A"; } body { display: none } /* \\ \n Ærø 東京' });
    expect(rules).toContain('"A\\22 \\3b  \\7d  body \\7b  display\\3a  none \\7d  \\2f \\2a  \\5c  \\a  Ærø 東京"');
    expect(rules.match(/[{}]/g)).toHaveLength(10);
  });
});
