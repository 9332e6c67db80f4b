import { Check, FileText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Signature } from '#contract/sign-off.ts';
import type { TeamMemberShape } from '#contract/team.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { type SignOffStep, stepBefore } from '#domain/sign-off/sign-off.ts';
import { stepNames } from '#domain/sign-off/words.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import { EvidenceButton } from '#web/features/assurance/evidence/evidence-button.tsx';
import { cn } from '#web/lib/cn.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { signOffMessages as say } from './messages.ts';
import { SignatureFacts } from './signature-facts.tsx';

const AskToSign = lazy(async () => ({ default: (await import('./ask-to-sign.tsx')).AskToSign }));

interface SignStepProps {
  assessmentId: AssessmentId;
  step: SignOffStep;
  signature: Signature | undefined;
  /** All steps before it are signed. */
  isNext: boolean;
  /** The members who can be asked for it, if it is next. */
  candidates: readonly TeamMemberShape[];
  /** The viewer may record it. */
  isAllowed: boolean;
  /** The viewer has signed another step, and one person may sign only one. */
  hasSigned: boolean;
  onSign: () => void;
  onRecord: () => void;
  /** Absent if it cannot be withdrawn now, or not by the viewer. */
  onWithdraw: (() => void) | undefined;
}

/** One of the three steps: who signed it, or that it is still to come. */
export function SignStep(props: SignStepProps) {
  const { assessmentId, step, signature, isNext, candidates, isAllowed, hasSigned, onSign, onRecord, onWithdraw } =
    props;
  const [asked, setAsked] = useState<readonly TeamMemberShape[]>([]);
  // Auditors read this as well; they write only questions.
  const mayAsk = useMay('assessment.sign') && !signature && isNext;
  const colleagues = mayAsk ? candidates.filter(({ isSelf }) => !isSelf) : [];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3.5 first:pt-0 last:pb-0">
      <div className="flex min-w-0 flex-1 basis-64 gap-3">
        <StepMark signature={signature} />
        <div className="min-w-0">
          <h3 className="text-sm font-medium">{stepNames[step]}</h3>
          {signature ? (
            <>
              <SignatureFacts signature={signature} />
              <EvidenceButton
                assessmentId={assessmentId}
                record={{ noun: 'sign-off', recordId: signature.id }}
                name={stepNames[step]}
                hasWord
                className="-ml-2.5 print:hidden"
              />
            </>
          ) : (
            <p className="text-sm text-pretty wrap-anywhere text-muted">
              {whatIsOpen(step, isNext, isAllowed)}
              {isNext && isAllowed && hasSigned ? ` ${say.signedAlready}` : null}
              {isNext && candidates.length > 0 && colleagues.length === 0
                ? ` ${say.whoMay(step, namesOf(candidates))}`
                : null}
              {asked.length > 0 ? <span role="status"> {say.asked(namesOf(asked))}</span> : null}
            </p>
          )}
        </div>
      </div>
      {isNext && (isAllowed || colleagues.length > 0) ? (
        <div className="flex flex-wrap gap-2 print:hidden">
          {isAllowed && !hasSigned ? (
            <Button size="sm" variant="primary" onClick={onSign}>
              {say.sign[step]}
            </Button>
          ) : null}
          {isAllowed ? (
            <Button size="sm" onClick={onRecord}>
              {say.record}
            </Button>
          ) : null}
          {colleagues.length > 0 ? (
            <Suspense>
              <AskToSign
                assessmentId={assessmentId}
                step={step}
                colleagues={colleagues.filter(({ id }) => asked.every((member) => member.id !== id))}
                onAsked={(member) => setAsked((before) => [...before, member])}
              />
            </Suspense>
          ) : null}
        </div>
      ) : null}
      {onWithdraw ? (
        <Button
          size="sm"
          variant="ghost"
          className="print:hidden"
          aria-label={say.withdrawStep(step)}
          onClick={onWithdraw}
        >
          {say.withdraw}
        </Button>
      ) : null}
    </li>
  );
}

/** A tick for a signature, a page for a step that was recorded from one, an empty circle for a step to come. */
function StepMark({ signature }: Pick<SignStepProps, 'signature'>) {
  const isSigned = signature?.manner === 'signed';
  return (
    <span
      aria-hidden="true"
      className={cn(
        'mt-0.5 grid size-5 shrink-0 place-content-center rounded-full border',
        isSigned ? 'border-transparent bg-success-soft text-success' : 'border-line-strong text-muted',
      )}
    >
      {isSigned ? <Check className="size-3.5" /> : signature ? <FileText className="size-3" /> : null}
    </span>
  );
}

const namesOf = (people: readonly TeamMemberShape[]) => people.map(({ fullName }) => fullName);

function whatIsOpen(step: SignOffStep, isNext: boolean, isAllowed: boolean): string {
  const before = stepBefore(step);
  if (before && !isNext) return say.after(before);
  return isAllowed ? say.open : say.adminOnly;
}
