import type { LanguageModel } from 'ai';

/** A language model in the form that the AI SDK uses, in the newest version of its interface. */
export type LanguageModelPort = Extract<LanguageModel, { specificationVersion: 'v4' }>;

/** A language model behind the operator's endpoint. */
export interface ChatModel {
  /** Stored with each answer and shown next to it. */
  name: string;
  /** The model in the form that the AI SDK expects, which is loaded with the first question. */
  load(): Promise<LanguageModelPort>;
  /** False for some minutes after the endpoint has said that this model does not support tools; data is then put into the prompt. */
  takesTools(now: Date): boolean;
  /** Records that the endpoint has said that this model does not support tools. */
  hasRefusedTools(now: Date): void;
}

/** Time limits of one answer, in milliseconds. */
export interface ModelLimits {
  headersMs: number;
  retryAfterMs: number;
  /** Until the first content of a step. */
  firstChunkMs: number;
  /** Between two pieces of content. */
  chunkMs: number;
  stepMs: number;
  totalMs: number;
}

/** Generous, because a model on the operator's own machine reads a long prompt slowly. */
export const MODEL_LIMITS: ModelLimits = {
  headersMs: 90_000,
  retryAfterMs: 400,
  firstChunkMs: 120_000,
  chunkMs: 30_000,
  stepMs: 180_000,
  totalMs: 300_000,
};
