/** A configured language model as an answerer of the bench: the product's own loop and tools, over the same data, without a database. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer, Block, Desk, Line } from '#analyst/analyst.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { answerByModel } from '#server/features/assistant/chat/answer-by-model.ts';
import type { TurnMessage } from '#server/features/assistant/chat/answerer.ts';
import { createCitations } from '#server/features/assistant/text/citations.ts';
import type { AssessmentWithResult, ToolContext } from '#server/features/assistant/tools/tool-context.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { createLog } from '#server/platform/log/log.ts';
import { MODEL_LIMITS } from '#server/platform/model/chat-model.ts';
import { createEndpointModel, type EndpointSettings } from '#server/platform/model/endpoint-model.ts';
import { root } from '../scripts/web-build.ts';

/** The endpoint of LLM_BASE_URL, LLM_MODEL and LLM_API_KEY; null if none is set. @throws what is wrong with these settings */
export function configuredModel(): EndpointSettings | null {
  const folder = mkdtempSync(join(tmpdir(), 'twofold-asked-'));
  const read = readConfig({ ...process.env, DATA_DIR: folder, DATABASE_URL: '', DATABASE_APP_URL: '' }, root);
  if (!read.ok) throw new Error(read.mistakes.join('\n'));
  return read.config.model ?? null;
}

/** Asks the model. Resolves to its answer in the blocks that the judge reads. @throws what the endpoint reported */
export function modelAsker(settings: EndpointSettings, desk: Desk) {
  const model = createEndpointModel(settings, MODEL_LIMITS);
  const log = createLog('silent');
  return async (messages: readonly TurnMessage[]): Promise<{ answer: Answer; text: string }> => {
    let text = '';
    const events = answerByModel({
      ...{ model, log, limits: MODEL_LIMITS, now: () => new Date() },
      context: contextOf(desk),
      messages: [...messages],
      ...{ query: null, before: null, earlier: [] },
      signal: new AbortController().signal,
      requireAccess: async () => undefined,
    });
    for await (const event of events) {
      if (event.type === 'text') text += event.text;
      if (event.type === 'fault') throw new Error(`The model gave no answer: ${event.code}`);
    }
    return { answer: { blocks: blocksOf(text), reading: null }, text };
  };
}

function contextOf(desk: Desk): ToolContext {
  const withResult = (whole: unknown): AssessmentWithResult => {
    // No tool requests the fields that only the database adds.
    const read = whole as AssessmentWithResult['whole'];
    return { whole: read, dashboard: buildDashboard(read) };
  };
  return {
    citations: createCitations(),
    queries: [],
    assessment: async () => withResult((await desk.data()).current),
    async earlier() {
      const { earlier } = await desk.data();
      return earlier && withResult(earlier);
    },
    changes: async (limit) =>
      (await desk.changes()).slice(0, limit).map((change) => ({
        ...change,
        ...{ at: new Date(change.at), userId: null, act: null, held: [], undone: null },
        ...{ reasonGiven: null, lacksReason: false },
      })) as unknown as Awaited<ReturnType<ToolContext['changes']>>,
    queriedChanges: async () => [...(await desk.changes())],
    evidence: async () => [...(await desk.evidence())],
    work: () => desk.work(),
    auditQuestions: async () => [...(await desk.auditQuestions())],
    records: () => desk.records(),
    companyName: () => desk.companyName(),
    today: desk.today,
  };
}

const LINK = /\[([^\]]*)\]\([^)]*\)/g;
const plain = (text: string): Line => [
  text
    .replace(/\[\d+\]\([^)]*\)/g, '')
    .replace(LINK, '$1')
    .replace(/[*_`]/g, '')
    .trim(),
];
/** A model declines in words, not by offers. */
const DECLINES =
  /\b(?:cannot|can['’]t|could not|couldn['’]t|do(?:es)? not|don['’]t|not (?:stated|recorded|available|mentioned|found)|no information|nothing about|only answer)\b/i;

/** Reads the Markdown of a model as the blocks of an answer. */
export function blocksOf(text: string): Block[] {
  const rows: Line[][] = [];
  const found = text.split('\n').flatMap((line): Block[] => {
    const said = line.trim();
    if (said === '' || /^\|[ :|-]+\|$/.test(said)) return [];
    if (said.startsWith('|')) {
      rows.push(said.slice(1, -1).split('|').map(plain));
      return [];
    }
    const item = /^(?:[-*+]|\d+[.)]) (.*)$/.exec(said)?.[1];
    return item === undefined ? [{ is: 'sentence', line: plain(said) }] : [{ is: 'list', lines: [plain(item)] }];
  });
  const [, ...body] = rows;
  if (body.length > 0) return [...found, { is: 'table', columns: [], rows: body }];
  const isList = found.some(({ is }) => is === 'list');
  return DECLINES.test(text) && !isList ? [...found, { is: 'offers', questions: [] }] : found;
}
