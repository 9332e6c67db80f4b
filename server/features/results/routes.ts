import { FROZEN_FILE } from '#domain/frozen/check-frozen-file.ts';
import { answerSignOffOf } from '#server/features/sign-off/answer-sign-off.ts';
import { forMember } from '#server/platform/http/access.ts';
import { inAnswerRoom } from '#server/platform/http/in-answer-room.ts';
import { findFrozen, listFrozen } from './queries.ts';

const readFrozen = forMember.results.readFrozen.handler(({ context, input: { assessmentId, frozenId }, errors }) =>
  inAnswerRoom(context, `frozen ${assessmentId}`, async () => {
    const found = await context.database.inCompany(context.member, async (tx) => {
      const frozen = await findFrozen(tx, assessmentId, frozenId);
      return frozen && { ...frozen, signOff: await answerSignOffOf(tx, assessmentId, frozen) };
    });
    if (!found) throw errors['not-found']();
    const { id, result, resultSha256, createdAt, signOff, status } = found;
    return {
      id,
      kind: FROZEN_FILE,
      sha256: resultSha256,
      result: JSON.parse(result),
      frozenAt: createdAt.toISOString(),
      signOff,
      isOpenAgain: status !== 'completed',
    };
  }),
);

const list = forMember.results.listFrozen.handler(async ({ context, input, errors }) => {
  const frozen = await context.database.inCompany(context.member, (tx) => listFrozen(tx, input.assessmentId));
  if (frozen.length === 0) throw errors['not-found']();
  return frozen.map(({ id, createdAt }) => ({ id, frozenAt: createdAt.toISOString() }));
});

export const resultsRoutes = { readFrozen, listFrozen: list };
