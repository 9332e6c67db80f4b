import { createContext, type ReactNode, use } from 'react';

/** The open form of an editor. It is passed through a context past the lists, so that a key in the form renders only the form. */
export const OpenFormContext = createContext<ReactNode>(null);

/** Where the open form is. */
export function OpenFormPlace(): ReactNode {
  return use(OpenFormContext);
}
