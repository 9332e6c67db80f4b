import { Tabs as Base } from '@base-ui/react/tabs';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';

export interface TabsProps {
  value: string;
  onValueChange: (value: string) => void;
  className?: string;
  children: ReactNode;
}

/** Views of one thing. Arrow keys move between tabs. Parts: TabList, Tab, TabPanel. */
export function Tabs({ value, onValueChange, className, children }: TabsProps) {
  return (
    <Base.Root value={value} onValueChange={(next) => onValueChange(String(next))} className={cn('min-w-0', className)}>
      {children}
    </Base.Root>
  );
}

/** Scrolls by itself when the tabs do not fit. */
export function TabList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Base.List aria-label={label} className="flex gap-5 overflow-x-auto overflow-y-hidden border-b">
      {children}
    </Base.List>
  );
}

export function Tab({ className, ...props }: ComponentProps<typeof Base.Tab>) {
  return (
    <Base.Tab
      {...props}
      className={cn(
        '-mb-px flex h-10 shrink-0 items-center gap-2 border-b-2 border-transparent text-sm font-medium text-muted transition-colors',
        'hover:text-ink focus-visible:-outline-offset-2 data-active:border-accent data-active:text-ink data-disabled:opacity-50',
        typeof className === 'string' ? className : undefined,
      )}
    />
  );
}

export function TabPanel({ className, ...props }: ComponentProps<typeof Base.Panel>) {
  return <Base.Panel {...props} className={cn('pt-4', typeof className === 'string' ? className : undefined)} />;
}
