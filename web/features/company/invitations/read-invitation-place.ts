import { type InvitationId, isId } from '#domain/ids.ts';
import type { InvitationLink } from './api.ts';

/** The link in the address, or what is wrong with the address itself, before any request. */
export type InvitationPlace = { ok: true; link: InvitationLink } | { ok: false; reason: 'no-id' | 'incomplete' };

/** Reads the page's address: the id in the query and the secret after the '#', which no server sees. */
export function readInvitationPlace(search: string, hash: string): InvitationPlace {
  const id = new URLSearchParams(search).get('invitation')?.trim();
  if (!id) return { ok: false, reason: 'no-id' };
  const secret = new URLSearchParams(hash.replace(/^#/, '')).get('secret')?.trim();
  if (!secret || !isId(id)) return { ok: false, reason: 'incomplete' };
  return { ok: true, link: { id: id as InvitationId, secret } };
}
