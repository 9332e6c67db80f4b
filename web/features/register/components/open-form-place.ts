import { createContext, type ReactNode, use } from 'react';

/** The open form of an editor. Handed down past the lists, so that a key pressed in it draws it anew and nothing else. */
export const OpenFormContext = createContext<ReactNode>(null);

/** Where the open form stands. */
export function OpenFormPlace(): ReactNode {
  return use(OpenFormContext);
}
