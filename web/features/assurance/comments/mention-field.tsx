import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { mentionAt } from '#domain/comments/mentions.ts';
import { MAX_COMMENT } from '#domain/limits.ts';
import { fold } from '#domain/words/fold.ts';
import { teamQuery } from '#web/features/company/team/api.ts';
import { cn } from '#web/lib/cn.ts';
import { LimitedTextarea } from '#web/ui/inputs/limited-text.tsx';
import { popupStyles } from '#web/ui/popup-styles.ts';
import { commentMessages as say } from './messages.ts';

interface MentionFieldProps {
  value: string;
  /** @param chosen the person just chosen from the list, by membership */
  onChange: (text: string, chosen?: { id: string; name: string }) => void;
  placeholder: string;
  isFocused: boolean;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
}

/** The maximum number of members offered at once. */
const MOST = 6;

/**
 * The text field of a comment. `@` offers members while a name is being typed; the field keeps the focus, and the member selected with
 * the arrow keys is its active descendant. Ctrl+Enter or Cmd+Enter sends.
 */
export function MentionField({ value, onChange, placeholder, isFocused, fieldRef }: MentionFieldProps) {
  const listId = useId();
  const [caret, setCaret] = useState(0);
  const [closedFor, setClosedFor] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const { data: team } = useQuery(teamQuery);
  const word = mentionAt(value, caret);
  const fitting = word && word.from !== closedFor ? findMembers(team ?? [], word.typed) : [];
  const isOpen = fitting.length > 0;
  const at = Math.min(active, fitting.length - 1);

  function take(member: { id: string; fullName: string } | undefined) {
    if (!word || !member) return;
    const before = `${value.slice(0, word.from)}@${member.fullName} `;
    // Synchronously: the next typed letter belongs after the name.
    flushSync(() => {
      onChange(before + value.slice(caret).replace(/^ /, ''), { id: member.id, name: member.fullName });
      setCaret(before.length);
      setActive(0);
    });
    fieldRef.current?.setSelectionRange(before.length, before.length);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const count = fitting.length;
    if (event.key === 'ArrowDown') setActive((at + 1) % count);
    else if (event.key === 'ArrowUp') setActive((at + count - 1) % count);
    else if (event.key === 'Enter' || event.key === 'Tab') take(fitting[at]);
    else if (event.key === 'Escape') setClosedFor(word?.from ?? null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="relative">
      <LimitedTextarea
        ref={fieldRef}
        rows={2}
        most={MAX_COMMENT}
        value={value}
        placeholder={placeholder}
        autoFocus={isFocused}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${at}` : undefined}
        onChange={(event) => {
          setCaret(event.target.selectionStart);
          setActive(0);
          onChange(event.target.value);
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onBlur={() => setCaret(0)}
        onKeyDown={onKeyDown}
      />
      {isOpen ? (
        <div
          id={listId}
          ref={showWhole}
          role="listbox"
          aria-label={say.members}
          className={cn(popupStyles, 'absolute inset-x-0 top-full z-20 mt-1 max-h-64 overflow-y-auto p-1')}
        >
          {fitting.map((member, index) => (
            <div
              key={member.id}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              // The field keeps the focus.
              onPointerDown={(event) => {
                event.preventDefault();
                take(member);
              }}
              className={cn(
                'flex min-h-9 cursor-pointer flex-wrap items-center gap-x-2 rounded-sm px-2.5 py-1 text-sm break-words',
                index === at && 'bg-sunken forced-colors:outline-2',
              )}
            >
              <span dir="auto" className="min-w-0">
                {member.fullName}
              </span>
              <span className="min-w-0 text-xs break-all text-muted">{member.email}</span>
            </div>
          ))}
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {isOpen ? say.offered(fitting.length) : ''}
      </p>
    </div>
  );
}

/** Scrolls the list into view if it opens at the lower edge of a scrolling area. */
const showWhole = (list: HTMLElement | null) => list?.scrollIntoView({ block: 'nearest' });

/** The members whose name contains what was typed, except the current person; none once a full name has been typed. */
function findMembers<Member extends { fullName: string; isSelf: boolean }>(team: Member[], typed: string): Member[] {
  const sought = fold(typed);
  if (team.some(({ fullName }) => typed.startsWith(`${fullName} `))) return [];
  return team.filter(({ fullName, isSelf }) => !isSelf && fold(fullName).includes(sought)).slice(0, MOST);
}
