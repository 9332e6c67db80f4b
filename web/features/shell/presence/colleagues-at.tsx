import { useColleaguesAt } from './api.ts';
import { Initials } from './initials.tsx';
import { presenceMessages as say } from './messages.ts';

/** The number of initials that fit next to a title; screen readers get the names. */
const MOST = 2;

/** The initials of the colleagues who have a record open; renders nothing if there are none. Changes are not announced. */
export function ColleaguesAt({ recordId }: { recordId: string }) {
  const here = useColleaguesAt(recordId);
  if (here.length === 0) return null;
  const said = say.hasOpen(here.map(({ name }) => name));
  return (
    <span title={said} className="flex shrink-0 -space-x-1">
      {here.slice(0, MOST).map(({ id, name }) => (
        <Initials key={id} name={name} />
      ))}
      <span className="sr-only">{said}</span>
    </span>
  );
}

/** The same in words, above an open form. */
export function AlsoOpenBy({ recordId }: { recordId: string }) {
  const here = useColleaguesAt(recordId);
  if (here.length === 0) return null;
  return (
    <p className="flex items-center gap-2 text-xs break-words text-muted">
      {here.slice(0, MOST).map(({ id, name }) => (
        <Initials key={id} name={name} />
      ))}
      {say.hasOpen(here.map(({ name }) => name))}
    </p>
  );
}
