import { ORPCError } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { setupFailures } from '#web/features/company/company/messages.ts';
import { createFailure } from '#web/features/company/company/use-create-company.ts';

describe('a failure to create a company', () => {
  it.each([
    ['the session has ended', new ORPCError('not-signed-in', { status: 401 }), setupFailures.profileNotFound],
    ['the server refused', new ORPCError('malformed', { status: 400 }), setupFailures.notCreated],
    ['the database is away', new ORPCError('database-away', { status: 503 }), setupFailures.notCreated],
    ['the server was not reached', new TypeError('Failed to fetch'), setupFailures.notCreated],
    ['the server took too long', new DOMException('timed out', 'TimeoutError'), setupFailures.notCreated],
    ['our own code failed', new RangeError('x'), setupFailures.unexpected],
  ])('is reported in the specified words when %s', (_when, error, sentence) => {
    expect(createFailure(error)).toBe(sentence);
  });
});
