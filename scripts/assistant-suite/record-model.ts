import type { ChatModel, LanguageModelPort } from '#server/platform/model/chat-model.ts';

export interface Recorded {
  /** The tools that the model asked for since the last `clear`, in order. */
  tools: string[];
  /** Everything that has been sent to it since then, as JSON. */
  sent: string;
  clear(): void;
}

/** A model that answers like the given one, and records what it asked for and what it was sent. */
export function recordModel(model: ChatModel): { model: ChatModel; recorded: Recorded } {
  const recorded: Recorded = {
    tools: [],
    sent: '',
    clear() {
      recorded.tools = [];
      recorded.sent = '';
    },
  };
  // Whether the model accepts tools is found out while it answers, and remembered in the model object.
  return { model: { ...model, load: async () => listen(await model.load(), recorded) }, recorded };
}

function listen(language: LanguageModelPort, recorded: Recorded): LanguageModelPort {
  const doStream: LanguageModelPort['doStream'] = async (options) => {
    recorded.sent += JSON.stringify(options.prompt);
    const { stream, ...rest } = await language.doStream(options);
    type Part = typeof stream extends ReadableStream<infer Item> ? Item : never;
    const listener = new TransformStream<Part, Part>({
      transform(part, controller) {
        if (part.type === 'tool-call') recorded.tools.push(part.toolName);
        controller.enqueue(part);
      },
    });
    return { ...rest, stream: stream.pipeThrough(listener) };
  };
  return {
    specificationVersion: language.specificationVersion,
    provider: language.provider,
    modelId: language.modelId,
    supportedUrls: language.supportedUrls,
    doGenerate: (options) => language.doGenerate(options),
    doStream,
  };
}
