import { z } from 'zod';

/** The same as the chat stream, at the address that OpenAI clients derive from a base URL. */
export const CHAT_COMPLETIONS_PATH = '/functions/v1/chat/completions';

/** Other fields that such clients send. They are accepted, so that these clients work unchanged, but have no effect. */
const IGNORED = [
  'audio',
  'frequency_penalty',
  'function_call',
  'functions',
  'logit_bias',
  'logprobs',
  'max_completion_tokens',
  'max_tokens',
  'modalities',
  'model',
  'n',
  'parallel_tool_calls',
  'prediction',
  'presence_penalty',
  'prompt_cache_key',
  'reasoning_effort',
  'response_format',
  'safety_identifier',
  'seed',
  'service_tier',
  'stop',
  'store',
  'temperature',
  'tool_choice',
  'tools',
  'top_logprobs',
  'top_p',
  'user',
  'verbosity',
  'web_search_options',
] as const;

const ignored = Object.fromEntries(IGNORED.map((name) => [name, z.unknown().optional()])) as Record<
  (typeof IGNORED)[number],
  z.ZodOptional<z.ZodUnknown>
>;

/** The fields of OpenAI's request, except its messages. */
export const completionFields = {
  ...ignored,
  /** If false, the answer is a single JSON text. */
  stream: z.boolean().nullish(),
  stream_options: z.looseObject({ include_usage: z.boolean().nullish() }).nullish(),
  /** May contain `session_id` for clients that send only OpenAI's fields. */
  metadata: z.record(z.string(), z.unknown()).nullish(),
};

/** A message in OpenAI's format: a text, or parts of which some are texts. */
export const completionMessage = z.object({
  role: z.string().max(20),
  content: z
    .union([z.string(), z.array(z.looseObject({ type: z.string(), text: z.string().optional() })).max(100), z.null()])
    .optional(),
});

/** The text of a message. */
export function textOf({ content }: z.output<typeof completionMessage>): string {
  if (!Array.isArray(content)) return content ?? '';
  return content.map(({ text = '' }) => text).join('\n');
}

/** The tokens of one answer, as the model's server counted them; all are 0 if no model was used. */
export const usageShape = z.object({
  prompt_tokens: z.int().min(0),
  completion_tokens: z.int().min(0),
  total_tokens: z.int().min(0),
});
export type Usage = z.infer<typeof usageShape>;
