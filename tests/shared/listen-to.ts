import type { TestApp, Visitor } from './front-door.ts';

/** Opens a person's event stream and collects its events. */
export async function listenTo(app: TestApp, visitor: Visitor) {
  const response = await app.request('/api/live', { cookie: visitor.cookie });
  const heard: { event: string; data: unknown }[] = [];
  const stream = { status: response.status, heard, isOver: false };
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  void (async () => {
    let text = '';
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: '' };
      text += value ?? '';
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
        // The stream also reports who is present (presence.test.ts).
        if (event && event !== 'presence') heard.push({ event, data: JSON.parse(data ?? '') });
      }
      if (done) break;
    }
    stream.isOver = true;
  })();
  return stream;
}
