import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai';
import type { LanguageModelPort, ModelLimits } from './chat-model.ts';
import { createEndpointFetch } from './endpoint-fetch.ts';
import type { EndpointSettings } from './endpoint-model.ts';

/** The model behind an endpoint, in the form that the AI SDK uses. The key goes only into the header of its requests. */
export function openEndpoint(settings: EndpointSettings, limits: ModelLimits): LanguageModelPort {
  const provider = createOpenAICompatible({
    name: 'endpoint',
    baseURL: settings.baseUrl,
    includeUsage: true,
    fetch: createEndpointFetch(limits),
    ...(settings.apiKey && { apiKey: settings.apiKey }),
  });
  // Some models think aloud between tags; nobody asked to read that.
  return wrapLanguageModel({
    model: provider.chatModel(settings.name),
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  });
}
