import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { Button } from '../inputs/button.tsx';
import { uiMessages as say } from '../messages.ts';

export interface ErrorStateProps {
  /** What happened. */
  title: ReactNode;
  description?: ReactNode;
  onRetry?: () => void;
  /** While another attempt is in progress. */
  busy?: boolean;
  /** Another way out, for example a link home. */
  action?: ReactNode;
  /** The id of the request, for the person who is asked for help. */
  reference?: string | undefined;
  className?: string;
}

/** A part of the page that could not be shown, with what to do about it. It is announced when it appears. */
export function ErrorState({ title, description, onRetry, busy, action, reference, className }: ErrorStateProps) {
  return (
    <div role="alert" className={cn('flex flex-col items-center px-6 py-10 text-center', className)}>
      <p className="headline text-lg">{title}</p>
      {description ? <p className="mt-1 max-w-md text-sm text-muted">{description}</p> : null}
      <div className="mt-5 flex flex-wrap justify-center gap-2 empty:hidden">
        {onRetry ? (
          <Button variant="primary" onClick={onRetry} busy={busy} busyText={say.tryingAgain}>
            {say.tryAgain}
          </Button>
        ) : null}
        {action}
      </div>
      {reference ? <p className="mt-4 text-xs text-muted">{say.reference(reference)}</p> : null}
    </div>
  );
}
