import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { TopicId } from '#domain/ids.ts';
import { openAssessmentQuery } from '#web/features/assessment/api.ts';
import { formForNew, type OpenForm } from '#web/features/components/open-form.ts';
import { useSession } from '#web/features/session/use-session.ts';
import { draftKey, readDraft, writeDraft } from '#web/lib/drafts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { chatMessages as say } from './messages.ts';
import { readProposal } from './proposal-link.ts';

/**
 * Opens a proposal in the component form, filled in and not saved: the person checks, scores, saves or discards it there. Its
 * origin stands in the justification, so that it stays visible afterwards. Another form's unsaved input is never replaced.
 */
export function useProposal(): (path: string) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { user } = useSession();
  return async (path) => {
    const proposal = readProposal(path);
    const [{ sectorIros }, { draft }] = await Promise.all([
      import('#domain/reference/sector-iros.ts'),
      client.ensureQueryData(openAssessmentQuery),
    ]);
    const iro = sectorIros.find(({ id }) => id === proposal?.iroId);
    const topic = draft?.topics.find(({ id }) => id === proposal?.topicId);
    if (!iro || !topic || !draft || !user) {
      toast.error(say.proposalGone);
      return;
    }
    const side = iro.kind === 'impact' ? 'impact' : 'financial';
    const key = draftKey(user.id, draft.assessment.id, `${side}-components`);
    if (readDraft(key) !== undefined) {
      toast.warning(say.proposalBlocked, { description: say.proposalBlockedText });
      return;
    }
    const blank = formForNew(topic.id as TopicId, iro.kind);
    const form: OpenForm = {
      ...blank,
      component: {
        ...blank.component,
        title: iro.title,
        description: iro.description,
        justification: say.proposalOrigin(iro.grounding),
        valueChainConcentration: iro.valueChainConcentration,
        timeHorizon: iro.timeHorizon,
        impactPolarity: iro.impactPolarity,
        actualPotentialImpact: iro.actualPotentialImpact,
        humanRights: iro.humanRights,
        riskOpportunityType: iro.riskOpportunityType,
        financialEffects: [...iro.financialEffects],
      },
    };
    writeDraft(key, JSON.stringify(form));
    await navigate(`/app/assessment?section=${proposal!.section}`);
    toast.info(say.proposalOpened, { description: say.proposalOpenedText });
  };
}
