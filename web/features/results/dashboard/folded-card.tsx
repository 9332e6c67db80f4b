import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { useIsPrinting } from '#web/lib/use-is-printing.ts';
import { Card, CardBody, CardDescription, CardTitle } from '#web/ui/layout/card.tsx';

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
      <details
        open={isOpen || isPrinting}
        onToggle={(event) => {
          if (!isPrinting) setIsOpen(event.currentTarget.open);
        }}
        className="group"
      >
        <summary className="flex list-none items-start gap-2 rounded-md px-4 py-3 hover:bg-sunken sm:px-5 print:px-0">
          <ChevronRight
            aria-hidden="true"
            className="mt-1 size-4 shrink-0 text-muted transition-transform group-open:rotate-90 motion-reduce:transition-none print:hidden"
          />
          <span className="min-w-0">
            <CardTitle id={id}>{title}</CardTitle>
            <CardDescription className="max-w-none">{text}</CardDescription>
          </span>
        </summary>
        {isOpen || isPrinting ? (
          <CardBody className="flex flex-col gap-5 pt-2 empty:hidden">{children}</CardBody>
        ) : null}
      </details>
    </Card>
  );
}
