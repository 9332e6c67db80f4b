import type { Desk } from '#analyst/analyst.ts';
import { disclosureRequirements } from '#domain/reference/disclosure-requirements.ts';
import { TOOL_MS } from '../tools/chat-tool.ts';
import type { Question } from './answerer.ts';

/** What a desk is created from. */
type DeskPorts = Pick<Question, 'context' | 'requireAccess' | 'signal' | 'log'>;

/** Creates the analyst's access to the assessment, which checks the person's access before each lookup. Each part is read once. */
export function createDesk({ context, requireAccess, signal, log }: DeskPorts): Desk {
  /** Reads once per answer, until it is stopped or takes so long that the database must have a problem. */
  function once<Result>(read: () => Promise<Result>): () => Promise<Result> {
    let reading: Promise<Result> | undefined;
    return async () => {
      await requireAccess();
      reading ??= inTime(read(), signal);
      return reading.catch((error: unknown) => {
        if (!signal.aborted) log.warn({ err: error }, 'the analyst could not read the assessment');
        throw error;
      });
    };
  }
  return {
    data: once(async () => {
      const [current, earlier] = [await context.assessment(), await context.earlier()];
      return {
        current: current.whole,
        earlier: earlier?.whole ?? null,
        changes: [],
        requirements: disclosureRequirements,
      };
    }),
    changes: once(() => context.queriedChanges()),
    evidence: once(() => context.evidence()),
    work: once(() => context.work()),
    auditQuestions: once(() => context.auditQuestions()),
    records: once(() => context.records()),
    today: context.today,
    companyName: once(() => context.companyName()),
  };
}

async function inTime<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TOOL_MS)]);
  const stopped = new Promise<never>((_, reject) => {
    limit.addEventListener('abort', () => reject(limit.reason), { once: true });
  });
  return Promise.race([work, stopped]);
}
