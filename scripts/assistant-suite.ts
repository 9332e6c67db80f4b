/**
 * Asks a language model the assistant's suite of questions about the invented sample company, in a separate database that is deleted
 * afterwards, and says whether each answer follows the rules.
 *
 *   node scripts/assistant-suite.ts --model model.gguf    starts llama.cpp's llama-server with that file (or LLAMA_MODEL)
 *   node scripts/assistant-suite.ts                       asks the endpoint of LLM_BASE_URL and LLM_MODEL
 *
 * `--first 3` asks the first three questions, `--show` prints the answers. The exit code is 0 if every answer follows the rules, 1 if one
 * does not or is missing, and 2 if there is no model to ask.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/platform/config/config.ts';
import { MODEL_LIMITS } from '#server/platform/model/chat-model.ts';
import { createEndpointModel, type EndpointSettings } from '#server/platform/model/endpoint-model.ts';
import { CannotRun, findLlamaServer, HOW_TO_GET_LLAMA, startLlamaServer } from './assistant-suite/llama-server.ts';
import { printOutcome, printSummary } from './assistant-suite/print-outcome.ts';
import { suiteQuestions } from './assistant-suite/questions.ts';
import { type Outcome, runSuite } from './assistant-suite/run-suite.ts';
import { openSampleWorld } from './assistant-suite/sample-world.ts';
import { openThrowawayDatabase } from './assistant-suite/throwaway-database.ts';
import { root } from './web-build.ts';

/** Run at the end, in reverse order. */
const closers: (() => Promise<unknown>)[] = [];
const { values } = parseArgs({
  options: { model: { type: 'string' }, first: { type: 'string' }, show: { type: 'boolean', default: false } },
});
try {
  const folder = await mkdtemp(join(tmpdir(), 'twofold-suite-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  const settings = await chooseEndpoint(folder);
  console.log(`Asking ${settings.name} at ${new URL(settings.baseUrl).host} about the sample company.`);
  const outcomes: Outcome[] = [];
  const world = await openSampleWorld(await openThrowawayDatabase(folder, closers));
  const model = createEndpointModel(settings, MODEL_LIMITS);
  const questions = suiteQuestions.slice(0, Number(values.first ?? suiteQuestions.length));
  for await (const outcome of runSuite(world, model, MODEL_LIMITS, questions)) {
    outcomes.push(outcome);
    printOutcome(outcome, values.show);
  }
  process.exitCode = printSummary(outcomes);
} catch (error) {
  if (!(error instanceof CannotRun)) throw error;
  console.error(error.message);
  process.exitCode = 2;
} finally {
  for (const close of closers.reverse()) await close();
}

/** A model file given on the command line takes precedence over the operator's settings. */
async function chooseEndpoint(dataDir: string): Promise<EndpointSettings> {
  const file = values.model ?? process.env.LLAMA_MODEL;
  const read = readConfig({ ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', DATABASE_APP_URL: '' }, root);
  if (!read.ok) throw new CannotRun(read.mistakes.join('\n'));
  if (!file && read.config.model) return read.config.model;
  const program = findLlamaServer();
  if (!program) throw new CannotRun(HOW_TO_GET_LLAMA);
  if (!file) throw new CannotRun('Name a model file: node scripts/assistant-suite.ts --model model.gguf');
  const server = await startLlamaServer(program, file);
  closers.push(() => server.stop());
  return { baseUrl: server.baseUrl, name: 'llama.cpp' };
}
