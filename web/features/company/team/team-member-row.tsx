import { ArrowDownFromLine, ArrowUpFromLine, CalendarClock, EllipsisVertical, UserMinus } from 'lucide-react';
import type { TeamMemberShape } from '#contract/team.ts';
import { HistoryButton } from '#web/features/assurance/history/history-button.tsx';
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
          {audit ? ` · ${sayAudit(audit)}` : null}
        </p>
      </div>
      <HistoryButton subject={{ noun: 'member', id }} name={fullName} />
      {isSelf ? (
        <OwnRowMenu fullName={fullName} />
      ) : onAsk ? (
        <Menu
          trigger={
            <IconButton variant="ghost" label={say.actionsFor(fullName)} className="-mr-2">
              <EllipsisVertical aria-hidden="true" />
            </IconButton>
          }
        >
          {role === 'auditor' ? (
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
          <MenuItem danger icon={<UserMinus />} onPress={() => onAsk({ kind: 'remove', member })}>
            {say.remove}
          </MenuItem>
        </Menu>
      ) : null}
    </li>
  );
}
