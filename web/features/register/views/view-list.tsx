import { useQuery } from '@tanstack/react-query';
import { Check, Link2, Pencil, RotateCcw, Save, SquarePlus, Trash2, UserRound, UsersRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ViewShape } from '#contract/views.ts';
import { asSentence } from '#domain/fields/wording.ts';
import { componentNoun } from '#domain/query/fields/component.ts';
import { mendQuery } from '#domain/query/mend.ts';
import { sayQuery } from '#domain/query/wording/say-query.ts';
import type { ViewContents } from '#domain/views/saved-view.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import { cn } from '#web/lib/cn.ts';
import { useHeld } from '#web/lib/observable.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { viewsQuery } from './api.ts';
import { givenViews, type NamedView } from './given-views.ts';
import { viewListMessages as say, viewMessages as views } from './messages.ts';
import { fieldsOf, useChangeViews } from './use-change-views.ts';
import type { AskedName, ViewsProps } from './views-button.tsx';

interface ViewListProps extends ViewsProps {
  onAsk: (name: AskedName) => void;
  onDone: () => void;
}

/** What the parts need to know: whether what is shown differs from the view. */
interface PartProps extends Omit<ViewListProps, 'isChanged'> {
  isChanged: boolean;
}

/** All views with their queries in words, and the actions on the one that is shown. */
export function ViewList(list: ViewListProps) {
  const props: PartProps = { ...list, isChanged: useHeld(list.isChanged, (is) => is) };
  const { data, isPending, isError } = useQuery(viewsQuery);
  const own = data?.filter(({ isShared }) => !isShared) ?? [];
  const shared = data?.filter(({ isShared }) => isShared) ?? [];
  return (
    <div className="flex min-h-0 flex-col">
      <div className="flex max-h-[min(24rem,50dvh)] flex-col gap-2 overflow-y-auto">
        {own.length > 0 ? <Group title={say.own} listed={own} {...props} /> : null}
        {shared.length > 0 ? <Group title={say.ofCompany} listed={shared} {...props} /> : null}
        <Group title={say.given} listed={givenViews} {...props} hasAll />
        {isPending ? <Spinner label={views.loading} className="m-2" /> : null}
        {isError ? <p className="px-2.5 text-muted">{say.loadFailed}</p> : null}
      </div>
      <Actions {...props} />
    </div>
  );
}

interface GroupProps extends PartProps {
  title: string;
  listed: readonly (NamedView | ViewShape)[];
  /** Whether 'all rows' comes first. */
  hasAll?: boolean;
}

function Group({ title, listed, hasAll = false, named, isChanged, onOpen }: GroupProps) {
  const shownId = named.view?.id ?? null;
  return (
    <section aria-label={title}>
      <h3 className="px-2.5 pt-1 pb-0.5 text-xs font-medium text-muted">{title}</h3>
      <ul>
        {hasAll ? (
          <Entry name={views.allRows} isShown={named.state === 'none' && !isChanged} onPress={() => onOpen(null)} />
        ) : null}
        {listed.map((view) => (
          <Entry
            key={view.id}
            name={view.name}
            said={wordsOf(view)}
            by={'by' in view && view.isShared && !view.isOwn ? say.by(view.by) : undefined}
            isShown={view.id === shownId}
            onPress={() => onOpen(view.id)}
          />
        ))}
      </ul>
    </section>
  );
}

interface EntryProps {
  name: string;
  said?: string;
  by?: string | undefined;
  isShown: boolean;
  onPress: () => void;
}

function Entry({ name, said, by, isShown, onPress }: EntryProps) {
  return (
    <li>
      <button
        type="button"
        aria-current={isShown || undefined}
        onClick={onPress}
        className="flex min-h-8 w-full items-start gap-2 rounded-sm px-2.5 py-1.5 text-left hover:bg-sunken focus-visible:-outline-offset-2 max-sm:min-h-11"
      >
        <span className="min-w-0 flex-1">
          <span dir="auto" className={cn('block wrap-break-word', isShown && 'font-medium text-accent-strong')}>
            {name}
          </span>
          {said ? <span className="line-clamp-2 block text-xs text-muted">{said}</span> : null}
          {by ? <span className="block text-xs text-muted">{by}</span> : null}
        </span>
        {isShown ? <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent-strong" /> : null}
      </button>
    </li>
  );
}

/** 'Negative impacts, score 15 or more'. Parts that are no longer valid are reported when the view is opened. */
function wordsOf({ contents: { query } }: NamedView): string {
  return asSentence(sayQuery(mendQuery(query, { name: 'component', noun: componentNoun }, null).query));
}

/** The actions on what is shown. */
function Actions({ named, isChanged, contents, onOpen, onSaved, onAsk, onDone }: PartProps) {
  const { save, remove } = useChangeViews();
  const [isBusy, setBusy] = useState(false);
  const mayKeep = useMay('register.keep-views');
  const kept = named.view && 'version' in named.view ? named.view : null;
  const mine = kept?.mayChange ? kept : null;
  const working = async (work: () => Promise<unknown>) => {
    setBusy(true);
    await work();
    setBusy(false);
    onDone();
  };
  return (
    <div className="mt-2 flex flex-col border-t pt-2">
      {mine && isChanged ? (
        <Action
          icon={<Save aria-hidden="true" />}
          isBusy={isBusy}
          onPress={() =>
            working(async () => (await save({ ...fieldsOf(mine), contents: contents() })) && onSaved(mine.id))
          }
        >
          {say.saveChanges(mine.name)}
        </Action>
      ) : null}
      {named.view && isChanged ? (
        <Action icon={<RotateCcw aria-hidden="true" />} onPress={() => onOpen(named.view.id)}>
          {say.reset}
        </Action>
      ) : null}
      {mayKeep ? (
        <Action icon={<SquarePlus aria-hidden="true" />} onPress={() => onAsk('new')}>
          {say.saveAsNew}
        </Action>
      ) : null}
      {mine ? (
        <>
          <Action icon={<Pencil aria-hidden="true" />} onPress={() => onAsk(mine)}>
            {say.rename}
          </Action>
          {mine.isOwn ? (
            <Action
              icon={mine.isShared ? <UserRound aria-hidden="true" /> : <UsersRound aria-hidden="true" />}
              isBusy={isBusy}
              onPress={() => working(() => save({ ...fieldsOf(mine), isShared: !mine.isShared }))}
            >
              {mine.isShared ? say.keepToMyself : say.share}
            </Action>
          ) : null}
          <Action
            icon={<Trash2 aria-hidden="true" />}
            isBusy={isBusy}
            onPress={() => working(async () => (await remove(mine)) && onOpen(null))}
          >
            {say.delete}
          </Action>
        </>
      ) : null}
      <Action
        icon={<Link2 aria-hidden="true" />}
        onPress={() => working(() => copyLink(linkOf({ named, isChanged, contents: contents() })))}
      >
        {say.copyLink}
      </Action>
    </div>
  );
}

interface ActionProps {
  icon: ReactNode;
  isBusy?: boolean;
  onPress: () => unknown;
  children: string;
}

function Action({ icon, isBusy = false, onPress, children }: ActionProps) {
  return (
    <button
      type="button"
      disabled={isBusy}
      onClick={() => void onPress()}
      className="flex min-h-8 w-full items-center gap-2.5 rounded-sm px-2.5 py-1 text-left hover:bg-sunken focus-visible:-outline-offset-2 max-sm:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted"
    >
      {icon}
      <span className="min-w-0 wrap-break-word">{children}</span>
    </button>
  );
}

/** An address that shows the same rows to everyone in the company: short if they can open the view, otherwise with its query. */
function linkOf({
  named,
  isChanged,
  contents,
}: Pick<PartProps, 'named' | 'isChanged'> & { contents: ViewContents }): string {
  const { view } = named;
  const isForAll = view !== null && (!('version' in view) || view.isShared);
  const address = new URL(window.location.pathname, window.location.origin);
  if (view && isForAll && !isChanged) address.searchParams.set('view', view.id);
  else {
    address.searchParams.set('filter', JSON.stringify(contents.query));
    if (contents.search.trim() !== '') address.searchParams.set('search', contents.search);
  }
  return address.href;
}

async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast.success(say.copied, { description: say.copiedText, id: 'view' });
  } catch {
    toast.warning(say.copyFailed, { id: 'view' });
  }
}
