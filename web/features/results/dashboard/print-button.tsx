import { Printer } from 'lucide-react';
import { Button } from '#web/ui/inputs/button.tsx';
import { dashboardMessages as say } from './messages.ts';

/** Prints the page; phones have their own way to print. */
export function PrintButton() {
  return (
    <Button className="max-sm:hidden print:hidden" onClick={() => window.print()}>
      <Printer aria-hidden="true" />
      {say.print}
    </Button>
  );
}
