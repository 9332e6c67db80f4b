import { Chapter } from './chapter.tsx';
import { landingMessages } from './messages.ts';

const say = landingMessages.questions;

/** Questions and answers, all open: they are short, and people can read them without clicking. */
export function Questions() {
  return (
    <Chapter title={say.title} layout="margin">
      <dl className="grid gap-x-10 gap-y-9 sm:grid-cols-2">
        {say.list.map(({ question, answer }) => (
          <div key={question}>
            <dt className="font-medium text-balance">{question}</dt>
            <dd className="mt-2 text-sm text-pretty text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </Chapter>
  );
}
