import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai';
import type { ChatModel, ModelLimits } from './chat-model.ts';
import { createEndpointFetch } from './endpoint-fetch.ts';

export interface EndpointSettings {
  /** Such as http://localhost:11434/v1. */
  baseUrl: string;
  /** The model's name as the endpoint knows it. */
  name: string;
  apiKey?: string;
}

/** A model behind any OpenAI-compatible endpoint. The key goes into its requests' header and nowhere else. */
export function createEndpointModel(settings: EndpointSettings, limits: ModelLimits): ChatModel {
  const provider = createOpenAICompatible({
    name: 'endpoint',
    baseURL: settings.baseUrl,
    fetch: createEndpointFetch(limits),
    ...(settings.apiKey && { apiKey: settings.apiKey }),
  });
  return {
    name: settings.name,
    isBuiltIn: false,
    takesTools: true,
    // Some models think aloud between tags; nobody asked to read that.
    language: wrapLanguageModel({
      model: provider.chatModel(settings.name),
      middleware: extractReasoningMiddleware({ tagName: 'think' }),
    }) as ChatModel['language'],
  };
}
