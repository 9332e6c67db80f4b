import type { AnyChatTool } from './chat-tool.ts';
import { draftTextTool } from './draft-text.ts';
import { getTool } from './get.ts';
import { historyTool } from './history.ts';
import { disclosuresTool, methodTool } from './method.ts';
import { queryTool } from './query.ts';
import { searchTool } from './search.ts';

/** All tools that a language model can call. They only read. */
export const modelTools = {
  query: queryTool,
  get: getTool,
  search: searchTool,
  method: methodTool,
  disclosures: disclosuresTool,
  changes: historyTool,
  draftText: draftTextTool,
} as const satisfies Record<string, AnyChatTool>;
