import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { AssessmentShape } from '#contract/assessment.ts';
import { frozenResultPath } from '#domain/chat/chat-source.ts';
import { finalityOf, nextStep } from '#domain/sign-off/sign-off.ts';
import { signOffQuery } from '#web/features/assurance/sign-off/api.ts';
import { finishMessages as say } from './messages.ts';

/** Says on Home that the last completed assessment still lacks a signature, and which; nothing once it is final. */
export function NotFinal({ completed }: { completed: AssessmentShape }) {
  const isFinal = finalityOf(completed) === 'final';
  const { data } = useQuery({ ...signOffQuery(completed.id), enabled: !isFinal });
  const step = data && nextStep(data.standing);
  if (isFinal || !step) return null;
  return (
    <section aria-labelledby="not-final">
      <h2 id="not-final" dir="auto" className="headline text-lg wrap-anywhere">
        {say.notFinal(completed.name)}
      </h2>
      <p className="mt-1 max-w-prose text-sm text-muted">{say.nextStep(step)}</p>
      <Link
        to={`${frozenResultPath(completed.id)}&part=sign-off-title`}
        className="inline-block min-h-6 rounded-sm text-sm text-accent hover:underline"
      >
        {say.toSignOff}
      </Link>
    </section>
  );
}
