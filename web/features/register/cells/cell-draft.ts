import type { Component } from '#domain/components/component.ts';
import { REASON_OF } from '#domain/components/criteria.ts';
import type { ScoreField } from '#domain/components/score-fields.ts';
import type { Score5 } from '#domain/fields/score5.ts';
import { cellForm } from '#web/features/saving/register-forms.ts';
import { useUnsaved } from '#web/features/saving/use-unsaved.ts';
import type { CellEdit } from '../rows/columns.ts';

/** Text typed in a cell that is not in a row yet. */
export interface KeptCell {
  id: string;
  /** The row's name, in case it is deleted. */
  title: string;
  name: ScoreField;
  words: string;
  /** The reason when typing started. */
  was: string;
  /** The score that belongs to it; omitted if none was chosen. */
  score?: Score5 | null;
}

/** Text typed in a cell, kept in the browser until it is in the row or was discarded. */
export const useKeptCell = (assessmentId: string, form: string) => useUnsaved<KeptCell>(assessmentId, form);

/** The reason typed next to the scores of a cell, with its score; both continue where the person left them. */
export function useCellWords(assessmentId: string, component: Component, { kind, name }: CellEdit) {
  const reason = kind === 'score' ? REASON_OF[name] : null;
  const stands = reason ? component[reason] : '';
  const [kept, keep] = useKeptCell(assessmentId, cellForm(component, name));
  const said = kept?.words ?? stands;

  function hold(words: string, score: KeptCell['score']): void {
    const { id, title } = component;
    const isNothing = kind !== 'score' || (words === stands && score === undefined);
    keep(
      isNothing
        ? undefined
        : { id, title, name, words, was: kept?.was ?? stands, ...(score !== undefined && { score }) },
    );
  }
  return {
    reason,
    said,
    /** Undefined if no score belongs to it. */
    score: kept?.score,
    /** A colleague's change to the reason since typing started; null if there is none. */
    meanwhile: kept && kept.was !== stands ? stands : null,
    say: (words: string) => hold(words, kept?.score),
    take: (score: Score5 | null) => hold(said, score),
    forget: () => keep(undefined),
  };
}
