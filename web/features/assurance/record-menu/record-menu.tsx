import { Ellipsis } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useHasColleagues } from '#web/features/assurance/assignments/use-has-colleagues.ts';
import { cn } from '#web/lib/cn.ts';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';
import { recordMenuMessages as say } from './messages.ts';
import { RecordItems } from './record-items.tsx';
import { type RecordPlaces, useRecordPanels } from './record-panels.tsx';

interface RecordMenuProps extends RecordPlaces {
  /** The record holds something: its menu can be found without a mouse. */
  isFilled: boolean;
  /** It is shown even without a pointer near it, because the record has no other way to its actions. */
  isAlwaysShown?: boolean;
  /** The id of its button, if others move the focus there. */
  id?: string;
  /** The name on the button, if the full name is next to it. */
  shortName?: string;
  /** Actions before those that every record has. */
  first?: ReactNode;
  /** Actions after them. */
  last?: ReactNode;
  className?: string;
}

/**
 * The one menu of a record: owner, evidence, comments, history. Alone in a company, a person sees it on hover and focus of the element
 * around it that has the class `group/record`, and on touch screens once the record is filled; with colleagues, it is always shown.
 */
export function RecordMenu(props: RecordMenuProps) {
  const ownId = useId();
  const { id = ownId, isFilled, isAlwaysShown = false, shortName, first, last, className, ...places } = props;
  const { open, wasOpened, panels } = useRecordPanels(places, id);
  const hasColleagues = useHasColleagues(places.assessmentId);
  return (
    <>
      <Menu
        trigger={
          <IconButton
            id={id}
            label={say.actionsFor(shortName ?? places.name)}
            className={cn(
              'text-muted print:hidden',
              !(hasColleagues || isAlwaysShown) && hidden(isFilled || wasOpened),
              className,
            )}
          >
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        {first}
        <RecordItems places={places} onOpen={open} />
        {last}
      </Menu>
      {panels}
    </>
  );
}

/** A filled record keeps its menu for keyboards, screen readers and fingers; an empty one gets it once it is pointed at. */
const hidden = (isFilled: boolean) =>
  isFilled
    ? 'pointer-fine:not-focus-visible:not-data-popup-open:not-group-hover/record:not-group-focus-within/record:opacity-0'
    : 'not-data-popup-open:not-group-hover/record:not-group-focus-within/record:invisible';
