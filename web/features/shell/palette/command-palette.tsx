import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { Search } from 'lucide-react';
import { type RefObject, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { cn } from '#web/lib/cn.ts';
import { backdropStyles } from '#web/ui/popup-styles.ts';
import { besidesIn } from './known-assessment.ts';
import { listItems } from './list-items.ts';
import { paletteGroups, paletteMessages as say } from './messages.ts';
import { useKnownAssessment, usePaletteEvidence, usePaletteTeam, usePaletteViews } from './palette-data.ts';
import type { PaletteAction, PaletteItem } from './palette-item.ts';
import { PaletteMark } from './palette-mark.tsx';
import { MOST_SHOWN, type RankedGroup, rankItems, type TypedWord, typedWords } from './rank-items.ts';
import { soughtParts } from './sought-parts.ts';
import { useActions } from './use-actions.ts';
import { useSearchedTexts } from './use-searched-texts.ts';

interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The element that had the focus before, and gets it back. */
  cameFrom: RefObject<HTMLElement | null>;
}

/**
 * Search over pages, sections, topics, components, stakeholders, activities, answers, all their texts, evidence, views of the register,
 * people, settings and commands. The chosen action runs once the palette has closed.
 */
export function CommandPalette({ open, onOpenChange, cameFrom }: CommandPaletteProps) {
  const chosen = useRef<PaletteAction | null>(null);
  const perform = useActions();
  return (
    <Dialog.Root
      open={open}
      onOpenChange={onOpenChange}
      onOpenChangeComplete={(isOpen) => {
        if (isOpen || !chosen.current) return;
        perform(chosen.current);
        chosen.current = null;
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropStyles} />
        <Dialog.Viewport className="fixed inset-0 flex items-start justify-center overflow-hidden p-2 sm:p-6 sm:pt-[12dvh]">
          <Dialog.Popup
            // After a navigation, the focus is on the new screen and does not return to the element that opened the palette.
            finalFocus={() => (chosen.current && 'to' in chosen.current ? false : cameFrom.current)}
            className="flex max-h-[min(32rem,100%)] w-full max-w-xl min-w-0 flex-col overflow-clip rounded-md border bg-raised text-ink shadow-float outline-none"
          >
            <Dialog.Title className="sr-only">{say.title}</Dialog.Title>
            <PaletteSearch
              onChoose={(item) => {
                chosen.current = item.action;
                onOpenChange(false);
              }}
            />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function PaletteSearch({ onChoose }: { onChoose: (item: PaletteItem) => void }) {
  const hintId = useId();
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed);
  const known = useKnownAssessment();
  const { whole, texts, state } = useSearchedTexts(known);
  const all = useMemo(() => (known && whole ? { ...known, ...besidesIn(whole) } : known), [known, whole]);
  const team = usePaletteTeam();
  const evidence = usePaletteEvidence(known);
  const views = usePaletteViews();
  const items = useMemo(() => listItems(all, texts, team, evidence, views), [all, texts, team, evidence, views]);
  const { groups, count, excerpts } = useMemo(() => rankItems(items, query), [items, query]);
  const words = useMemo(() => typedWords(query), [query]);
  const isSearching = words.length > 0;
  return (
    <Autocomplete.Root
      inline
      open
      items={groups}
      mode="none"
      value={typed}
      onValueChange={(value, { reason }) => {
        // Selecting an item would write its name into the field.
        if (reason !== 'item-press') setTyped(value);
      }}
      itemToStringValue={({ label }) => label}
      autoHighlight="always"
      keepHighlight
    >
      <div className="flex items-center gap-2.5 border-b px-4 has-[input:focus-visible]:border-accent">
        <Search aria-hidden="true" className="size-4 shrink-0 text-muted" />
        <Autocomplete.Input
          aria-label={say.title}
          aria-describedby={hintId}
          placeholder={say.placeholder}
          dir="auto"
          maxLength={200}
          className="h-12 min-w-0 flex-1 bg-transparent text-base text-ellipsis outline-none forced-colors:focus-visible:outline-2 forced-colors:focus-visible:-outline-offset-2 forced-colors:focus-visible:outline-solid"
        />
        <Dialog.Close className="shrink-0 rounded-sm border px-1.5 py-1 text-xs text-muted hover:bg-sunken">
          <span aria-hidden="true">{say.escapeKey}</span>
          <span className="sr-only">{say.close}</span>
        </Dialog.Close>
      </div>
      <p id={hintId} className="sr-only">
        {say.hint}
      </p>
      <Autocomplete.Status className="sr-only">{isSearching ? said(count) : null}</Autocomplete.Status>
      <div className="min-h-0 overflow-y-auto overscroll-contain">
        <Autocomplete.Empty className="px-4 py-6 text-sm wrap-anywhere text-muted empty:hidden">
          {state === 'reading' ? say.reading : say.empty(query.trim())}
          {state === 'failed' ? ` ${say.unread}` : null}
        </Autocomplete.Empty>
        <Autocomplete.List className="p-1.5 empty:hidden">
          {(group: RankedGroup) => (
            <Autocomplete.Group key={group.value} items={group.items} className="not-first:mt-1.5">
              <Autocomplete.GroupLabel className="overline-label px-2.5 pt-1.5 pb-1">
                {paletteGroups[group.value]}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(item: PaletteItem) => (
                  <PaletteRow
                    key={item.id}
                    item={item}
                    words={words}
                    excerpt={excerpts.get(item.id)}
                    onChoose={onChoose}
                  />
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </div>
      {isSearching && count > MOST_SHOWN ? (
        <p aria-hidden="true" className="figures border-t px-4 py-2 text-xs text-muted">
          {said(count)}
        </p>
      ) : null}
    </Autocomplete.Root>
  );
}

interface PaletteRowProps {
  item: PaletteItem;
  words: readonly TypedWord[];
  excerpt: string | undefined;
  onChoose: (item: PaletteItem) => void;
}

function PaletteRow({ item, words, excerpt, onChoose }: PaletteRowProps) {
  return (
    <Autocomplete.Item
      value={item}
      onClick={() => onChoose(item)}
      className="flex min-h-9 scroll-my-8 cursor-pointer flex-wrap items-center gap-x-3 rounded-sm px-2.5 py-1.5 text-sm outline-none select-none data-highlighted:bg-accent-soft data-highlighted:text-accent-strong forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:-outline-offset-2 forced-colors:data-highlighted:outline-solid"
    >
      <span className="flex w-4 shrink-0 justify-center">
        <PaletteMark mark={item.mark} />
      </span>
      <span dir="auto" className="line-clamp-2 min-w-0 flex-1 text-start wrap-anywhere">
        <Sought text={item.label} words={words} />
      </span>
      {item.detail ? (
        <span className={cn('max-w-[45%] shrink-0 truncate text-xs text-muted', item.below && 'sm:hidden')}>
          {item.detail}
        </span>
      ) : null}
      {item.below ? (
        <span className="basis-full truncate pl-7 text-start text-xs text-muted max-sm:hidden">{item.below}</span>
      ) : null}
      {excerpt ? (
        <span dir="auto" className="line-clamp-2 basis-full pl-7 text-start text-xs wrap-anywhere text-muted">
          <Sought text={excerpt} words={words} />
        </span>
      ) : null}
    </Autocomplete.Item>
  );
}

/** A text with the words that were typed in bold. */
function Sought({ text, words }: { text: string; words: readonly TypedWord[] }) {
  let at = 0;
  return soughtParts(text, words).map((part) => {
    const key = at;
    at += part.text.length;
    return part.isSought ? (
      <mark
        key={key}
        className="bg-transparent font-semibold text-accent-strong underline decoration-accent underline-offset-2"
      >
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}

const said = (count: number) => (count > MOST_SHOWN ? say.more(MOST_SHOWN, count) : say.found(count));
