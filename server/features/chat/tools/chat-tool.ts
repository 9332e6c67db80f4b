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
}

/** Gives a tool its types. */
export function chatTool<Input extends z.ZodType, Answer extends object>(
  tool: ChatTool<Input, Answer>,
): ChatTool<Input, Answer> {
  return tool;
}

export type AnswerOf<Tool> = Tool extends ChatTool<z.ZodType, infer Answer> ? Answer : never;
export type InputOf<Tool> = Tool extends ChatTool<infer Input, object> ? z.input<Input> : never;
