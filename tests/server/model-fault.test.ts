import { describe, expect, it } from 'vitest';
import { nameModelFault } from '#server/platform/model/model-fault.ts';
import { reasonForLog } from '#server/platform/model/reason-for-log.ts';

/** An error of the AI SDK for a refused call. */
const refused = (statusCode: number, body: object | string, messages: object[] = []) =>
  Object.assign(new Error('refused'), {
    statusCode,
    responseBody: typeof body === 'string' ? body : JSON.stringify(body),
    requestBodyValues: { messages },
  });

describe('a server that refuses', () => {
  it.each([
    ['Ollama', 400, { error: { message: 'registry.ollama.ai/library/gemma3:latest does not support tools' } }],
    [
      'vLLM',
      400,
      { message: '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set' },
    ],
    ['a router', 404, { error: { message: 'No endpoints found that support tool use.' } }],
    ['a hosted model', 400, { error: { message: 'Function calling is not enabled for models/small' } }],
    ['a strict server', 422, { detail: 'unsupported parameter: tools' }],
    ['a strict server', 400, { error: '`tool_choice` is not supported by this model' }],
    ['a simple server', 501, { error: 'tools are not implemented' }],
  ])('reports that its model does not support tools: %s, %i', (_who, status, body) => {
    expect(nameModelFault(refused(status, body), false)).toBe('no-tools');
  });

  it.each([
    [500, { error: { message: 'tools are not supported' } }, 'model-failed'],
    [500, { error: { message: 'Failed to parse tool call arguments as JSON' } }, 'model-failed'],
    [503, { error: { message: 'the tool server does not support that many users, rate limit' } }, 'model-busy'],
    [
      400,
      { error: { message: 'Invalid parameter: messages with role "tool" must be a response' } },
      'model-refused-request',
    ],
    [400, { error: { message: 'Tool call id was call_1 but must be 9 characters' } }, 'model-refused-request'],
  ])('reports nothing of the kind with %i and %o', (status, body, code) => {
    expect(nameModelFault(refused(status, body), false)).toBe(code);
  });

  it.each([
    ['Ollama without /v1', 404, '404 page not found', 'model-address-wrong'],
    ['vLLM without /v1', 404, { detail: 'Not Found' }, 'model-address-wrong'],
    ['OpenAI without /v1', 404, { error: { message: 'Invalid URL (POST /chat/completions)' } }, 'model-address-wrong'],
    ['llama.cpp elsewhere', 404, { error: { code: 404, message: 'File Not Found' } }, 'model-address-wrong'],
    [
      'an unknown model',
      404,
      { error: { message: 'The model `x` does not exist', code: 'model_not_found' } },
      'model-unknown',
    ],
    ['an unknown model of Ollama', 404, { error: { message: "model 'x' not found" } }, 'model-unknown'],
    [
      'a limit on tokens',
      400,
      { error: { message: "This model's maximum context length is 8192 tokens." } },
      'model-context-too-long',
    ],
    [
      'a strange setting',
      422,
      { detail: [{ loc: ['body', 'max_tokens'], msg: 'Input should be greater than 0' }] },
      'model-refused-request',
    ],
  ])('is identified: %s', (_who, status, body, code) => {
    expect(nameModelFault(refused(status, body), false)).toBe(code);
  });
});

describe('the reason in the log', () => {
  const asked = [
    { role: 'system', content: 'Scores are out of 25.' },
    { role: 'user', content: 'Does Quillfeather employ children in Ghana?' },
  ];

  it.each([
    [{ error: { message: 'temperature is out of range' } }, 'temperature is out of range'],
    [{ detail: 'Field required: `tools[0].function`' }, 'Field required: …'],
    [{ error: 'Invalid text: Does Quillfeather employ children in Ghana?' }, 'Invalid text: …'],
    [
      { error: 'See https://internal.example/docs?key=1 and sk-12345 for "what they wrote there"' },
      'See … and … for …',
    ],
    [{ error: 'Nothing on Quillfeather here' }, 'Nothing on … here'],
    [{ error: 'Refused “Quillfeather in Ghana”' }, 'Refused …'],
    ['<html>Quillfeather</html>', null],
  ])('contains no address, no key, no quotation and none of the question: %o', (body, reason) => {
    expect(reasonForLog(refused(400, body, asked))).toBe(reason);
  });

  it('is not taken from a fault of the server or a refused key', () => {
    for (const status of [401, 403, 500, 503])
      expect(reasonForLog(refused(status, { error: 'words' }, asked))).toBeNull();
  });
});
