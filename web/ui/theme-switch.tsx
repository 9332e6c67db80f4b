import { Monitor, Moon, Sun } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import { Segmented } from './segmented.tsx';
import { chooseTheme, type Theme, useTheme } from './theme.ts';

const options = [
  { value: 'system', label: 'System', icon: <Monitor aria-hidden="true" /> },
  { value: 'light', label: 'Light', icon: <Sun aria-hidden="true" /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden="true" /> },
] as const;

const next: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };

/** System, light or dark. `compact` is one button that goes round, for the sidebar's row of icons. */
export function ThemeSwitch({ compact = false }: { compact?: boolean }) {
  const theme = useTheme();
  const current = options.find((option) => option.value === theme) ?? options[0];
  if (compact) {
    return (
      <IconButton label={`Theme: ${current.label.toLowerCase()}. Change`} onClick={() => chooseTheme(next[theme])}>
        {current.icon}
      </IconButton>
    );
  }
  return <Segmented label="Theme" options={options} value={theme} onValueChange={chooseTheme} />;
}
