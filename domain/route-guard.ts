/** Who is looking at a screen. */
export interface Visitor {
  isSignedIn: boolean;
  hasCompany: boolean;
}

/** Screens of the shell that work without a company (product P4). */
const WITHOUT_COMPANY: readonly string[] = ['/app/profile', '/app/settings', '/app/company'];

/**
 * Where a visitor is sent instead of this path; null when she may stay (product P3, P4).
 *
 * @param path the path alone, without query or trailing slash
 */
export function redirectFor(path: string, visitor: Visitor): string | null {
  if (path === '/company-setup') {
    if (!visitor.isSignedIn) return '/auth';
    return visitor.hasCompany ? '/app/dashboard' : null;
  }
  if (path !== '/app' && !path.startsWith('/app/')) return null;
  if (!visitor.isSignedIn) return '/auth';
  if (!visitor.hasCompany && !WITHOUT_COMPANY.includes(path)) return '/company-setup';
  return path === '/app' ? '/app/assessment' : null;
}
