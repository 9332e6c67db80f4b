import { useQuery } from '@tanstack/react-query';
import type { AssessmentId } from '#domain/ids.ts';
import { notSigned, stepNames } from '#domain/sign-off/words.ts';
import { signOffQuery } from '#web/features/assurance/sign-off/api.ts';
import { SignatureFacts } from '#web/features/assurance/sign-off/signature-facts.tsx';

/** The valid steps of the sign-off: who signed, and for whom somebody only recorded it. */
export function WalkedSignOff({ assessmentId }: { assessmentId: AssessmentId }) {
  const { data } = useQuery(signOffQuery(assessmentId));
  const standing = data?.standing ?? [];
  return (
    <>
      <p className="mt-2 text-sm empty:hidden">{notSigned(standing)}</p>
      <ul className="mt-3 flex flex-col gap-3 empty:hidden">
        {standing.map((signature) => (
          <li key={signature.id}>
            <h3 className="text-sm font-medium">{stepNames[signature.step]}</h3>
            <SignatureFacts signature={signature} />
          </li>
        ))}
      </ul>
    </>
  );
}
