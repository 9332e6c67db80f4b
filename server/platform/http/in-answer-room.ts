import { refuse } from './refuse.ts';
import type { RequestContext } from './request-context.ts';

/**
 * Makes a large answer of a handler in the room that there is for those: of one company few at a time, until their readers have taken them.
 *
 * @param like answers of one name are about as large as the last of them
 * @throws too-busy when there is no room soon
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
