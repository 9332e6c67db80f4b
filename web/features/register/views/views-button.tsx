import { ChevronDown, List } from 'lucide-react';
import { lazy, memo, Suspense, useState } from 'react';
import type { ViewShape } from '#contract/views.ts';
import type { ViewContents } from '#domain/views/saved-view.ts';
import { type Observable, useHeld } from '#web/lib/observable.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { Button, type ButtonProps } from '#web/ui/inputs/button.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { viewMessages as say } from './messages.ts';
import type { NamedViewState } from './use-named-view.ts';

// Loaded when the list is first opened.
const ViewList = lazy(async () => ({ default: (await import('./view-list.tsx')).ViewList }));
const ViewDialog = lazy(async () => ({ default: (await import('./view-dialog.tsx')).ViewDialog }));

export interface ViewsProps {
  named: NamedViewState;
  /** Whether what is shown differs from the named view; changes with each letter of a search. */
  isChanged: Observable<boolean>;
  /** What is shown, in the form in which it is saved. */
  contents: () => ViewContents;
  /** Shows a view as it was saved; null: all rows. */
  onOpen: (id: string | null) => void;
  /** Called when what is shown has been saved under this id. */
  onSaved: (id: string) => void;
}

/** What a dialog asks a name for: a saved view, or a new one. */
export type AskedName = ViewShape | 'new';

/** The name of the current view, with a list of all. */
export const ViewsButton = memo(function ViewsButton(props: ViewsProps) {
  const { named, isChanged, onOpen } = props;
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<AskedName | null>(null);
  return (
    <>
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        title={say.views}
        className="w-96 p-2"
        trigger={<ShownName named={named} isChanged={isChanged} />}
      >
        <Suspense fallback={<Spinner label={say.loading} className="m-3" />}>
          <ViewList
            {...props}
            onOpen={(id) => {
              setOpen(false);
              onOpen(id);
            }}
            onAsk={(askedName) => {
              setOpen(false);
              setAsked(askedName);
            }}
            onDone={() => setOpen(false)}
          />
        </Suspense>
      </Popover>
      {asked ? (
        <Suspense>
          <ViewDialog {...props} renamed={asked === 'new' ? null : asked} onClose={() => setAsked(null)} />
        </Suspense>
      ) : null}
    </>
  );
});

/** The button with the view's name: only this renders when what is shown differs from the view. */
function ShownName({ named, isChanged: changed, ...button }: Pick<ViewsProps, 'named' | 'isChanged'> & ButtonProps) {
  const isChanged = useHeld(changed, (is) => is);
  const isDeparted = named.view !== null && isChanged;
  const name = named.view?.name ?? (isChanged ? say.unnamed : say.allRows);
  return (
    <Button {...button} aria-label={say.openList(name, isDeparted)} className="max-w-72 max-sm:max-w-full">
      <List aria-hidden="true" />
      <span dir="auto" className="min-w-0 truncate">
        {name}
      </span>
      {isDeparted ? <span className="shrink-0 font-normal text-muted">{say.changed}</span> : null}
      <ChevronDown aria-hidden="true" className="text-muted" />
    </Button>
  );
}
