import type { AssessmentStatus } from '#domain/assessment/assessment.ts';
import type { Role } from '#domain/people/permissions.ts';
import { APP_START, isAppStart, type LandingPath, screenAt, screens } from './screens.ts';

/** The viewer of a screen. */
export interface Visitor {
  isSignedIn: boolean;
  hasCompany: boolean;
  /** The person's role in the company; null if they have none. */
  role: Role | null;
}

/** The path to which a visitor is sent instead, without query; null if they may stay, or if there is no such screen (product P3, P4). */
export function redirectFor(path: string, visitor: Visitor): string | null {
  const { isSignedIn, hasCompany, role } = visitor;
  if (isAppStart(path)) return redirectFor(APP_START.leadsTo, visitor) ?? APP_START.leadsTo;
  const name = screenAt(path);
  const who = name === null ? 'visitor' : screens[name].who;
  if (who === 'public' || who === 'visitor') return null;
  if (!isSignedIn) return screens.auth.path;
  if (who === 'newcomer') return hasCompany ? screens.dashboard.path : null;
  if (who !== 'person' && !hasCompany) return screens['company-setup'].path;
  return who === 'worker' && role === 'auditor' ? START_OF_AUDITOR : null;
}

/** Auditors have nothing to fill in, so they start with what they can look at (product P71). */
const START_OF_AUDITOR = screens.audit.path;

/** What determines where a person lands after signing in. */
export interface Arrival {
  /** False right after a sign-up whose address still has to be confirmed. */
  isConfirmed: boolean;
  hasCompany: boolean;
  isAuditor: boolean;
  /** The company's newest assessment, no matter who started it. */
  newestAssessment: { status: AssessmentStatus; completedAt: string | null } | null;
}

/** The page after any error in the check (product P3). */
export const LANDING_AFTER_ERROR: LandingPath = '/company-setup';

/** The path to go to after signing in or up (product P3); the browser knows of an invitation itself (`keepNextPath`). */
export function landingAfterAuth({ isConfirmed, hasCompany, isAuditor, newestAssessment }: Arrival): LandingPath {
  if (!isConfirmed) return screens.auth.path;
  if (!hasCompany) return screens['company-setup'].path;
  if (isAuditor) return START_OF_AUDITOR;
  const isCompleted =
    newestAssessment !== null && (newestAssessment.completedAt !== null || newestAssessment.status === 'completed');
  return isCompleted ? screens.dashboard.path : screens.assessment.path;
}

/**
 * A path of this application to continue to after signing in, or null. It comes from links, so everything that could lead to another site
 * (`//host`, `/\host`, a scheme, control characters) or to an invalid destination is refused.
 */
export function keepNextPath(text: string | null | undefined): string | null {
  if (!text || text.length > 2000 || !/^\/[a-z]/.test(text) || /[\\\p{Cc}\s]/u.test(text)) return null;
  const base = 'http://here.invalid';
  if (!URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  if (url.origin !== base) return null;
  return isDestination(url.pathname) ? url.pathname + url.search + url.hash : null;
}

/** A screen for signed-in people. The invitation is one too: people sign in from there. */
function isDestination(path: string): boolean {
  if (isAppStart(path)) return true;
  const name = screenAt(path);
  return name !== null && screens[name].who !== 'public' && name !== 'auth';
}
