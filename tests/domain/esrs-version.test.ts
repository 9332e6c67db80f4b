import { describe, expect, it } from 'vitest';
import {
  canChangeVersion,
  defaultVersion,
  firstDayOfYear,
  isFinancialYearStart,
  keptRoute,
  lawfulRoutes,
  outdatesInCopy,
  routeOf,
  versionFit,
  yearAfter,
} from '#domain/assessment/esrs-version.ts';
import { sampleComponent, sampleScore } from './sample-assessment.ts';

describe('a copy into the next financial year', () => {
  it.each([
    ['2025-01-01', 'esrs-2023', '2026-01-01', false],
    ['2026-01-01', 'esrs-2023', '2027-01-01', true],
    ['2026-07-01', 'esrs-2026', '2027-07-01', false],
    ['2024-02-29', 'esrs-2023', '2025-03-01', false],
    ['2023-01-01', 'esrs-2026', '2024-01-01', true],
    ['2021-01-01', 'esrs-2023', '2022-01-01', false],
  ] as const)(
    'of an assessment that begins on %s under %s begins on %s, with its version outdated: %s',
    (start, version, next, outdates) => {
      expect(yearAfter(start)).toBe(next);
      const source = { financialYearStart: start, esrsVersion: version, usesReliefs: false };
      expect(outdatesInCopy(source)).toBe(outdates);
      expect(outdatesInCopy({ ...source, usesReliefs: true })).toBe(outdates);
    },
  );
});

describe('the default version for a financial year', () => {
  it.each([
    ['2024-01-01', 'esrs-2023', false],
    ['2025-07-01', 'esrs-2023', false],
    ['2025-12-31', 'esrs-2023', false],
    ['2026-01-01', 'esrs-2023', true],
    ['2026-12-31', 'esrs-2023', true],
    ['2027-01-01', 'esrs-2026', false],
    ['2031-04-01', 'esrs-2026', false],
  ] as const)('that begins on %s is %s, to be confirmed: %s', (start, version, toBeConfirmed) => {
    expect(defaultVersion(start)).toEqual({ version, toBeConfirmed });
  });

  it.each([
    ['esrs-2023', '2023-12-31', 'not-applicable'],
    ['esrs-2026', '2023-12-31', 'not-applicable'],
    ['esrs-2023', '2024-01-01', 'governs'],
    ['esrs-2023', '2025-12-31', 'governs'],
    ['esrs-2026', '2025-12-31', 'not-applicable'],
    ['esrs-2023', '2026-01-01', 'permitted'],
    ['esrs-2023', '2026-12-31', 'permitted'],
    ['esrs-2026', '2026-06-01', 'permitted'],
    ['esrs-2026', '2027-01-01', 'governs'],
    ['esrs-2023', '2027-01-01', 'not-applicable'],
    ['esrs-2023-reliefs', '2025-12-31', 'not-applicable'],
    ['esrs-2023-reliefs', '2026-01-01', 'permitted'],
    ['esrs-2023-reliefs', '2027-01-01', 'not-applicable'],
  ] as const)('is checked against the law: %s from %s is %s', (version, start, fit) => {
    expect(versionFit(version, start)).toBe(fit);
  });

  it.each([
    ['2023-12-31', []],
    ['2024-01-01', ['esrs-2023']],
    ['2025-12-31', ['esrs-2023']],
    ['2026-01-01', ['esrs-2023', 'esrs-2023-reliefs', 'esrs-2026']],
    ['2026-12-31', ['esrs-2023', 'esrs-2023-reliefs', 'esrs-2026']],
    ['2027-01-01', ['esrs-2026']],
  ] as const)('offers, for a financial year from %s, the lawful routes %j', (start, routes) => {
    expect(lawfulRoutes(start)).toEqual(routes);
  });

  it.each(['esrs-2023', 'esrs-2023-reliefs', 'esrs-2026'] as const)('is stored and read as the route %s', (route) => {
    expect(routeOf(keptRoute(route))).toBe(route);
  });

  it('can change until a topic score or a component exists', () => {
    expect(canChangeVersion({ scores: [], components: [] })).toBe(true);
    expect(canChangeVersion({ scores: [sampleScore('E1', 5, 5)], components: [] })).toBe(false);
    expect(canChangeVersion({ scores: [], components: [sampleComponent('risk', 'E1', 'r')] })).toBe(false);
  });
});

describe('the first day of the year', () => {
  it('is determined in UTC, on either side of midnight', () => {
    expect(firstDayOfYear(new Date('2026-12-31T23:59:59Z'))).toBe('2026-01-01');
    expect(firstDayOfYear(new Date('2027-01-01T00:00:00Z'))).toBe('2027-01-01');
  });

  it.each([
    ['2026-01-01', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-04-31', false],
    ['2026-00-10', false],
    ['2026-1-1', false],
    ['2020-01-01', true],
    ['2019-12-31', false],
    ['2099-12-31', true],
    ['2100-01-01', false],
    ['20260-01-01', false],
    ['', false],
  ])('is validated as typed: %s is valid: %s', (text, isDay) => {
    expect(isFinancialYearStart(text)).toBe(isDay);
  });
});
