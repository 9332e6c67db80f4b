import type { z } from 'zod';
import type { AnalystTools } from '#analyst/analyst.ts';
import type { Question } from '../answerer.ts';
import { chatTools } from './all-tools.ts';
import { type ChatTool, TOOL_MS } from './chat-tool.ts';

/** The tools as the analyst takes them: each looks at the access first and notes the figures that it returns. */
export function toolsForAnalyst({ context, requireAccess, signal, log }: Question): AnalystTools {
  function use<Input extends z.ZodType, Answer extends object>(tool: ChatTool<Input, Answer>) {
    const ask = async (input: z.input<Input>): Promise<Answer> => {
      await requireAccess();
      const answer = await tool.ask(context, input);
      context.citations.figures.note(answer);
      return answer;
    };
    return async (input: z.input<Input>): Promise<Answer> => {
      try {
        return await inTime(ask(input), signal);
      } catch (error) {
        if (!signal.aborted) log.warn({ err: error }, 'a tool of the assistant failed');
        throw error;
      }
    };
  }
  const tools = chatTools;
  return {
    find: use(tools.find),
    overview: use(tools.overview),
    topics: use(tools.topics),
    topic: use(tools.topic),
    components: use(tools.components),
    component: use(tools.component),
    progress: use(tools.progress),
    gaps: use(tools.gaps),
    nextSteps: use(tools.nextSteps),
    stakeholders: use(tools.stakeholders),
    compareYears: use(tools.compareYears),
    borderline: use(tools.borderline),
    method: use(tools.method),
    disclosures: use(tools.disclosures),
    history: use(tools.history),
    answers: use(tools.answers),
    screening: use(tools.screening),
    suggestions: use(tools.suggestions),
    draftText: use(tools.draftText),
  };
}

/** Waits for work until its answer is stopped, or the database must be in trouble. */
async function inTime<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TOOL_MS)]);
  const stopped = new Promise<never>((_, reject) => {
    limit.addEventListener('abort', () => reject(limit.reason), { once: true });
  });
  return Promise.race([work, stopped]);
}
