import { describe, expect, it } from 'vitest';
import { isEmail, normalizeEmail } from '#domain/people/email.ts';
import {
  decideAcceptance,
  type Invitation,
  type Invitee,
  invitationExpiry,
  invitationPath,
  invitationProblem,
  refuseInviting,
  standingInvitation,
} from '#domain/people/invitation.ts';

const sentAt = new Date('2026-03-01T10:00:00Z');
const now = new Date('2026-03-05T10:00:00Z');
const invitation: Invitation = {
  email: 'Mia@example.org',
  role: 'user',
  status: 'pending',
  expiresAt: invitationExpiry(sentAt),
  isInviterAdmin: true,
};
const mia: Invitee = { email: 'mia@example.org ', hasConfirmedAddress: false, hasCompany: false, secret: 'mailed' };

describe('an invitation', () => {
  it('lasts seven days to the millisecond', () => {
    expect(invitation.expiresAt.toISOString()).toBe('2026-03-08T10:00:00.000Z');
    expect(invitationProblem(invitation, new Date(invitation.expiresAt.getTime() - 1))).toBeNull();
    expect(invitationProblem(invitation, invitation.expiresAt)).toBe('expired');
  });

  it('is reported as not found first, then as already processed, then as expired', () => {
    expect(invitationProblem(null, now)).toBe('not-found');
    expect(invitationProblem({ status: 'accepted', expiresAt: sentAt }, now)).toBe('already-processed');
    expect(invitationProblem({ status: 'revoked', expiresAt: sentAt }, now)).toBe('already-processed');
  });

  it('stays expired when a newer one has replaced it', () => {
    expect(invitationProblem({ status: 'expired', expiresAt: invitation.expiresAt }, now)).toBe('expired');
  });

  it('has a link with its id, and with the secret where no server sees it', () => {
    expect(invitationPath('7', 'a_-b')).toBe('/invitation?invitation=7#secret=a_-b');
  });
});

describe('accepting', () => {
  it.each<[string, Invitation | null, Invitee | null, boolean, ReturnType<typeof decideAcceptance>]>([
    ['the mailed secret proves the mailbox', invitation, mia, true, { ok: true }],
    [
      'a confirmed address with a copied link',
      invitation,
      { ...mia, secret: 'copied', hasConfirmedAddress: true },
      true,
      { ok: true },
    ],
    [
      'a copied link proves no mailbox',
      invitation,
      { ...mia, secret: 'copied' },
      true,
      { ok: false, reason: 'address-unconfirmed' },
    ],
    ['a copied link will do where nothing is confirmed', invitation, { ...mia, secret: 'copied' }, false, { ok: true }],
    [
      'another address is refused',
      invitation,
      { ...mia, email: 'max@example.org' },
      true,
      { ok: false, reason: 'wrong-account' },
    ],
    [
      'who belongs to a company already is told so',
      invitation,
      { ...mia, hasCompany: true },
      true,
      { ok: false, reason: 'already-in-company' },
    ],
    ['who is not signed in is asked to', invitation, null, true, { ok: false, reason: 'not-signed-in' }],
    [
      'an accepted one is done',
      { ...invitation, status: 'accepted' },
      mia,
      true,
      { ok: false, reason: 'already-processed' },
    ],
    [
      'an expired one is over, signed in or not',
      { ...invitation, expiresAt: sentAt },
      null,
      true,
      { ok: false, reason: 'expired' },
    ],
    [
      'one whose inviter is no admin any more has ended with her role',
      { ...invitation, status: 'revoked', isInviterAdmin: false },
      mia,
      true,
      { ok: false, reason: 'inviter-not-admin' },
    ],
    [
      'one that was taken back by an admin who still is one is done',
      { ...invitation, status: 'revoked' },
      mia,
      true,
      { ok: false, reason: 'already-processed' },
    ],
    [
      'an accepted one is done, whatever became of its inviter',
      { ...invitation, status: 'accepted', isInviterAdmin: false },
      mia,
      true,
      { ok: false, reason: 'already-processed' },
    ],
    ['an unknown one is not found', null, mia, true, { ok: false, reason: 'not-found' }],
  ])('%s', (_rule, given, invitee, requiresConfirmation, decision) => {
    expect(decideAcceptance(given, invitee, { now, requiresConfirmation })).toEqual(decision);
  });
});

describe('inviting an address again', () => {
  const accepted = { ...invitation, status: 'accepted' } as const;
  const expired = { ...invitation, expiresAt: sentAt };

  it.each([
    ['nothing stands against a first one', [], false, null],
    ['a pending one does', [invitation], false, 'pending'],
    ['an expired one does not', [expired], false, null],
    ['an accepted one does while she is a member', [accepted], true, 'accepted'],
    ['an accepted one does not once she has left', [accepted], false, null],
    ['a pending one does after she has left', [accepted, invitation], false, 'pending'],
  ] as const)('%s', (_rule, earlier, isMember, standing) => {
    expect(standingInvitation(earlier, { now, isMember })).toBe(standing);
  });
});

describe('people who cannot be invited', () => {
  const nobody = { inviterEmail: 'ada@example.org', email: 'mia@example.org', isMember: false };

  it.each([
    ['a stranger can', nobody, null, null],
    ['oneself, in whatever letter case', { ...nobody, email: 'ADA@example.org' }, null, 'cannot-invite-self'],
    ['who is a member without ever having been invited', { ...nobody, isMember: true }, null, 'already-member'],
    ['who has a pending invitation', nobody, 'pending', 'already-invited'],
    ['who joined by an invitation', { ...nobody, isMember: true }, 'accepted', 'already-invited'],
  ] as const)('%s', (_rule, who, standing, refusal) => {
    expect(refuseInviting(who, standing)).toBe(refusal);
  });
});

describe('an email address', () => {
  it('is compared regardless of case and surrounding blanks', () => {
    expect(normalizeEmail('  Mia@Example.ORG ')).toBe('mia@example.org');
  });

  it.each([
    ['mia@example.org', true],
    ['mia+esg@mail.example.co', true],
    ["o'neill@exämple.org", true],
    ['o’neill@example.org', false],
    ['mia@localhost', false],
    ['mia@example.', false],
    ['mia example.org', false],
    ['a@b@example.org', false],
    ['Mia <mia@example.org>', false],
    ['mia@example.org\nbcc: all@example.org', false],
    [`${'a'.repeat(250)}@b.org`, false],
    ['', false],
  ])('"%s" is valid: %s', (address, is) => {
    expect(isEmail(address)).toBe(is);
  });
});
