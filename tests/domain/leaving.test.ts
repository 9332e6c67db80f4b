import { describe, expect, it } from 'vitest';
import {
  closingDate,
  decideClosing,
  decideLeaving,
  isNameConfirmed,
  openWay,
  type Standing,
  type WayOut,
} from '#domain/people/offboarding.ts';

const admin: Standing = {
  role: 'admin',
  colleagues: 2,
  otherAdmins: 1,
  companyName: 'Nordlicht GmbH',
  isEmpty: false,
  closesAt: null,
};
const user: Standing = { ...admin, role: 'user' };
const lastAdmin: Standing = { ...admin, otherAdmins: 0 };
const alone: Standing = { ...admin, colleagues: 0, otherAdmins: 0 };
const aloneInEmpty: Standing = { ...alone, isEmpty: true };
const aloneInClosing: Standing = { ...alone, closesAt: new Date('2026-12-06T10:00:00Z') };

const leave: WayOut = { how: 'leave', hasSuccessor: false };
const handOver: WayOut = { how: 'leave', hasSuccessor: true };
const close: WayOut = { how: 'close', typedName: 'Nordlicht GmbH' };
const remove: WayOut = { how: 'delete', typedName: 'Nordlicht GmbH' };
const yes = { ok: true } as const;
const no = (reason: string) => ({ ok: false, reason });

describe('the way out of a company', () => {
  it.each([
    ['a user leaves', user, 'leave'],
    ['an admin beside another leaves', admin, 'leave'],
    ['the last admin of colleagues hands over', lastAdmin, 'hand-over'],
    ['who is alone closes', alone, 'close'],
    ['who is alone and has done nothing deletes', aloneInEmpty, 'delete'],
    ['who is alone in a company that is being closed leaves', aloneInClosing, 'leave'],
  ] as const)('%s', (_, standing, way) => {
    expect(openWay(standing)).toBe(way);
  });

  it.each([
    ['a user leaves', leave, user, yes],
    ['an admin leaves to another admin', leave, admin, yes],
    ['an admin who need not names a successor all the same', handOver, admin, yes],
    ['the last admin names nobody', leave, lastAdmin, no('last-admin')],
    ['the last admin hands over', handOver, lastAdmin, yes],
    ['who is alone does not just leave', leave, alone, no('last-member')],
    ['nor from an empty company', leave, aloneInEmpty, no('last-member')],
    ['who is alone leaves a company that is being closed', leave, aloneInClosing, yes],
    ['who is alone closes', close, alone, yes],
    ['closing and leaving is not for who has colleagues', close, lastAdmin, no('not-alone')],
    ['deleting is not for who has colleagues', remove, { ...admin, isEmpty: true }, no('not-alone')],
    ['nor for what was worked on', remove, alone, no('company-not-empty')],
    ['what is empty is deleted', remove, aloneInEmpty, yes],
    ['only with its name', { how: 'delete', typedName: 'Nordlicht' }, aloneInEmpty, no('wrong-name')],
    ['closing needs its name too', { how: 'close', typedName: '' }, alone, no('wrong-name')],
  ] as const)('%s', (_, way, standing, decision) => {
    expect(decideLeaving(way, standing)).toEqual(decision);
  });

  it('is always open to the person to whom it is offered', () => {
    for (const standing of [user, admin, lastAdmin, alone, aloneInEmpty, aloneInClosing]) {
      const ways = { leave, 'hand-over': handOver, close, delete: remove } as const;
      expect(decideLeaving(ways[openWay(standing)], standing)).toEqual(yes);
    }
  });
});

describe('closing a company for everyone', () => {
  it.each([
    ['an admin', 'admin', 'Nordlicht GmbH', yes],
    ['an admin without its name', 'admin', 'Sudlicht GmbH', no('wrong-name')],
    ['a user', 'user', 'Nordlicht GmbH', no('access-denied')],
  ] as const)('%s', (_, role, typed, decision) => {
    expect(decideClosing(role, typed, 'Nordlicht GmbH')).toEqual(decision);
  });

  it('accepts the name whatever its spacing and capitals, and nothing else', () => {
    expect(isNameConfirmed('  nordlicht   GMBH ', 'Nordlicht GmbH')).toBe(true);
    expect(isNameConfirmed('Su\u0308d AG', 'S\u00fcd AG')).toBe(true);
    expect(isNameConfirmed('', 'Nordlicht GmbH')).toBe(false);
  });

  it('takes effect after the given number of days', () => {
    expect(closingDate(new Date('2026-11-22T10:00:00Z'), 14).toISOString()).toBe('2026-12-06T10:00:00.000Z');
  });
});
