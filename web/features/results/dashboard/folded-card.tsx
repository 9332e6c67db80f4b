import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { useIsPrinting } from '#web/lib/use-is-printing.ts';
import { Card, CardBody, CardDescription, CardTitle } from '#web/ui/layout/card.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';

interface FoldedCardProps {
  /** In the address, it opens the card. */
  id: string;
  title: string;
  /** What is inside, so that people know without opening it. */
  text: string;
  children: ReactNode;
}

/** A card that says what is in it and opens on demand; on paper, everything is open. */
export function FoldedCard({ id, title, text, children }: FoldedCardProps) {
  const { hash } = useLocation();
  const [isOpen, setIsOpen] = useState(hash === `#${id}`);
  const isPrinting = useIsPrinting();
  return (
    <Card aria-labelledby={id}>
      <Fold
        isOpen={isOpen}
        onToggle={setIsOpen}
        summaryClassName="flex items-start rounded-md px-4 py-3 sm:px-5"
        arrowClassName="mt-1"
        summary={
          <span className="min-w-0">
            <CardTitle id={id}>{title}</CardTitle>
            <CardDescription className="max-w-none">{text}</CardDescription>
          </span>
        }
      >
        {isOpen || isPrinting ? (
          <CardBody className="flex flex-col gap-5 pt-2 empty:hidden">{children}</CardBody>
        ) : null}
      </Fold>
    </Card>
  );
}
