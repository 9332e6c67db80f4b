import type { ReactNode } from 'react';

/** One setting: what it is on the left, the button on the right, and what opens below. */
export function SettingRow({
  title,
  text,
  action,
  children,
}: {
  title: string;
  text: string;
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 sm:flex-nowrap sm:*:last:shrink-0">
        <div className="min-w-0">
          <h3 className="font-medium">{title}</h3>
          <p className="text-sm text-muted">{text}</p>
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
