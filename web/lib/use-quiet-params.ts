import { useReducer, useRef } from 'react';
import { useLocation } from 'react-router';

/** The parameters of the address, and how a screen writes there what it shows. */
interface QuietParams {
  params: URLSearchParams;
  /** `isSilent`: the screen already shows it and does not render again. The function is stable. */
  say: (next: URLSearchParams, isSilent?: boolean) => void;
}

/**
 * The parameters of the address, as `useSearchParams` reads them. Values set here are in the address for links, reloads and the Back
 * button, but bypass the router: no frame, menu or other part of the page renders when a letter is typed into a search. Code that changes
 * other parameters starts from `presentParams`.
 */
export function useQuietParams(): QuietParams {
  const location = useLocation();
  const said = useRef({ location, params: presentParams() });
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  // After a link, or the Back button.
  if (said.current.location !== location) said.current = { location, params: presentParams() };
  const say = useRef((next: URLSearchParams, isSilent = false) => {
    const { location: shown } = said.current;
    // Another screen is loading, and this would change its address.
    if (window.location.pathname !== shown.pathname) return;
    said.current = { location: shown, params: next };
    const search = next.size > 0 ? `?${next}` : '';
    window.history.replaceState(window.history.state, '', shown.pathname + search + window.location.hash);
    if (!isSilent) redraw();
  });
  return { params: said.current.params, say: say.current };
}

/** The current parameters of the address, including those that were set without the router. */
export const presentParams = () => new URLSearchParams(window.location.search);
