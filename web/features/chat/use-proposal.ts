import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ChatSource } from '#domain/chat/chat-source.ts';
import type { TopicId } from '#domain/ids.ts';
import { openAssessmentQuery } from '#web/features/assessment/api.ts';
import { formForNew, formForRow, type OpenForm } from '#web/features/components/open-form.ts';
import { useSession } from '#web/features/session/use-session.ts';
import { draftKey, readDraft, writeDraft } from '#web/lib/drafts.ts';
import { toast } from '#web/ui/toast-store.ts';
import type { ChatMessage } from './api.ts';
import { draftIntoField } from './draft-into-field.ts';
import { chatMessages as say } from './messages.ts';
import { readDraftLink, readProposal } from './proposal-link.ts';

type Propose = (
  path: string,
  answer: Pick<ChatMessage, 'answeredBy' | 'sources'>,
  source: ChatSource | undefined,
) => Promise<void>;

/**
 * Opens a proposal in the component form, filled in and not saved: the person checks, scores, saves or discards it there. Its
 * origin stands in the text, so that it stays visible afterwards. Another form's unsaved input is never replaced.
 */
export function useProposal(): Propose {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { user } = useSession();

  /** Puts a form into its editor, unless another one is open there. */
  async function open(whole: WholeAssessment, form: OpenForm, section: string, told: string): Promise<void> {
    const side = form.component.kind === 'impact' ? 'impact' : 'financial';
    const key = draftKey(user!.id, whole.assessment.id, `${side}-components`);
    if (readDraft(key) !== undefined) {
      toast.warning(say.proposalBlocked, { description: say.proposalBlockedText });
      return;
    }
    writeDraft(key, JSON.stringify(form));
    await navigate(`/app/assessment?section=${section}`);
    toast.info(say.proposalOpened, { description: told });
  }

  return async (path, answer, source) => {
    const { draft: whole } = await client.ensureQueryData(openAssessmentQuery);
    if (!whole || !user) {
      toast.error(say.proposalGone);
      return;
    }
    const link = readDraftLink(path);
    if (!link) {
      const typical = await typicalComponent(path, whole);
      if (typical) await open(whole, typical.form, typical.section, say.proposalOpenedText);
      else toast.error(say.proposalGone);
      return;
    }
    const row = whole.components.find(({ id }) => id === link.componentId);
    if (!row) return void toast.error(say.proposalGone);
    // The text comes with the end of the answer.
    if (!source?.proposal) {
      toast.info(say.proposalNotReady, { description: say.proposalNotReadyText });
      return;
    }
    const text = draftIntoField(row[link.field], source.proposal.text, say.draftOrigin(answer.answeredBy));
    if (text === null) {
      toast.warning(say.proposalTooLong, { description: say.proposalTooLongText });
      return;
    }
    const form = formForRow(row);
    const component = { ...form.component, [link.field]: text };
    await open(whole, { ...form, component, proposed: link.field }, link.section, say.textProposalOpenedText);
  };
}

/** The form of a typical component of the industry; null where it no longer fits the assessment. */
async function typicalComponent(
  path: string,
  whole: WholeAssessment,
): Promise<{ form: OpenForm; section: string } | null> {
  const { sectorIros } = await import('#domain/reference/sector-iros.ts');
  const proposal = readProposal(path);
  const iro = sectorIros.find(({ id }) => id === proposal?.iroId);
  const topic = whole.topics.find(({ id }) => id === proposal?.topicId);
  if (!proposal || !iro || !topic) return null;
  const blank = formForNew(topic.id as TopicId, iro.kind);
  const component = {
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
  };
  return { form: { ...blank, component, proposed: 'component' }, section: proposal.section };
}
