import type { Config } from '#server/platform/config/config.ts';
import { type ChatModel, MODEL_LIMITS, type ModelLimits } from '#server/platform/model/chat-model.ts';
import { createEndpointModel } from '#server/platform/model/endpoint-model.ts';
import { createAnalyst } from './analyst/analyst-model.ts';

/** Who can answer: the operator's endpoint where one is configured, and the built-in analyst always. */
export function createModels(
  { model }: Pick<Config, 'model'>,
  modelLimits: ModelLimits = MODEL_LIMITS,
): { endpoint: ChatModel | null; analyst: ChatModel; modelLimits: ModelLimits } {
  return { endpoint: model ? createEndpointModel(model, modelLimits) : null, analyst: createAnalyst(), modelLimits };
}
