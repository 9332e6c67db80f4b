import type { z } from 'zod';
import type { ToolContext } from './tool-context.ts';

/** A tool reads a few tables: if it takes longer, the database has a problem. Milliseconds. */
export const TOOL_MS = 15_000;

/** A read-only tool that a model can call. Its answer is plain data in which `source` numbers refer to sources. */
export interface ChatTool<Input extends z.ZodType = z.ZodType, Answer extends object = object> {
  /** The text by which a model chooses it. */
  description: string;
  input: Input;
  run(context: ToolContext, input: z.output<Input>): Promise<Answer>;
  /** Like `run`, for input that someone else wrote. @throws if it is not valid input */
  ask(context: ToolContext, given: unknown): Promise<Answer>;
}

/** A tool without its specific types, for iterating over all of them. */
export type AnyChatTool = Pick<ChatTool, 'description' | 'input' | 'ask'>;

export function chatTool<Input extends z.ZodType, Answer extends object>(
  tool: Omit<ChatTool<Input, Answer>, 'ask'>,
): ChatTool<Input, Answer> {
  return {
    ...tool,
    ask: (context, given) => tool.run(context, tool.input.parse(given)),
  };
}
