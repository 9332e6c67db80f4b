import type {
  ComponentAnswer,
  ComponentsAnswer,
  ComponentsInput,
  DraftAnswer,
  DraftInput,
  FindAnswer,
  SuggestionsAnswer,
  SuggestionsInput,
} from './components.ts';
import type {
  AnswersAnswer,
  AnswersInput,
  DisclosuresAnswer,
  MethodAnswer,
  MethodInput,
  ScreeningAnswer,
  ScreeningInput,
  StakeholdersAnswer,
  StakeholdersInput,
} from './knowledge.ts';
import type {
  GapsAnswer,
  HistoryAnswer,
  HistoryInput,
  NextStepsAnswer,
  OverviewAnswer,
  ProgressAnswer,
} from './progress.ts';
import type {
  BorderlineAnswer,
  BorderlineInput,
  TopicAnswer,
  TopicInput,
  TopicsAnswer,
  TopicsInput,
} from './topics.ts';
import type { YearsAnswer, YearsInput } from './years.ts';

/** What is looked up with each tool; empty where a tool takes nothing. */
export interface ToolInputs {
  find: { about: string };
  overview: Record<string, never>;
  topics: TopicsInput;
  topic: TopicInput;
  components: ComponentsInput;
  component: { about: string };
  progress: Record<string, never>;
  gaps: Record<string, never>;
  nextSteps: Record<string, never>;
  stakeholders: StakeholdersInput;
  compareYears: YearsInput;
  borderline: BorderlineInput;
  method: MethodInput;
  disclosures: { about?: string };
  history: HistoryInput;
  answers: AnswersInput;
  screening: ScreeningInput;
  suggestions: SuggestionsInput;
  draftText: DraftInput;
}

/** What the analyst reads of each tool's answer. `source` numbers stand for sources, as the reader's text cites them. */
export interface ToolAnswers {
  find: FindAnswer;
  overview: OverviewAnswer;
  topics: TopicsAnswer;
  topic: TopicAnswer;
  components: ComponentsAnswer;
  component: ComponentAnswer;
  progress: ProgressAnswer;
  gaps: GapsAnswer;
  nextSteps: NextStepsAnswer;
  stakeholders: StakeholdersAnswer;
  compareYears: YearsAnswer;
  borderline: BorderlineAnswer;
  method: MethodAnswer;
  disclosures: DisclosuresAnswer;
  history: HistoryAnswer;
  answers: AnswersAnswer;
  screening: ScreeningAnswer;
  suggestions: SuggestionsAnswer;
  draftText: DraftAnswer;
}

export type ToolName = keyof ToolInputs;

/** Everything that the analyst can look up, in the assessment that a question is about. All of it reads. */
export type AnalystTools = { [Name in ToolName]: (input: ToolInputs[Name]) => Promise<ToolAnswers[Name]> };

/** One thing to look up. */
export type LookUp<Name extends ToolName = ToolName> = {
  [Each in Name]: { tool: Each; input: ToolInputs[Each] };
}[Name];

/** Looks one thing up and keeps the answer. */
export async function lookUp<Name extends ToolName>(
  tools: AnalystTools,
  { tool, input }: LookUp<Name>,
  answers: Partial<ToolAnswers>,
): Promise<void> {
  answers[tool] = await tools[tool](input);
}
