import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TeamMemberShape } from '#contract/team.ts';
import { can } from '#domain/people/permissions.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { useLinkedPlace } from '#web/lib/use-linked-place.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Loading, SkeletonRows } from '#web/ui/display/skeleton.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { teamQuery } from './api.ts';
import { teamMessages as say } from './messages.ts';
import { TeamChangeDialog, type TeamQuestion } from './team-change-dialog.tsx';
import { memberRowId, TeamMemberRow } from './team-member-row.tsx';

/** Everyone in the company; admins can change roles and remove people. */
export function TeamCard() {
  const { role } = useSession();
  const { data: members, isError, refetch } = useQuery(teamQuery);
  const [question, setQuestion] = useState<TeamQuestion | null>(null);
  const canManage = role !== null && can(role, 'team.remove-member');

  return (
    <Card aria-labelledby="team-members">
      <CardHeader>
        <CardTitle id="team-members">{say.title}</CardTitle>
        {members ? <Badge>{say.count(members.length)}</Badge> : null}
      </CardHeader>
      <CardBody>
        {members ? (
          <MemberList members={members} onAsk={canManage ? setQuestion : undefined} />
        ) : isError ? (
          <ErrorState title={say.loadFailed} onRetry={() => void refetch()} />
        ) : (
          <Loading label={say.loading}>
            <SkeletonRows rows={3} />
          </Loading>
        )}
      </CardBody>
      <TeamChangeDialog question={question} onClose={() => setQuestion(null)} />
    </Card>
  );
}

interface MemberListProps {
  members: readonly TeamMemberShape[];
  onAsk: ((question: TeamQuestion) => void) | undefined;
}

function MemberList({ members, onAsk }: MemberListProps) {
  useLinkedPlace('member', (id) => focusSoon(memberRowId(id)));
  return (
    <ul aria-labelledby="team-members" className="divide-y">
      {members.map((member) => (
        <TeamMemberRow key={member.id} member={member} onAsk={onAsk} />
      ))}
    </ul>
  );
}
