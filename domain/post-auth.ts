import type { AssessmentStatus } from '#domain/assessment/assessment.ts';

/** What decides where somebody lands after signing in. */
export interface Arrival {
  /** False right after a sign-up whose address still has to be confirmed. */
  isConfirmed: boolean;
  hasCompany: boolean;
  /** The company's newest assessment, whoever made it (product P3). */
  newestAssessment: { status: AssessmentStatus; completedAt: string | null } | null;
  /** Path and query of the invitation page she came from. */
  invitationPath: string | null;
}

/** Where any error in the check leads (product P3). */
export const LANDING_AFTER_ERROR = '/company-setup';

// One slash and no other host: a path out of an address bar must not lead to a stranger's site.
const INVITATION_PATH = /^\/invitation\?[\w\-=&%.~]+(#[\w\-=&%.~]+)?$/;

/** The path to go to after signing in or up (product P3). */
export function landingAfterAuth(arrival: Arrival): string {
  if (!arrival.isConfirmed) return '/auth';
  if (arrival.invitationPath !== null && INVITATION_PATH.test(arrival.invitationPath)) return arrival.invitationPath;
  if (!arrival.hasCompany) return '/company-setup';
  const newest = arrival.newestAssessment;
  const isCompleted = newest !== null && (newest.completedAt !== null || newest.status === 'completed');
  return isCompleted ? '/app/dashboard' : '/app/assessment';
}
