import { createContext, use, useEffect, useRef } from 'react';

/** What a section body reports to the wizard, so that Save, Next, Complete and the section cards know about unsaved input. */
export interface SectionWork {
  isDirty: boolean;
  /** A value that was filled in for the person: saved with Save and Next, but not something that they could lose. */
  hasSuggestion?: boolean;
  /** Saves unsaved input. Resolves to false if it failed; the body then shows why. */
  save: () => Promise<boolean>;
  /** Forgets unsaved input. */
  discard: () => void;
}

export interface SectionWorkRegistry {
  register(work: SectionWork | null): void;
}

export const SectionWorkContext = createContext<SectionWorkRegistry | null>(null);

/** Called by a section body on each render with its current state; several bodies on one page are not supported. */
export function useSectionWork(work: SectionWork): void {
  const registry = use(SectionWorkContext);
  const latest = useRef(work);
  latest.current = work;
  const { isDirty, hasSuggestion = false } = work;
  useEffect(() => {
    registry?.register({
      isDirty,
      hasSuggestion,
      save: () => latest.current.save(),
      discard: () => latest.current.discard(),
    });
    return () => registry?.register(null);
  }, [registry, isDirty, hasSuggestion]);
}
