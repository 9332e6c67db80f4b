import type { ChatModel, LanguageModelPort, ModelLimits } from './chat-model.ts';

export interface EndpointSettings {
  /** Such as http://localhost:11434/v1. */
  baseUrl: string;
  /** The model's name as the endpoint knows it. */
  name: string;
  apiKey?: string;
}

/** A model behind any OpenAI-compatible endpoint. */
export function createEndpointModel(settings: EndpointSettings, limits: ModelLimits): ChatModel {
  let loaded: Promise<LanguageModelPort> | undefined;
  return {
    name: settings.name,
    takesTools: true,
    load() {
      loaded ??= import('./open-endpoint.ts').then(({ openEndpoint }) => openEndpoint(settings, limits));
      return loaded;
    },
  };
}
