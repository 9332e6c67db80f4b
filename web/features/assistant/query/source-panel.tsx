import { ArrowUpRight, X } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { askMessages as say } from './messages.ts';
import { readSourceRow } from './source-row.ts';
import type { AskedAssessment } from './use-asked-assessment.ts';

interface SourcePanelProps {
  asked: AskedAssessment;
  path: string;
  onClose: () => void;
}

/** The source of an answer, shown next to it: all fields of the row, and a link to its own screen. */
export function SourcePanel({ asked, path, onClose }: SourcePanelProps) {
  const { whole } = asked;
  const row = useMemo(() => whole && readSourceRow(path, whole), [whole, path]);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each source that is opened takes the focus
  useEffect(() => heading.current?.focus(), [path, row]);
  return (
    <aside
      aria-label={say.source}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="flex w-96 shrink-0 flex-col border-l bg-surface xl:w-md"
    >
      <header className="flex items-start justify-between gap-2 px-5 pt-4 pb-3">
        <h2 ref={heading} tabIndex={-1} className="headline min-w-0 text-base break-words outline-none">
          {row?.label ?? say.source}
        </h2>
        <IconButton label={say.closeSource} size="sm" onClick={onClose} className="-mr-1.5 text-muted">
          <X aria-hidden="true" />
        </IconButton>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus */}
      <section tabIndex={0} aria-label={say.sourceFields} className="min-h-0 flex-1 overflow-y-auto px-5 pb-4">
        {row ? (
          <dl className="flex flex-col gap-2.5 text-sm">
            {row.fields.map(({ label, said, isLong }) => (
              <div key={label} className={isLong ? '' : 'grid grid-cols-[9rem_1fr] gap-3'}>
                <dt className="text-muted">{label}</dt>
                <dd className="min-w-0 break-words whitespace-pre-wrap">{said}</dd>
              </div>
            ))}
          </dl>
        ) : whole ? (
          <p className="text-sm text-muted">{say.sourceGone}</p>
        ) : (
          <Spinner label={say.loading} />
        )}
      </section>
      <footer className="border-t px-5 py-3">
        <LinkButton as={Link} to={path}>
          {say.openSource}
          <ArrowUpRight aria-hidden="true" />
        </LinkButton>
      </footer>
    </aside>
  );
}
