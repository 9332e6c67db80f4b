import { ChevronRight } from 'lucide-react';
import { cn } from '#web/lib/cn.ts';
import { registerMessages as say } from '../rows/messages.ts';
import type { GroupHead } from '../rows/register-row.ts';

interface GroupLineProps {
  lineKey: string;
  head: GroupHead;
  position: number;
  columnCount: number;
  top: number;
}

/** The heading of a group, which can be closed and opened. */
export function GroupLine({ lineKey, head, position, columnCount, top }: GroupLineProps) {
  return (
    <tr
      data-line={lineKey}
      aria-rowindex={position}
      className="absolute inset-x-0 block h-9 border-b bg-sunken"
      style={{ top }}
    >
      <th
        data-column=""
        scope="rowgroup"
        aria-expanded={head.isOpen}
        colSpan={columnCount}
        title={head.isOpen ? say.closeGroup(head.label) : say.openGroup(head.label)}
        className="sticky left-0 flex h-full w-fit max-w-[100cqw] cursor-pointer items-center gap-2 px-3 text-sm font-medium"
      >
        <ChevronRight
          aria-hidden="true"
          className={cn('size-4 shrink-0 text-muted transition-transform', head.isOpen && 'rotate-90')}
        />
        <span className="truncate">{head.label}</span>
        <span className="figures shrink-0 font-normal text-muted">{say.inGroup(head.count)}</span>
      </th>
    </tr>
  );
}
