import { answersTool, screeningTool, suggestionsTool } from './answers.ts';
import type { AnyChatTool } from './chat-tool.ts';
import { componentsTool, componentTool } from './components.ts';
import { draftTextTool } from './draft-text.ts';
import { findTool } from './find.ts';
import { historyTool } from './history.ts';
import { disclosuresTool, methodTool } from './method.ts';
import { overviewTool } from './overview.ts';
import { borderlineTool, gapsTool, nextStepsTool, progressTool } from './progress.ts';
import { stakeholdersTool } from './stakeholders.ts';
import { topicTool } from './topic.ts';
import { topicsTool } from './topics.ts';
import { compareYearsTool } from './years.ts';

/** Everything a model can ask for. All of it reads; nothing here writes. */
export const chatTools = {
  find: findTool,
  overview: overviewTool,
  topics: topicsTool,
  topic: topicTool,
  components: componentsTool,
  component: componentTool,
  progress: progressTool,
  gaps: gapsTool,
  nextSteps: nextStepsTool,
  stakeholders: stakeholdersTool,
  compareYears: compareYearsTool,
  borderline: borderlineTool,
  method: methodTool,
  disclosures: disclosuresTool,
  history: historyTool,
  answers: answersTool,
  screening: screeningTool,
  suggestions: suggestionsTool,
  draftText: draftTextTool,
} as const satisfies Record<string, AnyChatTool>;
