import type { z } from 'zod';
import type { ToolContext } from './tool-context.ts';

/** A tool reads a few tables: longer means the database is in trouble. Milliseconds. */
export const TOOL_MS = 15_000;

/** One read-only thing that a model can ask for. Its answer is plain data in which `source` numbers stand for sources. */
export interface ChatTool<Input extends z.ZodType = z.ZodType, Answer extends object = object> {
  /** What a model chooses it by. */
  description: string;
  input: Input;
  run(context: ToolContext, input: z.output<Input>): Promise<Answer>;
  /** As `run`, for what somebody else made up. @throws where it is no such input. */
  ask(context: ToolContext, given: unknown): Promise<Answer>;
}

/** A tool without its own types, for walking over them. */
export type AnyChatTool = Pick<ChatTool, 'description' | 'input' | 'ask'>;

export function chatTool<Input extends z.ZodType, Answer extends object>(
  tool: Omit<ChatTool<Input, Answer>, 'ask'>,
): ChatTool<Input, Answer> {
  return {
    ...tool,
    ask: (context, given) => tool.run(context, tool.input.parse(given)),
  };
}
