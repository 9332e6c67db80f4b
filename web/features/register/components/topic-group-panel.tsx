import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from '#web/lib/cn.ts';
import { EsgMark } from '#web/ui/display/esg-tag.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import type { ShownGroup } from './editor-rows.ts';

interface TopicGroupPanelProps {
  group: ShownGroup;
  /** '8 impacts'. */
  summary: string;
  isOpen: boolean;
  onToggle: (key: string, isOpen: boolean) => void;
  /** The topics' panels; rendered only while open. */
  children: ReactNode;
}

/** A heading of the standards, or a band of screening scores, that opens and closes. */
export function TopicGroupPanel({ group, summary, isOpen, onToggle, children }: TopicGroupPanelProps) {
  const bodyId = useId();
  return (
    <Card className="@container/group overflow-clip">
      <h3 className="print:break-after-avoid">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={() => onToggle(group.key, !isOpen)}
          className="flex min-h-11 w-full items-center gap-2.5 px-4 py-2 text-left text-sm font-medium transition-colors hover:bg-sunken focus-visible:-outline-offset-2 sm:px-5 print:px-0"
        >
          <ChevronRight
            aria-hidden="true"
            className={cn('size-4 shrink-0 text-muted transition-transform print:hidden', isOpen && 'rotate-90')}
          />
          {group.category === null ? null : <EsgMark category={group.category} />}
          <span className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-2.5">
            <span className="block min-w-0 sm:flex-1">{group.label}</span>
            <span className="figures block shrink-0 text-xs font-normal text-muted">{summary}</span>
          </span>
        </button>
      </h3>
      {isOpen ? (
        <div id={bodyId} className="divide-y border-t">
          {children}
        </div>
      ) : null}
    </Card>
  );
}
