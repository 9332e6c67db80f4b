import { uiMessages as say } from '../messages.ts';

/** The name of the screen in the browser's tab and history; React puts it into the head. Route changes are announced with it. */
export function PageTitle({ children }: { children: string }) {
  return <title>{say.pageTitle(children)}</title>;
}
