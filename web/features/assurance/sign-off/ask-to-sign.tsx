import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import type { TeamMemberShape } from '#contract/team.ts';
import type { AssessmentId, CommentId } from '#domain/ids.ts';
import type { SignOffStep } from '#domain/sign-off/sign-off.ts';
import { addRefusals } from '#web/features/assurance/comments/messages.ts';
import { type CommentsPlace, showComments } from '#web/features/assurance/comments/use-comments.ts';
import { api } from '#web/lib/api.ts';
import { explainRefusal } from '#web/lib/explain-refusal.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { signOffMessages as say } from './messages.ts';

interface AskToSignProps {
  assessmentId: AssessmentId;
  step: SignOffStep;
  /** The colleagues who can sign it, and have not been asked yet. */
  colleagues: readonly TeamMemberShape[];
  onAsked: (member: TeamMemberShape) => void;
}

/** Asks a colleague to sign a step with one press: a comment on the sign-off mentions them, which sends the mail. */
export function AskToSign({ assessmentId, step, colleagues, onAsked }: AskToSignProps) {
  const client = useQueryClient();
  const place: CommentsPlace = { assessmentId, record: { noun: 'sign-off', recordId: assessmentId } };
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, fullName }: TeamMemberShape) =>
      api.comments.add({
        ...{ assessmentId, ...place.record, id: crypto.randomUUID() as CommentId, threadId: null },
        ...{ body: say.request(step, fullName), chosen: [id] },
      }),
    onSuccess: (comments, member) => {
      showComments(client, place, comments);
      onAsked(member);
      toast.success(say.askedToast(member.fullName), { description: say.askedText });
    },
    onError: (error) =>
      toast.error(say.askFailed, { description: explainRefusal(addRefusals, error) ?? say.askFailedText }),
  });
  const [only, ...others] = colleagues;
  if (!only) return null;
  if (others.length === 0) {
    return (
      <Button size="sm" busy={isPending} onClick={() => mutate(only)}>
        <Mail aria-hidden="true" />
        {say.ask(only.fullName)}
      </Button>
    );
  }
  return (
    <Menu
      align="start"
      trigger={
        <Button size="sm" busy={isPending} aria-label={say.askFor(step)}>
          <Mail aria-hidden="true" />
          {say.askSomeone}
        </Button>
      }
    >
      {colleagues.map((member) => (
        <MenuItem key={member.id} onPress={() => mutate(member)}>
          {member.fullName}
        </MenuItem>
      ))}
    </Menu>
  );
}
