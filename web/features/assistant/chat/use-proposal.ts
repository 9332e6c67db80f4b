import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentRow } from '#contract/components.ts';
import type { ChatSource } from '#domain/chat/chat-source.ts';
import type { TopicId } from '#domain/ids.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { openAssessmentQuery } from '#web/features/questionnaire/assessment/api.ts';
import {
  type ComponentInput,
  inputForNew,
  inputForRow,
  proposeInput,
} from '#web/features/register/components/component-input.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import type { ChatMessage } from './api.ts';
import { draftIntoField } from './draft-into-field.ts';
import { chatMessages as say } from './messages.ts';
import { readDraftLink, readProposal } from './proposal-link.ts';

type Propose = (
  path: string,
  answer: Pick<ChatMessage, 'answeredBy' | 'sources'>,
  source: ChatSource | undefined,
) => Promise<void>;

/** What to put into a form, unsaved. */
interface Proposal {
  input: ComponentInput;
  /** The row that it changes; null for a new component. */
  row: ComponentRow | null;
  section: string;
}

/**
 * Opens a proposal in the component form, filled in but not saved: the person checks, scores, saves or discards it there. Its origin is
 * part of the text, so that it stays visible. Never replaces another form's unsaved input.
 */
export function useProposal(): Propose {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { user } = useSession();

  /** Puts a proposal into its editor, unless another form is open there. */
  async function open(whole: WholeAssessment, { input, row, section }: Proposal, told: string): Promise<void> {
    if (!user || !proposeInput({ userId: user.id, assessmentId: whole.assessment.id }, input, row)) {
      toast.warning(say.proposalBlocked, { description: say.proposalBlockedText });
      return;
    }
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
      if (typical) await open(whole, typical, say.proposalOpenedText);
      else toast.error(say.proposalGone);
      return;
    }
    const row = whole.components.find(({ id }) => id === link.componentId);
    if (!row) return void toast.error(say.proposalGone);
    // The text arrives with the end of the answer.
    if (!source?.proposal) {
      toast.info(say.proposalNotReady, { description: say.proposalNotReadyText });
      return;
    }
    const text = draftIntoField(row[link.field], source.proposal.text, say.draftOrigin(answer.answeredBy));
    if (text === null) {
      toast.warning(say.proposalTooLong, { description: say.proposalTooLongText });
      return;
    }
    const input = inputForRow(row);
    const component = { ...input.component, [link.field]: text };
    const proposal = { input: { ...input, component, proposed: link.field }, row };
    await open(whole, { ...proposal, section: link.section }, say.textProposalOpenedText);
  };
}

/** A typical component of the industry to add; null if it no longer fits the assessment. */
async function typicalComponent(path: string, whole: WholeAssessment): Promise<Proposal | null> {
  const { sectorIros } = await import('#domain/reference/sector-iros.ts');
  const proposal = readProposal(path);
  const iro = sectorIros.find(({ id }) => id === proposal?.iroId);
  const topic = whole.topics.find(({ id }) => id === proposal?.topicId);
  if (!proposal || !iro || !topic) return null;
  const blank = inputForNew(topic.id as TopicId, iro.kind);
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
  const input: ComponentInput = { ...blank, component, proposed: 'component' };
  return { input, row: null, section: proposal.section };
}
