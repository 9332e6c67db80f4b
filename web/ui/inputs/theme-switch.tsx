import { Monitor, Moon, Sun } from 'lucide-react';
import { uiMessages as say } from '../messages.ts';
import { chooseTheme, type Theme, useTheme } from '../theme.ts';
import { IconButton } from './icon-button.tsx';
import { Segmented } from './segmented.tsx';

const options = [
  { value: 'system', label: say.themes.system, icon: <Monitor aria-hidden="true" /> },
  { value: 'light', label: say.themes.light, icon: <Sun aria-hidden="true" /> },
  { value: 'dark', label: say.themes.dark, icon: <Moon aria-hidden="true" /> },
] as const;

const next: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };

/** System, light or dark. With `compact`, it is a single button that cycles through the three, for the sidebar's row of icons. */
export function ThemeSwitch({ compact = false }: { compact?: boolean }) {
  const theme = useTheme();
  const current = options.find((option) => option.value === theme) ?? options[0];
  if (compact) {
    return (
      <IconButton label={say.changeTheme[current.value]} onClick={() => chooseTheme(next[theme])}>
        {current.icon}
      </IconButton>
    );
  }
  return <Segmented label={say.theme} options={options} value={theme} onValueChange={chooseTheme} />;
}
