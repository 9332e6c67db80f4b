import { useLocation, useNavigate } from 'react-router';
import { useAskingSignOut } from '#web/features/account/session/sign-out-question.tsx';
import { chooseTheme } from '#web/ui/theme.ts';
import type { PaletteAction } from './palette-item.ts';

/** Carries out the action of an item in the palette. */
export function useActions(): (action: PaletteAction) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { signOut } = useAskingSignOut();
  return (action) => {
    if ('theme' in action) return chooseTheme(action.theme);
    if ('signOut' in action) return signOut();
    const { to } = action;
    void navigate(to);
    // Another screen takes the focus by itself; the current one would not.
    if (to === pathname || to === pathname + search) document.querySelector('main')?.focus();
  };
}
