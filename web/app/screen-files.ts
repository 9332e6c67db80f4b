import type { ComponentType } from 'react';
import type { AppScreenName } from '#contract/screens.ts';

const files = import.meta.glob<{ default: ComponentType }>('../routes/*.tsx');

/** Loads a screen: each is in a separate file, with its component as `default`. */
export async function fetchScreen(name: AppScreenName): Promise<ComponentType> {
  const load = files[`../routes/${name}.tsx`];
  if (!load) throw new Error(`The screen ${name} has no file web/routes/${name}.tsx.`);
  return (await load()).default;
}
