import { Link, useSearchParams } from 'react-router';
import type { Tab } from '#web/features/shell/menu/menu.ts';
import { cn } from '#web/lib/cn.ts';
import { appMessages as say } from './messages.ts';

/** Tabs between the views of an entry of the sidebar. The assessment that the address names stays chosen. */
export function ViewTabs({ tabs }: { tabs: readonly Tab[] }) {
  const [params] = useSearchParams();
  const chosen = params.get('assessment');
  return (
    <nav aria-label={say.views} className="h-10 shrink-0 overflow-x-auto border-b px-2 sm:px-4 print:hidden">
      <ul className="flex h-full gap-1">
        {tabs.map(({ to, label, isCurrent }) => (
          <li key={to} className="flex">
            <Link
              to={chosen === null ? to : `${to}?assessment=${encodeURIComponent(chosen)}`}
              aria-current={isCurrent ? 'page' : undefined}
              className={cn(
                'flex items-center border-y-2 border-transparent px-2 text-sm whitespace-nowrap text-muted hover:text-ink focus-visible:-outline-offset-2',
                isCurrent && 'border-b-accent font-medium text-ink',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
