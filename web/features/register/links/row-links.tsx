import type { AssessmentId } from '#domain/ids.ts';
import type { ToldLink } from '#domain/links/told-links.ts';
import type { DashboardRow } from '#domain/results/dashboard.ts';
import { topicPath } from '#web/lib/topic-path.ts';
import { LinkList } from './link-list.tsx';
import { linkMessages as say } from './messages.ts';

interface RowLinksProps {
  /** Null if a record is shown on its own: then the other entries are no links. */
  assessmentId: AssessmentId | null;
  title: string;
  links: readonly ToldLink[];
  /** All rows of the result. */
  rows: readonly DashboardRow[];
}

/** The links of one row of a result, to the topics of the other entries; renders nothing if there are none. */
export function RowLinks({ assessmentId, title, links, rows }: RowLinksProps) {
  if (links.length === 0) return null;
  return (
    <section aria-label={say.titleOf(title)} className="flex min-w-0 flex-col gap-2">
      <p className="overline-label">{say.title}</p>
      <LinkList
        links={links}
        about={({ id }) => {
          const row = rows.find((each) => each.id === id);
          if (!row) return undefined;
          const { code } = row.topic;
          return { code, score: row.score, path: assessmentId === null ? undefined : topicPath(code, assessmentId) };
        }}
        edit={null}
      />
    </section>
  );
}
