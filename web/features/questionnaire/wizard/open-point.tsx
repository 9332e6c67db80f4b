import { Link } from 'react-router';
import { useShortened } from '#web/ui/display/use-shortened.tsx';
import { missingMessages } from './messages.ts';
import type { OpenPoint } from './open-points.ts';

const linkStyles = 'rounded-sm text-accent hover:underline';

interface OpenPointItemProps {
  point: OpenPoint;
  /** The number of places listed before the rest is requested. */
  most?: number;
}

/** The open points of one kind in a section, with links to their fields. */
export function OpenPointItem({
  point: { code, count, path, places },
  most = Number.POSITIVE_INFINITY,
}: OpenPointItemProps) {
  const said = missingMessages[code](count);
  const { shown, rest } = useShortened(places, most);
  if (places.length === 0) {
    return (
      <li className="text-sm">
        <Link to={path} className={linkStyles}>
          {said}
        </Link>
      </li>
    );
  }
  return (
    <li className="text-sm">
      <p className="text-muted">{said}</p>
      <ul className="mt-0.5 flex flex-col gap-0.5">
        {shown.map((place) => (
          <li key={place.path} className="min-w-0">
            <Link to={place.path} dir="auto" className={`${linkStyles} inline-block min-h-6 max-w-full break-words`}>
              {place.label}
            </Link>
          </li>
        ))}
        {rest ? <li>{rest}</li> : null}
      </ul>
    </li>
  );
}
