import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';
import { Spinner } from './spinner.tsx';

/** A grey placeholder with the size of the expected content, so that nothing moves: `<Skeleton className="h-9 w-40" />`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn('block animate-pulse rounded-sm bg-line/70', className)} />;
}

/** Placeholders for lines of text, the last of them shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div className={cn('flex flex-col gap-2', className)}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity and never move
          key={index}
          className={cn('h-3.5', index === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full')}
        />
      ))}
    </div>
  );
}

/** Placeholders for rows of a table or list. */
export function SkeletonRows({ rows = 5 }: { rows?: number }) {
  return (
    <div className="divide-y">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity and never move
        <div key={index} className="flex items-center gap-4 py-3">
          <Skeleton className="h-4 w-12 shrink-0" />
          <Skeleton className="h-4 flex-1" />
          <Skeleton className="h-4 w-16 shrink-0" />
        </div>
      ))}
    </div>
  );
}

/** What a screen shows while it loads: the loading text, which is announced once, above placeholders in the shape of the screen. */
export function Loading({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div>
      <Spinner label={label} className="text-sm" />
      {children ? (
        <div aria-hidden="true" className="mt-4">
          {children}
        </div>
      ) : null}
    </div>
  );
}
