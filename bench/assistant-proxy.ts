/**
 * What our server adds to a language model's stream: the same scripted endpoint streams small chunks, read directly and read
 * through POST /functions/v1/assessment-chat of the real server (signed-in session, embedded PostgreSQL, sources and figures
 * looked for in the text, both turns saved). Both sides take turns in one run, because machines are noisy; the ratio and the
 * difference are what count. The built-in analyst's first words are measured the same way.
 *
 * node bench/assistant-proxy.ts [chunks]
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CHAT_STREAM_PATH } from '#contract/chat-stream.ts';
import { createChatStreamReader } from '#contract/read-chat-stream.ts';
import { chunk } from '../tests/shared/scripted-model.ts';
import { requireSame } from './checked-baseline.ts';
import { forget, signIn, startDemo } from './demo-server.ts';

const CHUNKS = Number(process.argv[2] ?? 2000);
const ROUNDS = 7;
/** Rounds that warm both sides up and are not counted. */
const WARM_UP = 2;

/** As fast as the reader takes them, but each chunk in a write of its own. */
const endpoint = createServer(async (request, response) => {
  request.resume();
  await once(request, 'end');
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (let index = 1; index <= CHUNKS; index += 1) {
    const isRoom = response.write(chunk({ content: index % 20 === 0 ? 'word.\n' : 'word ' }));
    if (isRoom) await nextTurn();
    else await once(response, 'drain');
  }
  response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
});
endpoint.listen(0, '127.0.0.1');
await once(endpoint, 'listening');
const endpointUrl = `http://127.0.0.1:${(endpoint.address() as { port: number }).port}/v1`;
Object.assign(process.env, { LLM_BASE_URL: endpointUrl, LLM_MODEL: 'scripted' });

const server = await startDemo();
try {
  const cookie = await signIn(server);
  const headers = { cookie, origin: server.url, 'content-type': 'application/json' };
  const post = async (path: string, body: object) => {
    const response = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`);
    return response;
  };
  const { draft } = (await (await fetch(`${server.url}/api/assessments/draft`, { headers })).json()) as {
    draft: { assessment: { id: string } };
  };
  const messages = [{ role: 'user', content: 'Stream' }];
  const readDirectly = () =>
    read(() =>
      fetch(`${endpointUrl}/chat/completions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ model: 'scripted', stream: true, messages }),
      }),
    );
  const beginChat = async () => {
    const id = randomUUID();
    // A separate chat, so that no earlier answer is sent with the question.
    await post('/api/chat/sessions', { id, assessmentId: draft.assessment.id });
    return id;
  };
  const readThroughUs = async () => {
    const session_id = await beginChat();
    return read(() => post(CHAT_STREAM_PATH, { messages, session_id }));
  };
  const askAnalyst = async () => {
    const question = [{ role: 'user', content: 'Which topics have the highest materiality scores?' }];
    const request = { messages: question, session_id: await beginChat(), answer_with: 'built-in-analyst' };
    return read(() => post(CHAT_STREAM_PATH, request), null);
  };
  const [direct, through]: [Reading[], Reading[]] = [[], []];
  for (let round = 1; round <= ROUNDS + WARM_UP; round += 1) {
    const pair = [await readDirectly(), await readThroughUs()] as const;
    if (round <= WARM_UP) continue;
    // Only words are compared: whitespace at the ends of a text may differ.
    requireSame('Words through the server and directly', pair[1].words, pair[0].words);
    direct.push(pair[0]);
    through.push(pair[1]);
    console.log(`round ${round - WARM_UP}: directly ${describe(pair[0])}; through the server ${describe(pair[1])}`);
  }
  const median = (readings: readonly Reading[], of: (reading: Reading) => number) =>
    readings.map(of).toSorted((first, second) => first - second)[Math.floor(readings.length / 2)] ?? Number.NaN;
  const directMs = median(direct, ({ streamMs }) => streamMs);
  const throughMs = median(through, ({ streamMs }) => streamMs);
  const analyst: Reading[] = [];
  for (let round = 1; round <= ROUNDS + WARM_UP; round += 1) {
    const reading = await askAnalyst();
    if (round > WARM_UP) analyst.push(reading);
  }
  console.log(`${CHUNKS} chunks, median of ${ROUNDS} rounds`);
  console.log(`ratio through the server / directly: ${(throughMs / directMs).toFixed(2)}`);
  console.log(`per chunk: ${perChunk(directMs)} µs directly, ${perChunk(throughMs)} µs through the server`);
  console.log(`added per chunk: ${perChunk(throughMs - directMs)} µs`);
  console.log(
    `first chunk after: ${median(direct, ({ firstMs }) => firstMs).toFixed(1)} ms directly, ${median(through, ({ firstMs }) => firstMs).toFixed(1)} ms through the server`,
  );
  console.log(`built-in analyst, first words after: ${median(analyst, ({ firstMs }) => firstMs).toFixed(1)} ms`);
} finally {
  await server.stop();
  await forget(server);
  endpoint.closeAllConnections();
  endpoint.close();
}

interface Reading {
  /** From sending the request to the first text. */
  firstMs: number;
  /** From the first text to the end of the stream. */
  streamMs: number;
  /** Lines with text, and their characters. */
  lines: number;
  length: number;
  words: number;
}

/** Reads a stream of OpenAI's form to its end; all of the text must have arrived, where its length is known. */
async function read(
  send: () => Promise<Response>,
  expected: number | null = CHUNKS * 5 + Math.floor(CHUNKS / 20),
): Promise<Reading> {
  const startedAt = performance.now();
  const response = await send();
  if (!response.body) throw new Error('The endpoint answered without a body');
  const reader = createChatStreamReader();
  let [firstAt, lines, length, text] = [0, 0, 0, ''];
  for await (const bytes of response.body) {
    for (const event of reader.push(bytes)) {
      if (event.type !== 'text') continue;
      firstAt ||= performance.now();
      lines += 1;
      length += event.text.length;
      text += event.text;
    }
  }
  const endedAt = performance.now();
  const isWhole = expected === null ? length > 0 : Math.abs(length - expected) <= 2;
  if (!reader.isDone || !isWhole) throw new Error(`${length} of ${expected} characters arrived`);
  return {
    firstMs: firstAt - startedAt,
    streamMs: endedAt - firstAt,
    lines,
    length,
    words: text.trim().split(/\s+/).length,
  };
}

function describe({ streamMs, lines, firstMs }: Reading): string {
  return `${streamMs.toFixed(0)} ms (${lines} lines, the first after ${firstMs.toFixed(1)} ms)`;
}

function perChunk(ms: number): string {
  return ((ms * 1000) / CHUNKS).toFixed(1);
}
