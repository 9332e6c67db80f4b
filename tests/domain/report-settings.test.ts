import { describe, expect, it } from 'vitest';
import {
  accentProblem,
  contrastWithWhite,
  DEFAULT_ACCENT,
  isSameReportSettings,
  validateReportSettings,
} from '#domain/people/report-settings.ts';

describe('the settings of reports', () => {
  // As in WCAG's own examples and other calculators.
  it.each([
    ['#000000', 21],
    ['#ffffff', 1],
    ['#777777', 4.48],
    ['#767676', 4.54],
    ['#ff0000', 4],
    ['#0000ff', 8.59],
  ])('computes the contrast of %s and white as %d', (colour, contrast) => {
    expect(contrastWithWhite(colour)).toBeCloseTo(contrast, 2);
  });

  it.each([
    ['', null],
    [DEFAULT_ACCENT, null],
    [' #0B3D91 ', null],
    ['#767676', null],
    ['#777777', 'accent-too-light'],
    ['#ffff00', 'accent-too-light'],
    ['#fff', 'accent-invalid'],
    ['red', 'accent-invalid'],
    ['#1f6f54;}', 'accent-invalid'],
    ['#1f6f5g', 'accent-invalid'],
  ])('validates the accent “%s”: %s', (accent, problem) => {
    expect(accentProblem(accent)).toBe(problem);
  });

  it.each([
    ['', {}],
    ['x'.repeat(120), {}],
    [` ${'x'.repeat(120)} `, {}],
    ['x'.repeat(121), { reportName: 'report-name-too-long' }],
    ['Two\nlines', { reportName: 'report-name-invalid' }],
    ['turned \u202e around', { reportName: 'report-name-invalid' }],
  ])('validates the name “%s”', (reportName, problems) => {
    expect(validateReportSettings({ reportName, accent: '' })).toEqual(problems);
  });

  it('treats two as equal regardless of spacing and capitals', () => {
    const ours = { reportName: 'Ours', accent: '#0b3d91', locale: 'en-GB' } as const;
    expect(
      isSameReportSettings(
        { ...ours, reportName: ' Ours', accent: '#0B3D91' },
        { ...ours, reportName: 'Ours', accent: '#0b3d91' },
      ),
    ).toBe(true);
    expect(isSameReportSettings({ ...ours, accent: '' }, ours)).toBe(false);
    expect(isSameReportSettings({ ...ours, locale: 'pl-PL' }, ours)).toBe(false);
  });
});
