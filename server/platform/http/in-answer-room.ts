import { refuse } from './refuse.ts';
import type { RequestContext } from './request-context.ts';

/**
 * Makes a large answer within the memory limit for such answers: a few of one company at a time, until their readers have received them.
 * @param like answers with the same name are about as large as the last one
 * @throws too-busy if there is no space soon
 */
export async function inAnswerRoom<Answer>(
  { member, answerRoom, outgoing }: Pick<RequestContext, 'member' | 'answerRoom' | 'outgoing'>,
  like: string,
  make: () => Promise<Answer>,
): Promise<Answer> {
  const companyId = member?.companyId ?? '';
  const place = await answerRoom.enter(companyId, `${companyId} ${like}`, outgoing);
  if (!place) refuse('too-busy');
  try {
    const answer = await make();
    place.made(Buffer.byteLength(JSON.stringify(answer)));
    return answer;
  } catch (error) {
    place.leave();
    throw error;
  }
}
