/** What can end an answer after its stream has started: a typed line, followed by `[DONE]`. Stored with its question. */
export const chatFaults = [
  'model-unreachable',
  'model-key-refused',
  'model-unknown',
  'model-address-wrong',
  'model-busy',
  'model-context-too-long',
  'model-refused-request',
  'model-failed',
  'model-not-compatible',
  'model-broke-off',
  'model-timed-out',
  'model-looped',
  'model-said-nothing',
  'model-said-too-much',
  'chat-deleted',
  'access-lost',
  'server-stopping',
  'unexpected',
] as const;
export type ChatFault = (typeof chatFaults)[number];
