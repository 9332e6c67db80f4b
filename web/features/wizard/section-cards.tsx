import { Circle, CircleCheck, CircleDashed } from 'lucide-react';
import type { ProgressState, SectionProgress } from '#domain/progress/wizard-progress.ts';
import { cn } from '#web/lib/cn.ts';
import { missingMessages, progressStates, wizardMessages as say } from './messages.ts';

const icons = { 'not-started': Circle, 'in-progress': CircleDashed, complete: CircleCheck } as const;
const hues = {
  'not-started': 'text-faint',
  'in-progress': 'text-warning',
  complete: 'text-success',
} as const satisfies Record<ProgressState, string>;

export interface SectionCardsProps {
  progress: readonly SectionProgress[];
  /** Position of the open section, 1–6. */
  current: number;
  /** Sections whose input waits unsaved in this browser. */
  unsaved: readonly Pick<SectionProgress, 'name'>[];
  onOpen: (position: number) => void;
}

/** The six sections with their state and what is missing; where there is no room for cards, a strip of numbers. */
export function SectionCards({ progress, current, unsaved, onOpen }: SectionCardsProps) {
  return (
    <nav aria-label={say.sections} className="@container print:hidden">
      <ol className="grid grid-cols-6 gap-1.5 @2xl:grid-cols-3 @2xl:gap-2.5 @5xl:grid-cols-6">
        {progress.map((section) => (
          <li key={section.position} className="min-w-0">
            <SectionCard
              section={section}
              isCurrent={section.position === current}
              isUnsaved={unsaved.some(({ name }) => name === section.name)}
              onOpen={() => onOpen(section.position)}
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
  const Icon = icons[section.state];
  const missing = section.missing.map((item) => missingMessages[item.code](item.count));
  const isBegun = section.state !== 'not-started';
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'step' : undefined}
      title={[section.name, progressStates[section.state], ...missing].join('\n')}
      onClick={onOpen}
      className={cn(
        'flex h-11 w-full flex-col items-center justify-center gap-0.5 rounded-md border bg-surface text-left transition-colors hover:border-line-strong',
        '@2xl:grid @2xl:h-full @2xl:grid-cols-[auto_1fr_auto] @2xl:content-start @2xl:items-start @2xl:gap-x-2 @2xl:gap-y-0.5 @2xl:p-3 @5xl:gap-y-1',
        isCurrent && 'border-accent bg-accent-soft hover:border-accent forced-colors:border-4',
      )}
    >
      <span className="flex items-center gap-1 @2xl:contents">
        <span
          className={cn(
            'figures inline-flex items-center gap-1.5 text-xs font-medium text-muted',
            isCurrent && 'text-accent-strong',
          )}
        >
          {section.position}
          {isUnsaved ? <span aria-hidden="true" className="size-1.5 rounded-full bg-warning" /> : null}
        </span>
        <Icon
          aria-hidden="true"
          className={cn('size-3.5 @2xl:col-start-3 @2xl:row-start-1 @2xl:size-4', hues[section.state])}
        />
      </span>
      <span className="sr-only @2xl:not-sr-only @2xl:col-start-2 @2xl:row-start-1 @2xl:text-xs @2xl:font-medium @5xl:col-span-3 @5xl:col-start-1 @5xl:row-start-2 @5xl:text-sm @5xl:leading-snug">
        {section.name}
      </span>
      <span className="sr-only @2xl:not-sr-only @2xl:col-span-2 @2xl:col-start-2 @2xl:text-xs @2xl:text-muted @5xl:col-span-3 @5xl:col-start-1">
        {progressStates[section.state]}
        {isUnsaved ? `, ${say.unsavedHere.toLowerCase()}` : null}
        {isBegun && missing.length > 0 ? (
          <span className="@2xl:mt-0.5 @2xl:block">
            <span className="sr-only">: </span>
            {missing[0]}
            {missing.length > 1 ? `, +${missing.length - 1}` : null}
          </span>
        ) : null}
      </span>
    </button>
  );
}
