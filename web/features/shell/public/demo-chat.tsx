import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/inputs/button.tsx';
import { Chapter } from './chapter.tsx';
import { HighestAnswer, MaterialAnswer, NextAnswer } from './demo-answers.tsx';
import { demoMessages } from './messages.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

const say = demoMessages.chat;
type Prompt = keyof typeof say.prompts;
const prompts = Object.keys(say.prompts) as Prompt[];
const answers: Record<Prompt, () => ReactNode> = {
  material: MaterialAnswer,
  highest: HighestAnswer,
  next: NextAnswer,
};

/** A sample conversation, with the remaining suggested prompts. */
export function DemoChat() {
  const [asked, setAsked] = useState<readonly Prompt[]>(['material']);
  const isAlive = useIsHydrated();
  const left = prompts.filter((prompt) => !asked.includes(prompt));
  return (
    <Chapter title={say.title} lead={say.lead} layout="margin">
      <div className="rounded-md border bg-surface text-sm">
        <ol aria-label={say.conversation} aria-live="polite" className="flex flex-col gap-5 p-4 sm:p-6">
          {asked.map((prompt) => (
            <Exchange key={prompt} prompt={prompt} />
          ))}
        </ol>
        <div className="flex min-h-13 flex-wrap items-center gap-2 border-t px-4 py-3 sm:px-6">
          {left.length === 0 ? <p className="text-muted">{say.allAsked}</p> : null}
          {isAlive
            ? left.map((prompt) => (
                <Button
                  key={prompt}
                  onClick={() => setAsked([...asked, prompt])}
                  className="h-auto min-h-9 py-1.5 whitespace-normal"
                >
                  {say.prompts[prompt].label}
                </Button>
              ))
            : null}
        </div>
      </div>
    </Chapter>
  );
}

function Exchange({ prompt }: { prompt: Prompt }) {
  const Answer = answers[prompt];
  return (
    <>
      <li className="max-w-[80%] self-end rounded-md bg-accent-soft px-4 py-2.5">
        <span className="sr-only">{say.you}: </span>
        {say.prompts[prompt].question}
      </li>
      <li className="flex w-full flex-col gap-3 self-start sm:max-w-[80%] rounded-md border bg-ground px-4 py-3">
        <span className="sr-only">{say.assistant}: </span>
        <Answer />
      </li>
    </>
  );
}
