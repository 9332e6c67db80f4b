import { FROZEN_FILE } from '#domain/frozen/check-frozen-file.ts';
import { forMember } from '#server/platform/http/access.ts';
import { findFrozen } from './queries.ts';

const readFrozen = forMember.results.readFrozen.handler(async ({ context, input, errors }) => {
  const frozen = await context.database.inCompany(context.member, (tx) => findFrozen(tx, input.assessmentId));
  if (!frozen) throw errors['not-found']();
  const { result, resultSha256, createdAt, status } = frozen;
  return {
    kind: FROZEN_FILE,
    sha256: resultSha256,
    result: JSON.parse(result),
    frozenAt: createdAt.toISOString(),
    isOpenAgain: status !== 'completed',
  };
});

export const resultsRoutes = { readFrozen };
