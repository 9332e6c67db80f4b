import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { mustHave } from './must-have.ts';

/** A request as the endpoint received it. */
export interface ModelRequest {
  authorization: string | undefined;
  url: string;
  body: {
    model: string;
    stream: boolean;
    messages: { role: string; content: unknown; tool_calls?: unknown }[];
    stream_options?: { include_usage?: boolean };
    tools?: { function: { name: string } }[];
    tool_choice?: unknown;
  };
}

/** How the endpoint answers one request. */
export type Play = (response: ServerResponse, request: ModelRequest) => void | Promise<void>;

export interface ScriptedModel {
  /** Base URL, such as http://127.0.0.1:40123/v1. */
  url: string;
  requests: ModelRequest[];
  /** How often the client closed the connection before the answer was complete. */
  hungUp: number;
  /** One play per request; the last one is repeated. */
  play(...plays: Play[]): void;
  close(): Promise<void>;
}

/** An OpenAI-compatible endpoint that answers as scripted, faults included. */
export async function startScriptedModel(): Promise<ScriptedModel> {
  let plays: Play[] = [says('Nothing to say.')];
  const server = createServer((incoming, response) => void answer(incoming, response));
  async function answer(incoming: IncomingMessage, response: ServerResponse) {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const body = JSON.parse(Buffer.concat(parts).toString() || '{}') as ModelRequest['body'];
    const request = { authorization: incoming.headers.authorization, url: incoming.url ?? '', body };
    model.requests.push(request);
    response.on('close', () => {
      if (!response.writableEnded && !response.destroyed) model.hungUp += 1;
      else if (!response.writableFinished) model.hungUp += 1;
    });
    const play = plays.length > 1 ? mustHave(plays.shift()) : mustHave(plays[0]);
    await play(response, request);
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const model: ScriptedModel = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: [],
    hungUp: 0,
    play(...next) {
      plays = next;
      model.requests.length = 0;
      model.hungUp = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return model;
}

/** A line of a stream in the OpenAI format. */
export const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'scripted',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;

function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
}

/** Streams a text in pieces and ends properly. */
export function says(...pieces: string[]): Play {
  return (response) => {
    begin(response);
    for (const piece of pieces) response.write(chunk({ content: piece }));
    response.write(chunk({}, 'stop'));
    response.end('data: [DONE]\n\n');
  };
}

/** Streams a text and reports its token usage. */
export function counts(text: string, prompt_tokens: number, completion_tokens: number): Play {
  const usage = { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
  return (response) => {
    begin(response);
    response.write(chunk({ content: text }));
    response.write(chunk({}, 'stop'));
    response.write(
      `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', choices: [], usage })}\n\n`,
    );
    response.end('data: [DONE]\n\n');
  };
}

/** Calls tools; the arguments are sent unchanged, so that they can be broken. */
export function calls(...asked: { name: string; arguments: string | object }[]): Play {
  return (response) => {
    begin(response);
    asked.forEach(({ name, arguments: given }, index) => {
      const text = typeof given === 'string' ? given : JSON.stringify(given);
      const call = { index, id: `call_${index}`, type: 'function', function: { name, arguments: text } };
      response.write(chunk({ tool_calls: [call] }));
    });
    response.write(chunk({}, 'tool_calls'));
    response.end('data: [DONE]\n\n');
  };
}

/** Answers with a status and a body instead of a stream. */
export function refuses(status: number, body: object | string, type = 'application/json'): Play {
  return (response) => {
    response.writeHead(status, { 'content-type': type });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

/** Streams a text and then cuts the connection. */
export function breaksOff(text: string): Play {
  return async (response) => {
    begin(response);
    response.write(chunk({ content: text }));
    await wait(30);
    response.destroy();
  };
}

/** Streams a text and ends the stream without a reason. */
export function trailsOff(text: string): Play {
  return (response) => {
    begin(response);
    response.end(chunk({ content: text }));
  };
}

/** Ends with a reason, but without the last line. */
export function forgetsDone(text: string, finish = 'stop'): Play {
  return (response) => {
    begin(response);
    response.write(chunk({ content: text }));
    response.end(chunk({}, finish));
  };
}

/** Streams a text and then these lines, unchanged. */
export function sendsLines(text: string, ...lines: string[]): Play {
  return (response) => {
    begin(response);
    response.write(chunk({ content: text }));
    for (const line of lines) response.write(`${line}\n\n`);
    response.write(chunk({}, 'stop'));
    response.end('data: [DONE]\n\n');
  };
}

/** Sends the bytes of a text one by one, so that characters are split. */
export function dribbles(text: string): Play {
  return async (response) => {
    begin(response);
    const bytes = Buffer.from(`${chunk({ content: text }) + chunk({}, 'stop')}data: [DONE]\n\n`);
    for (const byte of bytes) {
      response.write(Buffer.of(byte));
      if (byte > 127) await wait(1);
    }
    response.end();
  };
}

/** Streams a text, then nothing more, and keeps the connection open. */
export function stalls(text = ''): Play {
  return (response) => {
    begin(response);
    if (text !== '') response.write(chunk({ content: text }));
  };
}

/** Never even sends its headers. */
export const neverAnswers: Play = () => {};

/** Keeps streaming until the client closes the connection. */
export function talksOn(piece: string, everyMs = 5): Play {
  return async (response) => {
    begin(response);
    while (!response.destroyed) {
      response.write(chunk({ content: piece }));
      await wait(everyMs);
    }
  };
}

/** Redirects the client. */
export function redirects(location: string): Play {
  return (response) => {
    response.writeHead(307, { location });
    response.end();
  };
}
