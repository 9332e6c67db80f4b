import { describe, expect, it } from 'vitest';
import { type Arrival, keepNextPath, LANDING_AFTER_ERROR, landingAfterAuth, redirectFor } from '#contract/arrival.ts';

const arrived: Arrival = { isConfirmed: true, hasCompany: true, isAuditor: false, newestAssessment: null };
const draft = { status: 'draft', completedAt: null } as const;
const completed = { status: 'completed', completedAt: '2026-02-01T00:00:00.000Z' } as const;

describe('after signing in, people land', () => {
  it.each<[string, Partial<Arrival>, string]>([
    ['on the setup without a company', { hasCompany: false }, '/company-setup'],
    ['on the assessment when there is none yet', {}, '/app/assessment'],
    ['on the assessment when the newest is a draft', { newestAssessment: draft }, '/app/assessment'],
    ['on the dashboard when the newest is completed', { newestAssessment: completed }, '/app/dashboard'],
    [
      'on the dashboard when only its status says so',
      { newestAssessment: { ...completed, completedAt: null } },
      '/app/dashboard',
    ],
    [
      'on the dashboard when only its time says so',
      { newestAssessment: { ...completed, status: 'draft' } },
      '/app/dashboard',
    ],
    ['on what there is to look at as an auditor', { isAuditor: true, newestAssessment: draft }, '/app/audit'],
    ['nowhere else while the address is unconfirmed', { isConfirmed: false, hasCompany: false }, '/auth'],
  ])('%s', (_rule, stated, path) => {
    expect(landingAfterAuth({ ...arrived, ...stated })).toBe(path);
  });

  it('on the setup after any error in the check', () => {
    expect(LANDING_AFTER_ERROR).toBe('/company-setup');
  });
});

describe('screens redirect', () => {
  const stranger = { isSignedIn: false, hasCompany: false, role: null };
  const newcomer = { isSignedIn: true, hasCompany: false, role: null };
  const member = { isSignedIn: true, hasCompany: true, role: 'user' } as const;
  const auditor = { isSignedIn: true, hasCompany: true, role: 'auditor' } as const;

  it.each([
    ['/', stranger, null],
    ['/invitation', stranger, null],
    ['/application', stranger, null],
    ['/app', stranger, '/auth'],
    ['/app/dashboard', stranger, '/auth'],
    ['/company-setup', stranger, '/auth'],
    ['/company-setup', newcomer, null],
    ['/company-setup', member, '/app/dashboard'],
    ['/app', newcomer, '/company-setup'],
    ['/app/assessment', newcomer, '/company-setup'],
    ['/app/chat', newcomer, '/company-setup'],
    ['/app/topics/E3.1', stranger, '/auth'],
    ['/app/topics/E3.1', newcomer, '/company-setup'],
    ['/app/topics/E3.1', member, null],
    ['/app/topics/E3.1/more', stranger, null],
    ['/app/dashboard/E3.1', stranger, null],
    ['/app/profile', newcomer, null],
    ['/app/settings', newcomer, null],
    ['/app/company', newcomer, null],
    ['/app', member, '/app/assessment'],
    ['/app/dashboard', member, null],
    ['/app', auditor, '/app/audit'],
    ['/app/assessment', auditor, '/app/audit'],
    ['/app/home', auditor, '/app/audit'],
    ['/app/import', auditor, '/app/audit'],
    ['/app/register', auditor, null],
    ['/app/activity', auditor, null],
  ])('%s for %o: %s', (path, visitor, target) => {
    expect(redirectFor(path, visitor)).toBe(target);
  });
});

describe('after signing in, a link can lead on', () => {
  it.each([
    ['/invitation?invitation=7#secret=x_-'],
    ['/app'],
    ['/app/'],
    ['/app/dashboard?topic=1'],
    ['/company-setup'],
  ])('to %s', (path) => {
    expect(keepNextPath(path)).toBe(path);
  });

  it.each([
    ['//evil.example/invitation?invitation=7'],
    ['/\\\\evil.example'],
    ['https://evil.example/'],
    ['javascript:alert(1)'],
    ['/app/dash\nboard'],
    ['/auth'],
    ['/'],
    ['/demo'],
    ['/application'],
    ['/app/no-such-screen'],
    ['/invitation/../auth'],
    [`/app/dashboard?${'x'.repeat(2000)}`],
    [''],
    [null],
  ])('not to %s', (path) => {
    expect(keepNextPath(path)).toBeNull();
  });
});
