import { type ReactNode, useState } from 'react';
import { Card, CardBody, CardTitle } from '#web/ui/layout/card.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';

interface FoldedPartProps {
  /** In the address, it opens the part. */
  id: string;
  title: string;
  /** How much is in it: '25 answers'. */
  count: string;
  children: ReactNode;
}

/** A long part of the frozen result, folded to its title. */
export function FoldedPart({ id, title, count, children }: FoldedPartProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card>
      <Fold
        id={id}
        isOpen={isOpen}
        onToggle={setIsOpen}
        summaryClassName="flex items-baseline rounded-md px-4 py-3 sm:px-5"
        arrowClassName="translate-y-0.5"
        summary={
          <>
            <CardTitle>{title}</CardTitle>
            <span className="figures ms-auto shrink-0 text-sm text-muted">{count}</span>
          </>
        }
      >
        <CardBody className="pt-2">{children}</CardBody>
      </Fold>
    </Card>
  );
}
