import { uiMessages as say } from '../messages.ts';

/** The name of the screen in the browser's tab and history; React keeps it in the head. Route changes are announced by it. */
export function PageTitle({ children }: { children: string }) {
  return <title>{say.pageTitle(children)}</title>;
}
