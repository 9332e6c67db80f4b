import { keepNextPath } from '#contract/arrival.ts';

export type AuthPlace = { mode: 'sign-in' | 'sign-up' | 'forgot' } | { mode: 'confirm' | 'reset'; token: string };

/** Reads the address of the auth screen. The secrets of emailed links come after the '#', which no server sees. */
export function readAuthPlace(search: string, hash: string): AuthPlace & { next: string | null; email: string } {
  const query = new URLSearchParams(search);
  const common = { next: keepNextPath(query.get('next')), email: query.get('email') ?? '' };
  const [, kind, token] = /^#(confirm|reset)=(.+)$/.exec(hash) ?? [];
  if ((kind === 'confirm' || kind === 'reset') && token) return { mode: kind, token, ...common };
  const mode = query.get('mode');
  return { mode: mode === 'sign-up' || mode === 'forgot' ? mode : 'sign-in', ...common };
}

/** The address of the screen in one of its modes; keeps the page to continue on, and fills in a known email address. */
export function authHref(mode: 'sign-in' | 'sign-up' | 'forgot', next: string | null, email = ''): string {
  const query = new URLSearchParams({
    ...(mode !== 'sign-in' && { mode }),
    ...(email && { email }),
    ...(next && { next }),
  });
  return query.size > 0 ? `/auth?${query}` : '/auth';
}
