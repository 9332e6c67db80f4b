import { Ellipsis } from 'lucide-react';
import { Button, type ButtonProps } from '#web/ui/inputs/button.tsx';
import { resultsMessages as say } from './messages.ts';

/** The button that opens the menu of the screen; on its own while the menu is being loaded. */
export const MoreButton = (props: ButtonProps) => (
  <Button {...props} className="print:hidden">
    <Ellipsis aria-hidden="true" />
    {say.pages}
  </Button>
);
