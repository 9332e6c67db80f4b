import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { StandardDisclosures } from '#domain/results/disclosures.ts';
import { openFolds } from '#web/lib/open-folds.ts';
import type { ShownState } from './state-filter.tsx';

type Code = StandardDisclosures['standard'];

/**
 * Which standards are open: none at first, all of them once a status is chosen. The address can name a standard or a requirement, which is
 * then opened and scrolled to.
 */
export function useOpened(standards: readonly StandardDisclosures[], shown: ShownState) {
  const all = standards.map(({ standard }) => standard);
  const atFirst = (state: ShownState) => new Set(state === 'all' ? [] : all);
  const [opened, setOpened] = useState<ReadonlySet<Code>>(() => atFirst(shown));
  const { hash } = useLocation();
  useEffect(() => {
    openFolds(hash.slice(1));
  }, [hash]);
  return {
    opened,
    restart: (state: ShownState) => setOpened(atFirst(state)),
    setAll: (isOpen: boolean) => setOpened(new Set(isOpen ? all : [])),
    toggle: (code: Code, isOpen: boolean) =>
      setOpened((before) => new Set(isOpen ? [...before, code] : [...before].filter((each) => each !== code))),
  };
}
