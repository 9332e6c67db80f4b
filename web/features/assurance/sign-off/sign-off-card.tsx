import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Signature, SignOffShape } from '#contract/sign-off.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { maySign } from '#domain/sign-off/decide-signing.ts';
import { nextStep, SIGN_OFF_STEPS, type SignOffStep } from '#domain/sign-off/sign-off.ts';
import { hasSigned, whoMaySign } from '#domain/sign-off/who-may-sign.ts';
import { notSigned, stepNames } from '#domain/sign-off/words.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { CommentsButton } from '#web/features/assurance/comments/comments-button.tsx';
import { teamQuery } from '#web/features/company/team/api.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { signOffQuery } from './api.ts';
import { signOffMessages as say } from './messages.ts';
import { SignStep } from './sign-step.tsx';
import { SignatureFacts } from './signature-facts.tsx';

const RecordDialog = lazy(async () => ({ default: (await import('./record-dialog.tsx')).RecordDialog }));
const SignDialog = lazy(async () => ({ default: (await import('./sign-dialog.tsx')).SignDialog }));
const WithdrawDialog = lazy(async () => ({ default: (await import('./withdraw-dialog.tsx')).WithdrawDialog }));

interface SignOffCardProps {
  assessmentId: AssessmentId;
  /** Fingerprint of the frozen result on the screen. */
  sha256: string;
  /** The assessment was reopened: nothing can be signed until it is completed again. */
  isOpenAgain: boolean;
}

/** Who prepared, reviewed and approved the frozen result, with the actions for signing, recording and withdrawing a step. */
export function SignOffCard({ assessmentId, sha256, isOpenAgain }: SignOffCardProps) {
  const { data, isError, isFetching, refetch } = useQuery(signOffQuery(assessmentId));
  const isEarlier = data !== undefined && data.sha256 !== sha256;
  return (
    <Card id="sign-off" aria-labelledby="sign-off-title">
      <CardHeader>
        <CardTitle id="sign-off-title">{say.title}</CardTitle>
        <CommentsButton
          assessmentId={assessmentId}
          record={{ noun: 'sign-off', recordId: assessmentId }}
          name={say.title}
          hasWord
          className="-mx-2.5 -my-1 print:hidden"
        />
        <CardDescription className="-mt-2 w-full">{say.text}</CardDescription>
      </CardHeader>
      <CardBody>
        {data ? (
          <>
            {isEarlier || isOpenAgain ? (
              <p className="text-sm text-muted">{isEarlier ? say.earlierResult : say.startAgain}</p>
            ) : (
              <Steps key={sha256} assessmentId={assessmentId} signOff={data} sha256={sha256} />
            )}
            <EndedSignatures ended={isEarlier ? data.ended.filter((row) => row.sha256 === sha256) : data.ended} />
          </>
        ) : isError ? (
          <ErrorState title={say.loadFailed} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <p role="status" className="text-sm text-muted">
            {say.loading}
          </p>
        )}
      </CardBody>
    </Card>
  );
}

interface StepsProps extends Pick<SignOffCardProps, 'assessmentId' | 'sha256'> {
  signOff: SignOffShape;
}

function Steps({ assessmentId, sha256, signOff: { standing, onePersonMaySign } }: StepsProps) {
  const { role } = useSession();
  const [signing, setSigning] = useState<SignOffStep | null>(null);
  const [recording, setRecording] = useState<SignOffStep | null>(null);
  const [withdrawing, setWithdrawing] = useState<Signature | null>(null);
  const next = nextStep(standing);
  const { data: members = [] } = useQuery({ ...teamQuery, enabled: next !== undefined });
  const own = members.find(({ isSelf }) => isSelf);
  const last = standing.at(-1);
  const may = (step: SignOffStep) => role !== null && maySign(role, step);
  return (
    <>
      {notSigned(standing) ? <p className="mb-3 text-sm">{notSigned(standing)}</p> : null}
      <ol className="divide-y" aria-label={say.title}>
        {SIGN_OFF_STEPS.map((step) => (
          <SignStep
            key={step}
            assessmentId={assessmentId}
            step={step}
            signature={standing.find((signed) => signed.step === step)}
            isNext={step === next}
            candidates={step === next ? whoMaySign(step, members, standing, onePersonMaySign) : []}
            isAllowed={may(step)}
            hasSigned={!onePersonMaySign && own !== undefined && hasSigned(own, standing)}
            onSign={() => setSigning(step)}
            onRecord={() => setRecording(step)}
            onWithdraw={last?.step === step && may(step) ? () => setWithdrawing(last) : undefined}
          />
        ))}
      </ol>
      <Suspense>
        {signing ? (
          <SignDialog assessmentId={assessmentId} sha256={sha256} step={signing} onClose={() => setSigning(null)} />
        ) : null}
        {recording ? (
          <RecordDialog
            assessmentId={assessmentId}
            sha256={sha256}
            step={recording}
            onClose={() => setRecording(null)}
          />
        ) : null}
        {withdrawing ? (
          <WithdrawDialog assessmentId={assessmentId} signature={withdrawing} onClose={() => setWithdrawing(null)} />
        ) : null}
      </Suspense>
    </>
  );
}

/** Steps that were withdrawn or ended by reopening, by whom and why; the latest first. */
function EndedSignatures({ ended }: Pick<SignOffShape, 'ended'>) {
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
