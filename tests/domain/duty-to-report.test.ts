import { describe, expect, it } from 'vitest';
import { dutyOf } from '#domain/assessment/duty-to-report.ts';
import { recommendedRoute } from '#domain/assessment/esrs-version.ts';
import { workPlan } from '#domain/progress/work-plan.ts';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';
import { setupSizes } from '#domain/reference/setup-options.ts';
import { planMail, planText } from '#web/features/questionnaire/beginning/plan-text.ts';

describe('the duty to report (CSRD as amended by Directive (EU) 2026/470)', () => {
  it('does not exist with up to 1,000 employees, and depends on the turnover above', () => {
    expect(setupSizes.map(({ id, label }) => [dutyOf(id), dutyOf(label)])).toEqual([
      ['voluntary', 'voluntary'],
      ['voluntary', 'voluntary'],
      ['voluntary', 'voluntary'],
      ['depends-on-turnover', 'depends-on-turnover'],
    ]);
  });

  it.each(['', 'Gigantic'])('is not claimed for the size “%s”, which the setup does not offer', (size) => {
    expect(dutyOf(size)).toBe('unknown');
  });
});

describe('the route recommended for a first assessment', () => {
  it.each([
    ['2023-01-01', null],
    ['2025-07-01', 'esrs-2023'],
    ['2026-01-01', 'esrs-2026'],
    ['2026-12-31', 'esrs-2026'],
    ['2027-01-01', 'esrs-2026'],
  ])('for a financial year beginning on %s is %s', (start, route) => {
    expect(recommendedRoute(start)).toBe(route);
  });
});

describe('the plan', () => {
  it('has each section in order, then the sign-off', () => {
    expect(workPlan.map(({ position }) => position)).toEqual([...questionnaire.map(({ position }) => position), null]);
  });

  it('is a text with one line for each step, which fits into the address of a mail', () => {
    const lines = planText('Müller & Söhne').split('\n');
    expect(lines[0]).toContain('Müller & Söhne');
    expect(lines.filter((line) => /^\d\. .+: .+, (half a day|\d days?)$/.test(line))).toHaveLength(workPlan.length);
    expect(lines.at(-1)).toContain('9 working days');
    const mail = new URL(planMail('Müller & Söhne'));
    expect(mail.searchParams.get('body')).toBe(planText('Müller & Söhne'));
    expect(mail.href.length).toBeLessThan(2000);
  });
});
