import { ORPCError } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { setupFailures } from '#web/features/company/messages.ts';
import { createFailure } from '#web/features/company/use-create-company.ts';
import { conflictingCompany } from '#web/features/company/use-update-company.ts';

describe('a company that was not created', () => {
  it.each([
    ['the session has ended', new ORPCError('not-signed-in', { status: 401 }), setupFailures.profileNotFound],
    ['the server refused', new ORPCError('malformed', { status: 400 }), setupFailures.notCreated],
    ['the database is away', new ORPCError('database-away', { status: 503 }), setupFailures.notCreated],
    ['the server was not reached', new TypeError('Failed to fetch'), setupFailures.notCreated],
    ['the server took too long', new DOMException('timed out', 'TimeoutError'), setupFailures.notCreated],
    ['our own code failed', new RangeError('x'), setupFailures.unexpected],
  ])('says so in the specified words when %s', (_when, error, sentence) => {
    expect(createFailure(error)).toBe(sentence);
  });
});

describe('a company that somebody else saved first', () => {
  const current = {
    id: '1b9e2a3c-0000-4000-8000-000000000000',
    name: 'Exemplar Foods',
    industry: 'energy',
    size: 'large',
    createdAt: '2026-01-01T00:00:00.000Z',
    userCount: 2,
    version: 4,
  };

  it('is told apart from other refusals, with the values that are saved now', () => {
    const conflict = new ORPCError('conflict', {
      status: 409,
      defined: true,
      data: { conflicts: [{ key: current.id, current }] },
    });
    expect(conflictingCompany(conflict)).toEqual(current);
  });

  it.each([
    ['nothing failed', null],
    ['the network failed', new TypeError('Failed to fetch')],
    ['the server refused for another reason', new ORPCError('access-denied', { status: 403, defined: true })],
    ['a conflict came from something in between', new ORPCError('CONFLICT', { status: 409 })],
  ])('is not seen when %s', (_when, error) => {
    expect(conflictingCompany(error)).toBeNull();
  });
});
