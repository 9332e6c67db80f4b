import { useQuery } from '@tanstack/react-query';
import { ArrowDownFromLine, ArrowUpFromLine, CalendarClock, EllipsisVertical, History, UserMinus } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { TeamMemberShape } from '#contract/team.ts';
import { HistoryPanel } from '#web/features/assurance/history/history-button.tsx';
import { historyMessages } from '#web/features/assurance/history/messages.ts';
import { assessmentsQuery } from '#web/features/questionnaire/assessment/api.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { Address } from '#web/ui/display/address.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { auditMessages, teamMessages as say } from './messages.ts';
import { OwnRowMenu } from './own-row-menu.tsx';
import { sayAudit } from './say-audit.ts';
import type { TeamQuestion } from './team-change-dialog.tsx';

interface TeamMemberRowProps {
  member: TeamMemberShape;
  /** Absent for people who may not manage the team. */
  onAsk: ((question: TeamQuestion) => void) | undefined;
}

/** The id that the palette links to. */
export const memberRowId = (id: string) => `member-${id}`;

export function TeamMemberRow({ member, onAsk }: TeamMemberRowProps) {
  const { id, fullName, email, role, jobTitle, audit, isSelf, isMailRefused, createdAt } = member;
  const [isHistoryOpen, setIsHistoryOpen] = useState<boolean>();
  const history = (
    <MenuItem icon={<History />} onPress={() => setIsHistoryOpen(true)}>
      {historyMessages.history}
    </MenuItem>
  );
  return (
    <li id={memberRowId(id)} tabIndex={-1} className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span dir="auto" className="min-w-0 font-medium break-words">
            {fullName}
          </span>
          <Badge tone={role === 'admin' ? 'accent' : 'neutral'}>{say.roles[role]}</Badge>
          {isSelf ? <Badge tone="outline">{say.you}</Badge> : null}
          {isMailRefused ? <Badge tone="warning">{say.mailRefused}</Badge> : null}
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          <Address of={email} />
        </p>
        {isMailRefused ? <p className="text-xs">{say.mailRefusedText}</p> : null}
        <p className="text-xs text-muted">
          {jobTitle === '' ? null : (
            <>
              <span dir="auto">{jobTitle}</span> ·{' '}
            </>
          )}
          {say.joined(formatDay(createdAt))}
          {audit ? <AuditPart audit={audit} /> : null}
        </p>
      </div>
      {isSelf ? <OwnRowMenu fullName={fullName} history={history} /> : <RowMenu {...{ member, onAsk, history }} />}
      {isHistoryOpen === undefined ? null : (
        <Suspense fallback={null}>
          <HistoryPanel
            isOpen={isHistoryOpen}
            onOpenChange={setIsHistoryOpen}
            subject={{ noun: 'member', id }}
            name={fullName}
            assessmentId={undefined}
          />
        </Suspense>
      )}
    </li>
  );
}

/** What an auditor reads; a single assessment by its name. */
function AuditPart({ audit }: { audit: NonNullable<TeamMemberShape['audit']> }) {
  const { data: known } = useQuery(assessmentsQuery);
  const names = audit.assessments?.map((id) => known?.find((assessment) => assessment.id === id)?.name ?? '') ?? null;
  return ` · ${sayAudit({ ...audit, assessments: names })}`;
}

/** What can be done about another member. */
function RowMenu({ member, onAsk, history }: TeamMemberRowProps & { history: ReactNode }) {
  const { fullName, role } = member;
  return (
    <Menu
      trigger={
        <IconButton variant="ghost" label={say.actionsFor(fullName)} className="-mr-2">
          <EllipsisVertical aria-hidden="true" />
        </IconButton>
      }
    >
      {!onAsk ? null : role === 'auditor' ? (
        <MenuItem icon={<CalendarClock />} onPress={() => onAsk({ kind: 'audit', member })}>
          {auditMessages.change}
        </MenuItem>
      ) : role === 'user' ? (
        <MenuItem icon={<ArrowUpFromLine />} onPress={() => onAsk({ kind: 'promote', member })}>
          {say.promote}
        </MenuItem>
      ) : (
        <MenuItem icon={<ArrowDownFromLine />} onPress={() => onAsk({ kind: 'demote', member })}>
          {say.demote}
        </MenuItem>
      )}
      {history}
      {onAsk ? (
        <MenuItem danger icon={<UserMinus />} onPress={() => onAsk({ kind: 'remove', member })}>
          {say.remove}
        </MenuItem>
      ) : null}
    </Menu>
  );
}
