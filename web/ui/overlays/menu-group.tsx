import { Menu as Base } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { cn } from '#web/lib/cn.ts';

interface MenuGroupProps {
  label: ReactNode;
  labelClassName?: string;
  children: ReactNode;
}

/** Items of a menu that belong together, under a label. */
export function MenuGroup({ label, labelClassName, children }: MenuGroupProps) {
  return (
    <Base.Group>
      <Base.GroupLabel className={cn('px-2.5 py-1.5', labelClassName)}>{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  );
}
