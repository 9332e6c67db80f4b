import type { Component } from '#domain/components/component.ts';
import type { ScoreOf } from '#domain/components/open-scores.ts';
import { OPEN_FIELDS, SCORE_FIELDS_OF } from '#domain/components/score-fields.ts';
import type { Measure } from '#domain/measures/measure.ts';

/** The kinds of change that need a reason (product P36). */
export type ReasonKind = 'score' | 'aside' | 'move' | 'delete' | 'wording';

/** A change needs a reason if one of these fields changes in this way. */
export interface ReasonRule<Name extends string = string> {
  fields: readonly Name[];
  /**
   * `changes`: to any value. `is-rescored`: a value that someone had given changes. `is-later`: a given date becomes a later one.
   * `becomes`, `was`: it gets or loses this value.
   */
  when: 'changes' | 'is-rescored' | 'is-later' | { becomes: string | boolean } | { was: string | boolean };
  /** Does not apply if the same change sets this field to this value. */
  unless?: { field: Name; becomes: string | boolean };
  kind: ReasonKind;
}

/** If the score was missing before, nobody had given the old value: it is being scored for the first time. */
const rescored = (score: ScoreOf): ReasonRule<keyof Component> => ({
  fields: SCORE_FIELDS_OF[score],
  when: 'is-rescored',
  unless: { field: OPEN_FIELDS[score], becomes: false },
  kind: 'score',
});

export const componentRules: readonly ReasonRule<keyof Component>[] = [
  { fields: ['topicId'], when: 'changes', kind: 'move' },
  rescored('severity'),
  rescored('likelihood'),
  { fields: ['impactRelevant', 'financialRelevant'], when: { becomes: false }, kind: 'aside' },
];

/**
 * A reason is needed if a measure loses what allows it to lower a score (method M28). No line of the history records whether it did lower
 * one, so a measure that is only planned also needs a reason if it is postponed.
 */
export const measureRules: readonly ReasonRule<keyof Measure>[] = [
  { fields: ['state'], when: { becomes: 'planned' }, kind: 'score' },
  { fields: ['kind'], when: { becomes: 'remediation' }, kind: 'score' },
  { fields: ['effectiveness'], when: { was: 'effective' }, kind: 'score' },
  { fields: ['since'], when: 'is-later', unless: { field: 'state', becomes: 'implemented' }, kind: 'score' },
];

/** The kind of reason that a change needs, by the first rule that applies; null if none does. */
export function kindAskedBy<Row extends object>(
  rules: readonly ReasonRule<Extract<keyof Row, string>>[],
  before: Row,
  after: Row,
): ReasonKind | null {
  type Name = Extract<keyof Row, string>;
  const becomes = (name: Name, value: unknown) => before[name] !== value && after[name] === value;
  const isSo = (name: Name, when: ReasonRule['when']): boolean => {
    const [was, is] = [before[name], after[name]];
    if (was === is) return false;
    if (when === 'changes') return true;
    if (when === 'is-rescored') return was !== null;
    if (when === 'is-later') return was !== '' && is > was;
    return 'was' in when ? was === when.was : is === when.becomes;
  };
  const rule = rules.find(
    ({ fields, when, unless }) =>
      fields.some((name) => isSo(name, when)) && !(unless && becomes(unless.field, unless.becomes)),
  );
  return rule?.kind ?? null;
}
