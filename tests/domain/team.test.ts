import { describe, expect, it } from 'vitest';
import type { UserId } from '#domain/ids.ts';
import { ACTIONS, type Action, can } from '#domain/people/permissions.ts';
import { decideRemoval, decideRoleChange } from '#domain/people/team.ts';

const ADMIN_ONLY: readonly Action[] = [
  'company.close',
  'company.set-sign-off-rule',
  'assessment.approve',
  'team.invite',
  'team.view-invitations',
  'team.view-mail',
  'team.delete-invitation',
  'team.remove-member',
  'team.change-role',
  'team.set-audit',
  'register.change-any-view',
];

describe('permissions', () => {
  it.each(ACTIONS)('%s', (action) => {
    expect(can('admin', action)).toBe(action !== 'audit.work');
    expect(can('user', action)).toBe(action !== 'audit.work' && !ADMIN_ONLY.includes(action));
  });
});

const ada = { userId: 'ada' as UserId, role: 'admin' } as const;
const bob = { userId: 'bob' as UserId, role: 'user' } as const;
const eve = { userId: 'eve' as UserId, role: 'admin' } as const;

describe('removing a member', () => {
  it.each([
    ['an admin removes a user', ada, bob, 1, { ok: true }],
    ['an admin removes another admin', ada, eve, 2, { ok: true }],
    ['nobody removes herself', ada, ada, 2, { ok: false, reason: 'cannot-remove-self' }],
    ['a user removes nobody', bob, ada, 2, { ok: false, reason: 'access-denied' }],
    [
      'the last admin stays, even when her remover was one a moment ago',
      ada,
      eve,
      1,
      { ok: false, reason: 'last-admin' },
    ],
  ] as const)('%s', (_rule, actor, target, adminCount, decision) => {
    expect(decideRemoval(actor, target, adminCount)).toEqual(decision);
  });
});

describe('changing a role', () => {
  it.each([
    ['an admin promotes a user', ada, bob, 'admin', 1, { ok: true }],
    ['an admin demotes another admin', ada, eve, 'user', 2, { ok: true }],
    ['nobody changes her own role', ada, ada, 'user', 2, { ok: false, reason: 'cannot-change-own-role' }],
    ['a user changes no role', bob, ada, 'user', 2, { ok: false, reason: 'access-denied' }],
    ['the last admin keeps her role', ada, eve, 'user', 1, { ok: false, reason: 'last-admin' }],
    ['a role that is had already is not given again', ada, bob, 'user', 2, { ok: false, reason: 'role-unchanged' }],
  ] as const)('%s', (_rule, actor, target, role, adminCount, decision) => {
    expect(decideRoleChange(actor, target, role, adminCount)).toEqual(decision);
  });
});
