import { questionnaire } from '#domain/questionnaire/questionnaire.ts';
import { Chapter } from './chapter.tsx';
import { landingMessages } from './messages.ts';

const say = landingMessages.process;
const sections = questionnaire.map(({ name }) => name);

/** Company Setup, Assessment, Results: the contents of each. */
export function ProcessSteps() {
  const [setup, assessment, results] = say.steps;
  const steps = [setup, { ...assessment, parts: sections }, { ...results, parts: say.resultParts }];
  return (
    <Chapter id="process" title={say.title} lead={say.lead}>
      <ol className="grid gap-y-10 md:grid-cols-3">
        {steps.map(({ title, text, parts }, index) => (
          <li key={title} className="border-t border-ink pt-4 md:pr-8">
            <p aria-hidden="true" className="headline figures text-2xl text-accent">
              {index + 1}
            </p>
            <h3 className="headline mt-3 text-lg">{title}</h3>
            <p className="mt-1 max-w-xs text-pretty text-muted">{text}</p>
            <ul className="mt-4 flex flex-col gap-1.5 text-sm">
              {parts.map((part) => (
                <li
                  key={part}
                  className="flex gap-2.5 before:mt-2.5 before:h-px before:w-3 before:shrink-0 before:bg-line-strong"
                >
                  {part}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Chapter>
  );
}
