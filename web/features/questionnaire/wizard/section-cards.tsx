import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { SectionProgress } from '#domain/progress/wizard-progress.ts';
import { cn } from '#web/lib/cn.ts';
import { Facts } from '#web/ui/display/facts.tsx';
import { cardState, missingMessages, progressStates, wizardMessages as say } from './messages.ts';
import { ProgressIcon } from './progress-icon.tsx';

export interface SectionCardsProps {
  progress: readonly SectionProgress[];
  /** Position of the open section, 1–6. */
  current: number;
  /** The sections with unsaved input in this browser. */
  unsaved: readonly Pick<SectionProgress, 'name'>[];
  onOpen: (position: number) => void;
}

/** The six sections in a slim strip with their names, their state and what is missing; on phones, one row that opens them. */
export function SectionCards({ progress, current, unsaved, onOpen }: SectionCardsProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <nav aria-label={say.sections} className="@container print:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-2 rounded-md border bg-surface px-3 py-1.5 text-left text-xs font-medium hover:border-line-strong sm:hidden"
      >
        <span className="figures min-w-0 flex-1">
          <Facts facts={[say.step(current, progress.length), progress[current - 1]?.name]} />
        </span>
        <ChevronDown
          aria-hidden="true"
          className={cn('size-4 shrink-0 text-muted transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <ol
        id={listId}
        className={cn(
          'grid grid-cols-2 gap-1.5 max-sm:mt-1.5 @lg:grid-cols-3 @5xl:grid-cols-6 @5xl:gap-2',
          !isOpen && 'max-sm:hidden',
        )}
      >
        {progress.map((section) => (
          <li key={section.position} className="min-w-0">
            <SectionCard
              section={section}
              isCurrent={section.position === current}
              isUnsaved={unsaved.some(({ name }) => name === section.name)}
              onOpen={() => {
                setOpen(false);
                onOpen(section.position);
              }}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface SectionCardProps {
  section: SectionProgress;
  isCurrent: boolean;
  isUnsaved: boolean;
  onOpen: () => void;
}

function SectionCard({ section, isCurrent, isUnsaved, onOpen }: SectionCardProps) {
  const missing = section.missing.map((item) => missingMessages[item.code](item.count));
  const isBegun = section.state !== 'not-started';
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'step' : undefined}
      title={[section.name, progressStates[section.state], ...missing].join('\n')}
      onClick={onOpen}
      className={cn(
        'flex h-full min-h-11 w-full flex-col justify-center rounded-md border bg-surface px-2 py-1.5 text-left transition-colors hover:border-line-strong @2xl:min-h-14 @2xl:px-2.5',
        isCurrent && 'border-accent bg-accent-soft hover:border-accent forced-colors:border-4',
      )}
    >
      <span className="flex w-full min-w-0 items-center gap-1.5 @2xl:items-baseline">
        <span className={cn('figures text-xs text-muted', isCurrent && 'text-accent-strong')}>{section.position}</span>
        <span className="min-w-0 flex-1">
          <span className="block text-xs leading-tight font-medium text-pretty @2xl:truncate @2xl:text-sm @2xl:leading-tight @5xl:text-xs @5xl:leading-tight @5xl:whitespace-normal">
            {section.name}
          </span>
          <span
            aria-hidden="true"
            className="mt-0.5 hidden w-full truncate text-xs leading-tight text-muted @2xl:block"
          >
            <ProgressIcon state={section.state} className="mr-1 inline align-[-2px]" />
            {isBegun && section.missing.length > 0 ? cardState(section.missing) : progressStates[section.state]}
          </span>
        </span>
        {isUnsaved ? <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-warning" /> : null}
        <ProgressIcon state={section.state} className="@2xl:hidden" />
      </span>
      <span className="sr-only">
        {[progressStates[section.state], ...(isBegun ? missing : [])].join(', ')}
        {isUnsaved ? `, ${say.unsavedHere.toLowerCase()}` : null}
      </span>
    </button>
  );
}
