import { useQuery } from '@tanstack/react-query';
import type { EarlierResult } from '#domain/frozen-results/earlier-format.ts';
import type { FrozenResult } from '#domain/frozen-results/frozen-result.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import { finalityBy } from '#domain/sign-off/sign-off.ts';
import { stateName } from '#domain/sign-off/words.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { signOffQuery } from '#web/features/assurance/sign-off/api.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { usePaperFrame } from '#web/lib/use-paper-frame.ts';
import { resultsMessages as say } from './messages.ts';

interface FrozenPaperProps {
  assessmentId: AssessmentId;
  result: FrozenResult | EarlierResult;
  sha256: string;
}

/** The header and footer of each printed page of a frozen result: its name, state and fingerprint. */
export function FrozenPaper({ assessmentId, result, sha256 }: FrozenPaperProps) {
  const { company } = useSession();
  const { data } = useQuery(signOffQuery(assessmentId));
  const { name, esrsVersion } = result.format === 1 ? result.dashboard.assessment : result.inputs.assessment;
  const state =
    data && data.sha256 !== sha256
      ? say.earlierResult
      : stateName(finalityBy(data?.standing ?? []), data?.standing ?? []);
  usePaperFrame({
    topLeft: name,
    topRight: [state, esrsVersions[esrsVersion].label, sha256.slice(0, 12)].join(' · '),
    bottomLeft: [company?.name ?? '', say.printedOn(formatDay(new Date().toISOString()))].filter(Boolean).join(' · '),
    page: say.printedPage,
  });
  return null;
}
