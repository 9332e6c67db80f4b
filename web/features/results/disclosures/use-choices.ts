import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DisclosureChoiceRow } from '#contract/disclosures.ts';
import type { RefusalData } from '#contract/refusals.ts';
import type { ChosenDisclosure } from '#domain/disclosures/choice.ts';
import type { AssessmentId } from '#domain/ids.ts';
import type { Undertaking } from '#domain/reference/phase-in-options.ts';
import { useToldAct } from '#web/features/saving/use-told-act.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { disclosureChoicesQuery } from './api.ts';
import { choiceMessages as say } from './messages.ts';

/** Making, confirming and removing choices of an assessment; each resolves to whether it was done. */
export function useChoices(assessmentId: AssessmentId) {
  const client = useQueryClient();
  const query = disclosureChoicesQuery(assessmentId);
  const { data } = useQuery({ ...query, enabled: false });
  const { act, overtaken: meanwhile } = useToldAct<DisclosureChoiceRow>({
    query: query.queryKey,
    readAgain: async () => {
      void client.invalidateQueries({ queryKey: queryKeys.history });
      await client.invalidateQueries({ queryKey: query.queryKey });
    },
    explain: ({ code, data: refused }) =>
      code === 'choice-not-open' ? say.notOpen[(refused as RefusalData<'choice-not-open'>).why] : undefined,
  });

  const choose = (chosen: ChosenDisclosure, seenVersion: number | null) =>
    act(() => api.disclosures.choose({ assessmentId, ...chosen, topicCodes: [...chosen.topicCodes], seenVersion }), {
      done: say.saved,
      failed: say.failed,
    });
  return {
    meanwhile,
    choose,
    confirm: ({ requirement, choice, phaseIn, until, ground, reason, topicCodes, version }: DisclosureChoiceRow) =>
      choose({ requirement, choice, phaseIn, until, ground, reason, topicCodes }, version),
    remove: ({ requirement, esrsVersion, version: seenVersion }: DisclosureChoiceRow) =>
      act(() => api.disclosures.withdraw({ assessmentId, requirement, esrsVersion, seenVersion }), {
        done: say.removed,
        failed: say.removeFailed,
      }),
    sayUndertaking: (undertaking: Undertaking, firstReportYear: number | null) =>
      act(
        () =>
          api.assessment.sayUndertaking({ assessmentId, undertaking, firstReportYear, version: data?.version ?? 1 }),
        { done: say.undertakingSaved, failed: say.failed },
      ),
  };
}
