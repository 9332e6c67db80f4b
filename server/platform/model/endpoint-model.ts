import type { ChatModel, LanguageModelPort, ModelLimits } from './chat-model.ts';

export interface EndpointSettings {
  /** For example http://localhost:11434/v1. */
  baseUrl: string;
  /** The name by which the endpoint knows the model. */
  name: string;
  apiKey?: string;
}

/** A model that does not support tools is asked again after this long, in milliseconds: its server may have been reconfigured. */
const WITHOUT_TOOLS_MS = 10 * 60_000;

/** A model behind any OpenAI-compatible endpoint. */
export function createEndpointModel(settings: EndpointSettings, limits: ModelLimits): ChatModel {
  let loaded: Promise<LanguageModelPort> | undefined;
  let withoutToolsUntil = Number.NEGATIVE_INFINITY;
  return {
    name: settings.name,
    takesTools: (now) => now.getTime() >= withoutToolsUntil,
    hasRefusedTools(now) {
      withoutToolsUntil = now.getTime() + WITHOUT_TOOLS_MS;
    },
    load() {
      loaded ??= import('./open-endpoint.ts').then(({ openEndpoint }) => openEndpoint(settings, limits));
      return loaded;
    },
  };
}
