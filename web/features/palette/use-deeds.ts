import { useLocation, useNavigate } from 'react-router';
import { useSignOut } from '#web/features/session/use-sign-out.ts';
import { chooseTheme } from '#web/ui/theme.ts';
import type { PaletteDeed } from './palette-item.ts';

/** Does what an entry of the palette promises. */
export function useDeeds(): (deed: PaletteDeed) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const signOut = useSignOut();
  return (deed) => {
    if ('theme' in deed) return chooseTheme(deed.theme);
    if ('signOut' in deed) return signOut.mutate();
    const { to } = deed;
    void navigate(to);
    // Another screen takes the focus by itself; where one is already, nothing else would.
    if (to === pathname || to === pathname + search) document.querySelector('main')?.focus();
  };
}
