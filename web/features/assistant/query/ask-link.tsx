import { Link } from 'react-router';
import type { AskedQuery } from '#domain/query/query.ts';
import { cn } from '#web/lib/cn.ts';
import { askPath } from './ask-path.ts';
import { askMessages as say } from './messages.ts';

interface AskLinkProps {
  assessmentId: string;
  query: AskedQuery;
  /** Names the set for people who do not see the context of the link. */
  about: string;
  className?: string;
}

/** Links from a set of rows to the assistant, which answers it as a question that can be changed. */
export function AskLink({ assessmentId, query, about, className }: AskLinkProps) {
  return (
    <Link
      to={askPath(assessmentId, query)}
      aria-label={say.askAboutLabel(about)}
      className={cn(
        'inline-flex min-h-6 items-center text-xs font-normal text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong print:hidden',
        className,
      )}
    >
      {say.askAbout}
    </Link>
  );
}
