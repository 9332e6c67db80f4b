import type { LucideIcon } from 'lucide-react';
import type { EsgCategory } from '#web/ui/display/esg-tag.tsx';
import type { ShapeKind } from '#web/ui/display/shape-marker.tsx';
import type { Theme } from '#web/ui/theme.ts';
import type { paletteGroups } from './messages.ts';
import type { SearchedTexts } from './searched-texts.ts';

export type PaletteGroup = keyof typeof paletteGroups;

/** Where an item leads, or what it does. */
export type PaletteAction = { to: string } | { theme: Theme } | { signOut: true };

/** One item of the palette. */
export interface PaletteItem {
  id: string;
  group: PaletteGroup;
  label: string;
  /** Shown next to the label, and searched. */
  detail: string;
  /** Shown below the label instead of the detail where there is room, and searched. */
  below?: string;
  /** Searched, but not shown. */
  words: string;
  /** Its texts, which are also searched; null if there are none, or they have not been read. */
  texts: SearchedTexts | null;
  mark: LucideIcon | EsgCategory | ShapeKind | null;
  action: PaletteAction;
}
