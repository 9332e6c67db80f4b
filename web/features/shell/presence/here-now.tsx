import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { PresentColleague } from '#contract/presence.ts';
import { pathOfRecord } from '#domain/comments/path-of-record.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { presenceQuery } from './api.ts';
import { Initials } from './initials.tsx';
import { presenceMessages as say } from './messages.ts';

/** Which colleagues are present, and which entry or question each has open; renders nothing if nobody else is there. */
export function HereNow({ data }: { data: AssessmentData }) {
  const { data: colleagues = [] } = useQuery(presenceQuery);
  if (colleagues.length === 0) return null;
  return (
    <section aria-labelledby="here-now">
      <h2 id="here-now" className="text-sm font-medium">
        {say.title}
      </h2>
      <ul className="mt-2 flex gap-x-5 gap-y-2 max-lg:flex-wrap lg:flex-col">
        {colleagues.map(({ id, name, at }) => {
          const path = at && pathOfRecord(data, at);
          const place = path && nameOf(data, at);
          return (
            <li key={id} className="flex items-start gap-2 text-sm">
              <Initials name={name} />
              <span className="min-w-0 pt-0.5 break-words">
                <span dir="auto">{name}</span>
                {place ? (
                  <>
                    {' '}
                    <Link to={path} className="rounded-sm text-accent break-words hover:underline">
                      {say.at(place)}
                    </Link>
                  </>
                ) : null}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The name of what somebody has open. */
const nameOf = ({ components }: AssessmentData, { noun, recordId }: NonNullable<PresentColleague['at']>) =>
  noun === 'answer' ? recordId : components.find(({ id }) => id === recordId)?.title;
