import type { SignOffShape } from '#contract/sign-off.ts';
import { stepNames } from '#domain/sign-off/words.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import { signOffMessages as say } from './messages.ts';
import { SignatureFacts } from './signature-facts.tsx';

/** What was withdrawn or ended by reopening, by whom and why; the latest first. */
export function EndedSignatures({ ended }: Pick<SignOffShape, 'ended'>) {
  if (ended.length === 0) return null;
  return (
    <details className="mt-4 border-t pt-3 text-sm">
      <summary className="w-fit cursor-pointer rounded-sm text-accent">{say.ended(ended.length)}</summary>
      <ol className="mt-2 flex flex-col gap-3">
        {ended.map((signature) => (
          <li key={signature.id}>
            <h3 className="font-medium text-muted line-through">{stepNames[signature.step]}</h3>
            <SignatureFacts signature={signature} />
            <p className="text-xs text-muted">{say.ofResult(signature.sha256)}</p>
            <p className="text-xs wrap-anywhere text-muted">
              {say.endedBy(signature.endedBy, formatMoment(signature.endedAt))}
            </p>
            <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-wrap">
              {say.because(signature.endReason)}
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}
