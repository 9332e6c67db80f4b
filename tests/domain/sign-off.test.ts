import { describe, expect, it } from 'vitest';
import { describeChange } from '#domain/history/change.ts';
import type { UserId } from '#domain/ids.ts';
import {
  dateProblem,
  decideSigning,
  decideWithdrawal,
  type SignedStep,
  type SigningFacts,
  type SigningInput,
} from '#domain/sign-off/decide-signing.ts';
import { finalityBy, finalityOf, mannerOf, nextStep, SIGN_OFF_STEPS } from '#domain/sign-off/sign-off.ts';
import { whoMaySign } from '#domain/sign-off/who-may-sign.ts';
import { mannerSaid, notSigned, stateName } from '#domain/sign-off/words.ts';
import { mustHave } from '../shared/must-have.ts';

const [ida, ben] = ['ida', 'ben'] as UserId[] as [UserId, UserId];
const prepared: SignedStep = { step: 'prepared', userId: ida, name: 'Ida Muster', signedOn: '2026-03-02' };
const reviewed: SignedStep = { step: 'reviewed', userId: ben, name: 'Ben Colleague', signedOn: '2026-03-04' };
const approved: SignedStep = { step: 'approved', userId: null, name: 'Cem Board', signedOn: '2026-03-05' };

const facts: SigningFacts = {
  status: 'completed',
  sha256: 'abc',
  completedAt: '2026-03-01T09:00:00.000Z',
  standing: [],
  onePersonMaySign: false,
  role: 'admin',
  now: new Date('2026-03-06T12:00:00Z'),
};
const input = (step: SignedStep): SigningInput => ({ ...step, sha256: 'abc', manner: 'signed', hasProof: false });
/** Signed by the person on the day itself. */
const today = (step: SignedStep): SigningInput => ({ ...input(step), signedOn: '2026-03-06' });
/** Recorded for the person, from minutes. */
const recorded = (step: SignedStep): SigningInput => ({ ...input(step), manner: 'recorded', hasProof: true });

describe('the finality of an assessment', () => {
  it.each([
    ['draft', false, 'draft'],
    // Reopening ends the approval; even if it did not, a draft would stay a draft.
    ['draft', true, 'draft'],
    ['completed', false, 'completed'],
    ['completed', true, 'final'],
  ] as const)('%s and approved %s is %s', (status, isApproved, finality) => {
    expect(finalityOf({ status, isApproved })).toBe(finality);
  });

  it.each([
    [[], 'completed'],
    [['prepared'], 'in-review'],
    [['prepared', 'reviewed'], 'in-review'],
    [['prepared', 'reviewed', 'approved'], 'final'],
  ] as const)('with %j signed is %s: there is no review before the first step is recorded', (steps, finality) => {
    expect(finalityBy(steps.map((step) => ({ step })))).toBe(finality);
  });

  it('advances from step to step', () => {
    expect(nextStep([])).toBe('prepared');
    expect(nextStep([prepared])).toBe('reviewed');
    expect(nextStep([prepared, reviewed])).toBe('approved');
    expect(nextStep([prepared, reviewed, approved])).toBeUndefined();
  });
});

describe('signing a step', () => {
  const upToReview = { standing: [prepared, reviewed] };
  it.each<[string, SigningInput, Partial<SigningFacts>, string | null]>([
    ['the first of a completed result', today(prepared), {}, null],
    ['the first, by a member', today(prepared), { role: 'user' }, null],
    ['a draft', today(prepared), { status: 'draft', completedAt: null }, 'not-completed'],
    ['what was never frozen', today(prepared), { sha256: null }, 'result-changed'],
    ['what was reopened and completed again', today(prepared), { sha256: 'def' }, 'result-changed'],
    ['what is signed', today({ ...prepared, userId: ben }), { standing: [prepared] }, 'already-signed'],
    ['a review before anybody prepared', today(reviewed), {}, 'step-before-missing'],
    ['a review', today(reviewed), { standing: [prepared] }, null],
    ['an approval before the review', recorded(approved), { standing: [prepared] }, 'step-before-missing'],
    ['an approval', recorded(approved), upToReview, null],
    ['an approval, by a member', recorded(approved), { ...upToReview, role: 'user' }, 'access-denied'],
    ['by whoever prepared', today({ ...reviewed, userId: ida }), { standing: [prepared] }, 'same-person'],
    [
      'under another name since',
      today({ ...reviewed, userId: ida, name: 'Ida Neu' }),
      { standing: [prepared] },
      'same-person',
    ],
    ['by a namesake', today({ ...reviewed, name: 'Ida Muster' }), { standing: [prepared] }, null],
    [
      'by her, as if from outside',
      recorded({ ...reviewed, userId: null, name: ' ida  MUSTER ' }),
      { standing: [prepared] },
      'same-person',
    ],
    ['by whoever prepared, two steps later', today({ ...approved, userId: ida }), upToReview, 'same-person'],
    [
      'by her, where the company allows it',
      today({ ...approved, userId: ida }),
      { ...upToReview, onePersonMaySign: true },
      null,
    ],
    ['in the future', recorded({ ...prepared, signedOn: '2026-03-08' }), {}, 'date-in-future'],
    ['before completing', recorded({ ...prepared, signedOn: '2026-02-27' }), {}, 'date-before-completion'],
    [
      'before the step before',
      recorded({ ...reviewed, signedOn: '2026-03-01' }),
      { standing: [prepared] },
      'date-before-step',
    ],
    [
      'on the day of the step before',
      recorded({ ...reviewed, signedOn: '2026-03-02' }),
      { standing: [prepared] },
      null,
    ],
    [
      'for somebody else, without minutes or a file',
      { ...recorded(prepared), hasProof: false },
      {},
      'minutes-required',
    ],
    ['by themselves, without minutes', { ...today(prepared), hasProof: false }, {}, null],
    ['by themselves, of an earlier day', input(prepared), {}, 'date-not-today'],
    ['by themselves, where today has begun elsewhere', { ...today(prepared), signedOn: '2026-03-07' }, {}, null],
  ])('%s', (_, signing, known, reason) => {
    expect(decideSigning(signing, { ...facts, ...known })).toEqual(reason ? { ok: false, reason } : { ok: true });
  });

  it('accepts a date that is valid in any time zone', () => {
    const at = (signedOn: string) =>
      dateProblem(signedOn, { completedAt: '2026-03-02T03:00:00Z', last: null, now: new Date('2026-03-02T11:00:00Z') });
    expect(at('2026-03-03')).toBeNull();
    expect(at('2026-03-04')).toBe('date-in-future');
    expect(at('2026-03-01')).toBeNull();
    expect(at('2026-02-28')).toBe('date-before-completion');
  });
});

describe('withdrawing a step', () => {
  it.each([
    ['the last that stands', 'reviewed', [prepared, reviewed], 'user', null],
    ['one below another', 'prepared', [prepared, reviewed], 'admin', 'later-step-stands'],
    ['an approval', 'approved', [prepared, reviewed, approved], 'admin', null],
    ['an approval, by a member', 'approved', [prepared, reviewed, approved], 'user', 'access-denied'],
  ] as const)('%s', (_, step, standing, role, reason) => {
    expect(decideWithdrawal(step, standing, role)).toEqual(reason ? { ok: false, reason } : { ok: true });
  });
});

it('describes a sign-off in words of its own', () => {
  const row = {
    ...{ step: 'approved', name: 'Cem Board', job_title: 'Chair', signed_on: '2026-03-05', minutes: 'Minutes 3/2026' },
  };
  const table = { tableName: 'sign_offs' } as const;
  const signed = describeChange({ ...table, action: 'insert', old: null, new: row }, row, () => undefined);
  const title = 'Approved: Cem Board (Chair), 5 Mar 2026, Minutes 3/2026';
  expect(signed).toMatchObject({ noun: 'sign-off', verb: 'signed', title, fields: [] });
  const kept = { ...row, manner: 'recorded' };
  expect(describeChange({ ...table, action: 'insert', old: null, new: kept }, kept, () => undefined).verb).toBe(
    'recorded',
  );
  const ending = { action: 'update', old: { ended_at: null }, new: { ended_at: '2026-03-09' } } as const;
  expect(describeChange({ ...table, ...ending }, row, () => undefined)).toMatchObject({ verb: 'withdrawn', title });
});

describe('the people who can be asked for a step', () => {
  const members = [
    { fullName: 'Ida Muster', role: 'admin' },
    { fullName: 'Ben Colleague', role: 'user' },
    { fullName: 'Aino Auditor', role: 'auditor' },
  ] as const;

  const namesFor = (...asked: Parameters<typeof whoMaySign>) => whoMaySign(...asked).map(({ fullName }) => fullName);

  it('are the members who may sign it and have not signed another', () => {
    expect(namesFor('prepared', members, [], false)).toEqual(['Ida Muster', 'Ben Colleague']);
    expect(namesFor('reviewed', members, [prepared], false)).toEqual(['Ben Colleague']);
    expect(namesFor('approved', members, [], false)).toEqual(['Ida Muster']);
  });

  it('include those who have signed if the company allows one person several steps', () => {
    expect(namesFor('reviewed', members, [prepared], true)).toEqual(['Ida Muster', 'Ben Colleague']);
  });
});

describe('how a step was made', () => {
  it('is signed only if the person made it while signed in', () => {
    expect(mannerOf(ida, ida)).toBe('signed');
    expect(mannerOf(ida, ben)).toBe('recorded');
    expect(mannerOf(null, ben)).toBe('recorded');
  });

  const by = { recordedBy: 'Ben Colleague' };
  it.each([
    ['signed', 'signed'],
    ['recorded', 'recorded by Ben Colleague, not signed'],
    ['entered', 'entered by Ben Colleague'],
  ] as const)('reads %s as "%s"', (manner, words) => {
    expect(mannerSaid({ ...by, manner })).toBe(words);
  });

  it('is told of a result as a whole: which steps were only recorded', () => {
    const steps = (...manners: ('signed' | 'recorded' | 'entered')[]) =>
      manners.map((manner, at) => ({ ...by, manner, step: mustHave(SIGN_OFF_STEPS[at]) }));
    expect(notSigned(steps('signed', 'signed', 'signed'))).toBe('');
    expect(notSigned(steps('signed', 'signed', 'recorded'))).toBe('Approval is recorded, not signed.');
    expect(notSigned(steps('recorded', 'signed', 'recorded'))).toBe(
      'Preparation and approval are recorded, not signed.',
    );
    // Earlier steps keep what they said.
    expect(notSigned(steps('entered', 'entered', 'entered'))).toBe('');
    expect(stateName('final', steps('signed', 'signed', 'recorded'))).toBe('Final, not all signed');
    expect(stateName('final', steps('signed', 'signed', 'signed'))).toBe('Final');
    expect(stateName('in-review', steps('recorded'))).toBe('In review');
  });
});
