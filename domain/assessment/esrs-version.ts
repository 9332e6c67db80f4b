import { isDay } from '#domain/fields/day.ts';
import { type EsrsVersion, esrsVersions } from '#domain/reference/esrs-versions.ts';

export interface VersionChoice {
  version: EsrsVersion;
  /** True if the law offers a choice and nobody has chosen yet. */
  toBeConfirmed: boolean;
}

/**
 * A way in which the law allows a financial year to be reported; the reliefs are eight reliefs of the revised set, used under the 2023
 * set.
 */
export type EsrsRoute = EsrsVersion | 'esrs-2023-reliefs';

/** The route as stored: the version, and whether the reliefs are used. */
export interface KeptRoute {
  esrsVersion: EsrsVersion;
  usesReliefs: boolean;
}

export function routeOf({ esrsVersion, usesReliefs }: KeptRoute): EsrsRoute {
  return usesReliefs && esrsVersion === 'esrs-2023' ? 'esrs-2023-reliefs' : esrsVersion;
}

export function keptRoute(route: EsrsRoute): KeptRoute {
  return route === 'esrs-2023-reliefs'
    ? { esrsVersion: 'esrs-2023', usesReliefs: true }
    : { esrsVersion: route, usesReliefs: false };
}

/** The name of a route. */
export function routeLabel(route: EsrsRoute): string {
  return route === 'esrs-2023-reliefs'
    ? `${esrsVersions['esrs-2023'].label} with the eight reliefs`
    : esrsVersions[route].label;
}

/**
 * The routes that the law allows for a financial year (method M16; (EU) 2026/1563, Art. 2 and 3): none before 2024, the 2023 set up to
 * 2025, three for 2026, the revised set from 2027.
 * @param financialYearStart ISO date of the first day, which decides
 */
export function lawfulRoutes(financialYearStart: string): readonly EsrsRoute[] {
  const year = Number(financialYearStart.slice(0, 4));
  if (year < 2024) return [];
  if (year < 2026) return ['esrs-2023'];
  return year === 2026 ? ['esrs-2023', 'esrs-2023-reliefs', 'esrs-2026'] : ['esrs-2026'];
}

/**
 * The route to recommend for a first assessment: the revised set wherever the law allows it, because it has fewer requirements and is the
 * only one from 2027. Null if the law provides for none.
 * @param financialYearStart ISO date of the first day
 */
export function recommendedRoute(financialYearStart: string): EsrsRoute | null {
  return lawfulRoutes(financialYearStart).at(-1) ?? null;
}

/** What the law says about a version for a financial year. */
export type VersionFit = 'governs' | 'permitted' | 'not-applicable';

/** True for a day of the calendar between 2020 and 2099, written YYYY-MM-DD. */
export function isFinancialYearStart(text: string): boolean {
  return isDay(text) && text >= '2020-01-01';
}

/** The first day of the calendar year of a moment, in UTC: what a draft starts with. */
export function firstDayOfYear(now: Date): string {
  return `${String(now.getUTCFullYear()).padStart(4, '0')}-01-01`;
}

/** The first day of the financial year after the one that begins on this ISO date. */
export function yearAfter(date: string): string {
  const year = Number(date.slice(0, 4)) + 1;
  return date.slice(5) === '02-29' ? `${year}-03-01` : `${year}${date.slice(4)}`;
}

/** Whether a copy for the next financial year would keep a version that is no longer lawful in that year. */
export function outdatesInCopy(source: KeptRoute & { financialYearStart: string }): boolean {
  const next = yearAfter(source.financialYearStart);
  return (
    lawfulRoutes(next).length > 0 &&
    !lawfulRoutes(next).some((route) => keptRoute(route).esrsVersion === source.esrsVersion)
  );
}

/**
 * The version a financial year starts with (method M16): up to 2025 the 2023 set, from 2027 the revised one; for 2026,
 * where the law offers a choice, the 2023 set to be confirmed. The first day decides, not the year's label.
 *
 * @param financialYearStart ISO date of the first day
 */
export function defaultVersion(financialYearStart: string): VersionChoice {
  const year = Number(financialYearStart.slice(0, 4));
  if (year >= 2027) return { version: 'esrs-2026', toBeConfirmed: false };
  return { version: 'esrs-2023', toBeConfirmed: year === 2026 };
}

/**
 * Whether the law prescribes, allows or does not provide a version for a financial year; the result is a warning, and a reason is
 * requested at completion.
 */
export function versionFit(version: EsrsRoute, financialYearStart: string): VersionFit {
  const routes = lawfulRoutes(financialYearStart);
  if (!routes.includes(version)) return 'not-applicable';
  return routes.length > 1 ? 'permitted' : 'governs';
}

/** Date and version can be changed until something is scored (method M16). */
export function canChangeVersion(data: { scores: readonly unknown[]; components: readonly unknown[] }): boolean {
  return data.scores.length === 0 && data.components.length === 0;
}
