import { describe, expect, it } from 'vitest';
import type { ChatStreamEvent } from '#contract/chat-stream.ts';
import { createChatStreamReader } from '#contract/read-chat-stream.ts';
import type { ChatSessionId } from '#domain/ids.ts';
import { createStreamLines } from '#server/features/assistant/chat/stream-lines.ts';

const lines = createStreamLines('chatcmpl-1', 'a model', new Date('2026-01-01T00:00:00Z'), 'chat' as ChatSessionId);
const source = { number: 1, kind: 'topic', label: 'E3.1 Water – “Größe” 🌍', path: '/app/dashboard?topic=1' } as const;
const end = {
  messageId: null,
  state: 'partial',
  sources: [source],
  answeredBy: 'a model',
  title: 'Łódź',
  reading: null,
} as const;
const stream = [
  lines.begin(),
  lines.keepAlive(),
  lines.text('Größe: 20 of 25\n\n'),
  lines.warning('answer-cut-short'),
  lines.text('🌍 done'),
  lines.fault('model-broke-off'),
  lines.end(end),
  lines.done(),
].join('');
const expected: ChatStreamEvent[] = [
  { type: 'text', text: 'Größe: 20 of 25\n\n' },
  { type: 'warning', code: 'answer-cut-short' },
  { type: 'text', text: '🌍 done' },
  { type: 'fault', code: 'model-broke-off' },
  {
    type: 'end',
    messageId: null,
    state: 'partial',
    sources: [{ ...source }],
    answeredBy: 'a model',
    title: 'Łódź',
    reading: null,
  },
  { type: 'done' },
];
const bytes = new TextEncoder().encode(stream);

describe('the chat stream', () => {
  it('reads the same wherever its bytes are split', () => {
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      const reader = createChatStreamReader();
      const events = [...reader.push(bytes.slice(0, cut)), ...reader.push(bytes.slice(cut))];
      expect(events, `cut at byte ${cut}`).toEqual(expected);
      expect(reader.isDone).toBe(true);
    }
  });

  it('reads the same byte by byte and with carriage returns', () => {
    for (const text of [stream, stream.replaceAll('\n', '\r\n')]) {
      const reader = createChatStreamReader();
      const events = [...new TextEncoder().encode(text)].flatMap((byte) => reader.push(Uint8Array.of(byte)));
      expect(events).toEqual(expected);
    }
  });

  it('is read by a client that knows only the OpenAI form', () => {
    const contents = stream
      .split('\n')
      .filter((line) => line.startsWith('data: ') && line !== 'data: [DONE]')
      .map((line) => JSON.parse(line.slice(6)).choices[0].delta.content ?? '');
    expect(contents.join('')).toBe('Größe: 20 of 25\n\n🌍 done');
  });

  it('ignores comments, blank lines, broken lines and whatever follows [DONE]', () => {
    const reader = createChatStreamReader();
    const odd = `: hello\n\ndata: {"choices": [\n\nevent: x\nid: 7\ndata: 12\n\n${lines.text('yes')}${lines.done()}${lines.text('no')}`;
    expect(reader.push(new TextEncoder().encode(odd))).toEqual([{ type: 'text', text: 'yes' }, { type: 'done' }]);
  });

  it('is not done before its last line', () => {
    const reader = createChatStreamReader();
    reader.push(new TextEncoder().encode(lines.text('half')));
    expect(reader.isDone).toBe(false);
  });
});
