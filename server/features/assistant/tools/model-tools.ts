import type { AnyChatTool } from './chat-tool.ts';
import { draftTextTool } from './draft-text.ts';
import { getTool } from './get.ts';
import { historyTool } from './history.ts';
import { disclosuresTool, methodTool } from './method.ts';
import { queryTool } from './query.ts';
import { searchTool } from './search.ts';

/** Everything a language model can ask for. All of it reads; nothing here writes. */
export const modelTools = {
  query: queryTool,
  get: getTool,
  search: searchTool,
  method: methodTool,
  disclosures: disclosuresTool,
  changes: historyTool,
  draftText: draftTextTool,
} as const satisfies Record<string, AnyChatTool>;
