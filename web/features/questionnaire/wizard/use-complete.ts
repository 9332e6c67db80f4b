import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AssessmentShape, WholeAssessment } from '#contract/assessment.ts';
import type { TeamMemberShape } from '#contract/team.ts';
import { stampOf } from '#domain/frozen-results/stamp-of.ts';
import type { MembershipId, TopicId } from '#domain/ids.ts';
import { MAX_LONG_TEXT, MAX_LOOKED, MAX_NAME, MAX_REASON } from '#domain/limits.ts';
import type { DashboardTopic } from '#domain/results/dashboard.ts';
import { groupLeftOpen, reasonLeftOpen } from '#domain/results/left-open.ts';
import type { ReasonsAsked } from '#domain/results/reasons-asked.ts';
import { teamQuery } from '#web/features/company/team/api.ts';
import { openAssessmentQuery, useReadAgain } from '#web/features/questionnaire/assessment/api.ts';
import { useSaveFailure } from '#web/features/saving/use-save-failure.ts';
import { useUnsaved } from '#web/features/saving/use-unsaved.ts';
import { api, codeOf } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { useForm } from '#web/ui/inputs/form.tsx';
import { limitMessages } from '#web/ui/messages.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { COMPLETION_FORM } from './kept-sections.ts';
import { lastLookMessages, completionMessages as say } from './messages.ts';

/** The form before completing. */
export interface CompletionInput {
  versionReason: string;
  climateReason: string;
  /** Why topics without a conclusion stay open, unless a topic has a reason of its own. */
  openReason: string;
  /** By the id of the topic. */
  ownReasons: Readonly<Record<string, string>>;
  /** The members who looked; null while it is the person who completes. */
  members: readonly MembershipId[] | null;
  /** The names of other people who looked, separated by commas. */
  others: string;
  weighed: string;
}

/** The members who looked: the person who completes, until somebody says otherwise. Who has left the company since is not among them. */
export const lookersOf = (
  { members }: Pick<CompletionInput, 'members'>,
  team: readonly Pick<TeamMemberShape, 'id' | 'isSelf'>[],
): readonly MembershipId[] =>
  team.filter(({ id, isSelf }) => (members ? members.includes(id) : isSelf)).map(({ id }) => id);

const namesIn = (others: string): string[] =>
  others
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/**
 * The form of the completion dialog: the required reasons, why topics stay open, and the last look. What is typed is kept in the browser
 * until the assessment is completed.
 * @param open the topics without a conclusion
 */
export function useComplete(
  whole: WholeAssessment,
  asked: ReasonsAsked,
  open: readonly DashboardTopic[],
  onDone: () => void,
) {
  const { assessment } = whole;
  const [kept, keep] = useUnsaved<CompletionInput>(assessment.id, COMPLETION_FORM);
  const complete = useSendCompletion(whole, open);
  return useForm<CompletionInput>({
    value: { ...startingInput(assessment, open), ...kept },
    onChange: keep,
    check: (value) => ({
      ...(asked.version && versionProblem(value.versionReason)),
      ...tooLong(value, 'climateReason', MAX_LONG_TEXT),
      ...openProblem(value, open),
      ...lookProblem(value),
    }),
    send: async (value) => {
      const isDone = await complete(value);
      if (!isDone) return false;
      keep(undefined);
      onDone();
      return true;
    },
  });
}

/** What was stated when the assessment was completed before; a last look is taken anew. */
function startingInput(assessment: AssessmentShape, open: readonly DashboardTopic[]): CompletionInput {
  const { versionReason, climateReason, leftOpen } = assessment;
  const ownReasons = Object.fromEntries(
    open.flatMap(({ id }) => {
      const reason = reasonLeftOpen(leftOpen, id);
      return reason === '' ? [] : [[id, reason]];
    }),
  );
  const look = { members: null, others: '', weighed: '' };
  // One reason for everything is one reason again.
  const [only, ...more] = new Set(Object.values(ownReasons));
  if (only !== undefined && more.length === 0)
    return { versionReason, climateReason, openReason: only, ownReasons: {}, ...look };
  return { versionReason, climateReason, openReason: '', ownReasons, ...look };
}

const tooLong = (value: CompletionInput, name: 'climateReason' | 'openReason' | 'weighed', most: number) =>
  value[name].length > most ? { [name]: limitMessages.tooLong(most) } : {};

function versionProblem(reason: string): { versionReason?: string } {
  if (reason.trim() === '') return { versionReason: say.versionReasonMissing };
  return reason.length > MAX_LONG_TEXT ? { versionReason: limitMessages.tooLong(MAX_LONG_TEXT) } : {};
}

function openProblem(value: CompletionInput, open: readonly DashboardTopic[]) {
  const own = open.flatMap(({ id }) => value.ownReasons[id] ?? []);
  const isShared = own.length < open.length;
  return {
    ...(isShared && value.openReason.trim() === '' && { openReason: lastLookMessages.openReasonMissing(open.length) }),
    ...tooLong(value, 'openReason', MAX_REASON),
    ...(own.some((reason) => reason.trim() === '') && { ownReasons: lastLookMessages.ownReasonMissing }),
    ...(own.some((reason) => reason.length > MAX_REASON) && { ownReasons: limitMessages.tooLong(MAX_REASON) }),
  };
}

function lookProblem(value: CompletionInput) {
  const others = namesIn(value.others);
  return {
    ...(value.members?.length === 0 && others.length === 0 && { members: lastLookMessages.whoMissing }),
    ...(others.length > MAX_LOOKED && { others: lastLookMessages.tooMany(MAX_LOOKED) }),
    ...(others.some((name) => name.length > MAX_NAME) && { others: limitMessages.tooLong(MAX_NAME) }),
    ...tooLong(value, 'weighed', MAX_LONG_TEXT),
  };
}

/** Completes the assessment as it is shown; resolves to whether this succeeded. */
function useSendCompletion(whole: WholeAssessment, open: readonly DashboardTopic[]) {
  const client = useQueryClient();
  const readAgain = useReadAgain();
  const reportFailure = useSaveFailure(openAssessmentQuery.queryKey);
  const { mutateAsync } = useMutation({
    mutationFn: async ({ versionReason, climateReason, ...input }: CompletionInput) => {
      const members = [...lookersOf(input, await client.ensureQueryData(teamQuery))];
      const reasonOf = (id: TopicId) => (input.ownReasons[id] ?? input.openReason).trim();
      return api.assessment.complete({
        assessmentId: whole.assessment.id,
        ...{ versionReason, climateReason },
        leftOpen: groupLeftOpen(open.map((topic) => ({ topic, reason: reasonOf(topic.id) }))),
        lastLook: { members, others: namesIn(input.others), weighed: input.weighed, seen: stampOf(whole) },
      });
    },
    onSuccess: (completed) => {
      toast.success(say.completed, { description: say.completedText });
      client.setQueryData(
        openAssessmentQuery.queryKey,
        (before) =>
          before && {
            ...before,
            draft: null,
            latestCompleted: completed,
            drafts: before.drafts.filter(({ id }) => id !== completed.id),
          },
      );
      void client.invalidateQueries({ queryKey: queryKeys.dashboard });
    },
    onError: (error) => {
      reportFailure(error, say.failed);
      const code = codeOf(error);
      if (code === 'whole-changed' || code === 'conclusions-missing') void readAgain();
      if (code === 'not-a-member') void client.invalidateQueries({ queryKey: teamQuery.queryKey });
    },
  });
  return (input: CompletionInput) =>
    mutateAsync(input).then(
      () => true,
      () => false,
    );
}
