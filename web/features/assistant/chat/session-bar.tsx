import { EllipsisVertical, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ChatSessionId } from '#domain/ids.ts';
import { cn } from '#web/lib/cn.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import type { ChatSession } from './api.ts';
import { chatMessages as say } from './messages.ts';

/** The number of chats shown as buttons; the others are under More (product P24). */
const SHOWN = 5;

interface SessionBarProps {
  sessions: readonly ChatSession[];
  activeId: ChatSessionId | null;
  isCreating: boolean;
  onNew: () => void;
  onChoose: (id: ChatSessionId) => void;
  onRename: (session: ChatSession) => void;
  onDelete: (session: ChatSession) => void;
}

/** New chat, up to five chats as buttons, the others under More (N). */
export function SessionBar({ sessions, activeId, isCreating, onNew, ...act }: SessionBarProps) {
  const shown = sessions.slice(0, SHOWN);
  const rest = sessions.slice(SHOWN);
  return (
    <nav
      aria-label={say.chats}
      className="flex items-center gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:*:shrink-0 sm:flex-wrap"
    >
      <Button size="sm" busy={isCreating} onClick={onNew}>
        <Plus aria-hidden="true" />
        {say.newChat}
      </Button>
      {shown.map((session) => (
        <SessionButton key={session.id} session={session} isActive={session.id === activeId} {...act} />
      ))}
      {rest.length > 0 ? <MoreSessions sessions={rest} activeId={activeId} {...act} /> : null}
    </nav>
  );
}

type Actions = Pick<SessionBarProps, 'onChoose' | 'onRename' | 'onDelete'>;

interface SessionButtonProps extends Actions {
  session: ChatSession;
  isActive: boolean;
}

function SessionButton({ session, isActive, onChoose, onRename, onDelete }: SessionButtonProps) {
  return (
    <span
      className={cn(
        'inline-flex h-7 max-w-48 items-center rounded-md border',
        isActive ? 'border-transparent bg-accent-soft text-accent-strong' : 'border-line-strong bg-surface',
      )}
    >
      <button
        type="button"
        aria-current={isActive || undefined}
        title={session.title}
        onClick={() => onChoose(session.id)}
        className="h-full min-w-0 truncate rounded-l-md pr-1 pl-2.5 text-xs font-medium"
      >
        {session.title}
      </button>
      <Menu
        trigger={
          <IconButton label={say.menuOf(session.title)} size="sm" className="size-6 shrink-0 border-0">
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil aria-hidden="true" />} onPress={() => onRename(session)}>
          {say.rename}
        </MenuItem>
        <MenuItem danger icon={<Trash2 aria-hidden="true" />} onPress={() => onDelete(session)}>
          {say.remove}
        </MenuItem>
      </Menu>
    </span>
  );
}

interface MoreSessionsProps extends Actions {
  sessions: readonly ChatSession[];
  activeId: ChatSessionId | null;
}

function MoreSessions({ sessions, activeId, onChoose, onRename, onDelete }: MoreSessionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const then = (work: () => void) => () => {
    setIsOpen(false);
    work();
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={setIsOpen}
      title={say.moreTitle}
      className="max-h-(--available-height) overflow-y-auto"
      trigger={
        <Button size="sm" variant="ghost" aria-label={say.more(sessions.length)}>
          {say.more(sessions.length)}
        </Button>
      }
    >
      <ul className="-mx-2 flex flex-col">
        {sessions.map((session) => (
          <li key={session.id} className="flex items-center gap-1">
            <button
              type="button"
              aria-current={session.id === activeId || undefined}
              onClick={then(() => onChoose(session.id))}
              className={cn(
                'min-w-0 flex-1 truncate rounded-sm px-2 py-1.5 text-left text-sm hover:bg-sunken',
                session.id === activeId && 'font-medium text-accent-strong',
              )}
            >
              {session.title}
            </button>
            <IconButton label={say.renameOf(session.title)} size="sm" onClick={then(() => onRename(session))}>
              <Pencil aria-hidden="true" />
            </IconButton>
            <IconButton label={say.removeOf(session.title)} size="sm" onClick={then(() => onDelete(session))}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
