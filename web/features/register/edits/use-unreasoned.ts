import { useCallback, useRef } from 'react';
import type { ComponentRow } from '#contract/components.ts';
import type { Component } from '#domain/components/component.ts';
import { reasonAskedBy } from '#domain/history/reason-kind.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { useHeldValue } from '#web/lib/observable.ts';
import { useKeptWhy } from '../reason/reason-drafts.ts';

/** The rows whose changes here need a reason that nobody has given yet, the latest last. All of it is stable. */
export function useUnreasoned(assessmentId: AssessmentId) {
  const [keptWhy] = useKeptWhy(assessmentId);
  const unreasoned = useHeldValue<readonly string[]>(keptWhy?.ids ?? []);
  /** The saved version of each row for which a reason was first requested. */
  const askedOf = useRef(new Map<string, number>());

  const noteEdit = useCallback(
    (saved: ComponentRow | undefined, next: Component) => {
      if (!saved || !reasonAskedBy(saved, next)) return;
      if (!askedOf.current.has(saved.id)) askedOf.current.set(saved.id, saved.version);
      unreasoned.set(withLast(unreasoned.get(), saved.id));
    },
    [unreasoned],
  );
  /** If a change is reverted before it was saved, it needs no reason. */
  const noteUnchanged = useCallback(
    (saved: ComponentRow | undefined, next: Component) => {
      if (!saved || askedOf.current.get(saved.id) !== saved.version || reasonAskedBy(saved, next)) return;
      askedOf.current.delete(saved.id);
      unreasoned.set(unreasoned.get().filter((each) => each !== saved.id));
    },
    [unreasoned],
  );
  const letReasonsBe = useCallback(() => {
    askedOf.current.clear();
    unreasoned.set([]);
  }, [unreasoned]);
  return { unreasoned, noteEdit, noteUnchanged, letReasonsBe };
}

/** With an id at the end; unchanged if it is already there. */
const withLast = (ids: readonly string[], id: string): readonly string[] =>
  ids.at(-1) === id ? ids : [...ids.filter((each) => each !== id), id];
