import { isSameValue } from '#domain/fields/values.ts';
import type { ConflictChoice, ConflictItem } from './conflict-dialog.tsx';
import type { Merging } from './merging.ts';
import { conflictMessages as say } from './messages.ts';
import { begunFrom, type RowDraft } from './row-drafts.ts';
import type { Met } from './save-changes.ts';
import { whoIs } from './who.ts';

/** The value of one row that is about to be saved. */
export interface Change<Value> extends RowDraft<Value> {
  key: string;
}

type MetChange<Value, Row> = Met<Change<Value>, Row>;
type Choices = Readonly<Record<string, ConflictChoice>>;

/** Merges what two people made of a row. Null if the other person deleted it. */
function mergeMet<Value, Row>(
  { change, conflict: { current } }: MetChange<Value, Row>,
  merging: Merging<Value, Row>,
  takesTheirs: readonly string[] = [],
) {
  if (!current) return null;
  const theirs = merging.saidBy(current, change.value);
  const mine = merging.saidIn(change.value);
  return { mine, theirs, ...merging.merge(change.base, mine, theirs, takesTheirs) };
}

const itemKey = (key: string, name: string) => `${key}\n${name}`;

/** What to ask: each field that both people changed, with both values; or the whole row, if the other person deleted it. */
export function itemsToAsk<Value, Row>(met: MetChange<Value, Row>, merging: Merging<Value, Row>): ConflictItem[] {
  const { change, conflict } = met;
  const { key, changedBy, changedById, changedAt } = conflict;
  const saved = { changedBy, changedById, changedAt };
  const title = merging.title(change.value, change.key);
  const merged = mergeMet(met, merging);
  if (!merged) {
    const mine = changedLines(change, merging) || title;
    return [{ key: itemKey(key, ''), label: title, mine, theirs: null, ...saved }];
  }
  return merged.asked.map((name) => ({
    key: itemKey(key, name),
    label: say.field(title, merging.labelOf(name)),
    mine: merging.word(name, merged.mine[name], key),
    theirs: merging.word(name, merged.theirs[name], key),
    ...saved,
  }));
}

/** What was changed, one line each: 'Severity: 4'. */
function changedLines<Value, Row>({ key, value, base }: Change<Value>, merging: Merging<Value, Row>): string {
  const [before, mine] = [base ?? merging.saidBy(null, value), merging.saidIn(value)];
  return Object.keys(mine)
    .filter((name) => !isSameValue(before[name], mine[name]))
    .map((name) => say.line(merging.labelOf(name), merging.word(name, mine[name], key)))
    .join('\n');
}

/** What to send instead, based on what is saved now; 'theirs' if none of the own values was chosen. */
export function applyChoices<Value, Row extends { version: number }>(
  met: MetChange<Value, Row>,
  merging: Merging<Value, Row>,
  choices: Choices,
): Change<Value> | 'theirs' {
  const { change, conflict } = met;
  const { key, current } = conflict;
  const isTheirs = (name: string) => choices[itemKey(key, name)] === 'theirs';
  const merged = mergeMet(met, merging);
  if (!merged) return isTheirs('') ? 'theirs' : { ...change, ...begunFrom(null, change.value, merging) };
  const { values, theirs } = mergeMet(met, merging, merged.asked.filter(isTheirs)) ?? merged;
  const isAllTheirs = Object.keys(theirs).every((name) => isSameValue(values[name], theirs[name]));
  if (isAllTheirs && merged.asked.length > 0) return 'theirs';
  const value = merging.withSaid(change.value, values);
  return { key: change.key, value, ...begunFrom(current, value, merging) };
}

/**
 * Says that fields which only somebody else had changed were kept; null if there are none.
 * @param self the reader
 */
export function sayKept<Value, Row>(
  met: MetChange<Value, Row>,
  merging: Merging<Value, Row>,
  self: string | undefined,
): string | null {
  const kept = mergeMet(met, merging)?.kept ?? [];
  if (kept.length === 0) return null;
  return say.kept(
    whoIs(met.conflict.changedBy, met.conflict.changedById, self),
    kept.map((name) => merging.labelOf(name) || merging.title(met.change.value, met.change.key)),
  );
}
