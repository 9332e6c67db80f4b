import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIsPrinting } from '#web/lib/use-is-printing.ts';
import { Card, CardBody, CardTitle } from '#web/ui/layout/card.tsx';

interface FoldedPartProps {
  /** In the address, it opens the part. */
  id: string;
  title: string;
  /** How much is in it: '25 answers'. */
  count: string;
  children: ReactNode;
}

/**
 * A long part of the frozen result, folded to its title. Its content is on the page all the same, so that a search in the page and a link
 * find it; on paper, it is open.
 */
export function FoldedPart({ id, title, count, children }: FoldedPartProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isPrinting = useIsPrinting();
  return (
    <Card>
      <details
        id={id}
        open={isOpen || isPrinting}
        onToggle={({ target, currentTarget }) => {
          // What is folded inside tells this one as well.
          if (!isPrinting && target === currentTarget) setIsOpen(currentTarget.open);
        }}
        className="group/part"
      >
        <summary className="flex list-none items-baseline gap-2 rounded-md px-4 py-3 hover:bg-sunken sm:px-5 print:break-after-avoid print:px-0">
          <ChevronRight
            aria-hidden="true"
            className="size-4 shrink-0 translate-y-0.5 text-muted transition-transform group-open/part:rotate-90 motion-reduce:transition-none print:hidden"
          />
          <CardTitle>{title}</CardTitle>
          <span className="figures ms-auto shrink-0 text-sm text-muted">{count}</span>
        </summary>
        <CardBody className="pt-2">{children}</CardBody>
      </details>
    </Card>
  );
}
