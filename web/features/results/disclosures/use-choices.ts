import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DisclosureChoiceRow } from '#contract/disclosures.ts';
import type { ChosenDisclosure } from '#domain/disclosures/choice.ts';
import type { AssessmentId } from '#domain/ids.ts';
import type { Undertaking } from '#domain/reference/phase-in-options.ts';
import { useSaveFailure } from '#web/features/saving/use-save-failure.ts';
import { api, refusalOf } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { disclosureChoicesQuery } from './api.ts';
import { choiceMessages as say } from './messages.ts';

/** What somebody else has done to the choice in the meantime; `row` is null if they have removed it. */
interface Meanwhile {
  by: string | null;
  row: DisclosureChoiceRow | null;
}

/** Making, confirming and removing choices of an assessment; each resolves to whether it was done. */
export function useChoices(assessmentId: AssessmentId) {
  const client = useQueryClient();
  const query = disclosureChoicesQuery(assessmentId);
  const { data } = useQuery({ ...query, enabled: false });
  const reportFailure = useSaveFailure(query.queryKey);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);

  async function readAgain() {
    void client.invalidateQueries({ queryKey: queryKeys.history });
    await client.invalidateQueries({ queryKey: query.queryKey });
  }

  async function act(work: () => Promise<unknown>, done: string, failed: string): Promise<boolean> {
    try {
      await work();
      await readAgain();
      toast.success(done);
      return true;
    } catch (error) {
      const refusal = refusalOf<typeof api.disclosures.choose>(error);
      if (refusal?.code === 'conflict') {
        const [conflict] = refusal.data.conflicts;
        const row = conflict?.current as DisclosureChoiceRow | null | undefined;
        setMeanwhile({ by: conflict?.changedBy ?? null, row: row ?? null });
        await readAgain();
      } else if (refusal?.code === 'choice-not-open') {
        toast.error(failed, { description: say.notOpen[refusal.data.why] });
      } else reportFailure(error, failed);
      return false;
    }
  }

  const choose = (chosen: ChosenDisclosure, seenVersion: number | null) =>
    act(
      () => api.disclosures.choose({ assessmentId, ...chosen, topicCodes: [...chosen.topicCodes], seenVersion }),
      say.saved,
      say.failed,
    );
  return {
    meanwhile,
    choose,
    confirm: ({ requirement, choice, phaseIn, until, ground, reason, topicCodes, version }: DisclosureChoiceRow) =>
      choose({ requirement, choice, phaseIn, until, ground, reason, topicCodes }, version),
    remove: ({ requirement, esrsVersion, version: seenVersion }: DisclosureChoiceRow) =>
      act(
        () => api.disclosures.withdraw({ assessmentId, requirement, esrsVersion, seenVersion }),
        say.removed,
        say.removeFailed,
      ),
    sayUndertaking: (undertaking: Undertaking, firstReportYear: number | null) =>
      act(
        () =>
          api.assessment.sayUndertaking({ assessmentId, undertaking, firstReportYear, version: data?.version ?? 1 }),
        say.undertakingSaved,
        say.failed,
      ),
  };
}
