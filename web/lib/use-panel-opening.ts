import { useState } from 'react';

/** Whether a panel is open, for a caller that opens it elsewhere too. */
export interface PanelOpening {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Whether a panel is open, and whether it ever was: it is loaded when it is first opened, and then stays. */
export function usePanelOpening(given: PanelOpening | undefined) {
  const [isOpenHere, onOpenChange] = useState(false);
  const opening = given ?? { isOpen: isOpenHere, onOpenChange };
  const [wasOpened, setWasOpened] = useState(opening.isOpen);
  if (opening.isOpen && !wasOpened) setWasOpened(true);
  return { ...opening, wasOpened };
}
