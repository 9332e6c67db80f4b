import { useState } from 'react';
import type { SelectionRow } from '#contract/topics.ts';
import type { Topic } from '#domain/assessment/assessment.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { conflictMessages } from '#web/features/saving/messages.ts';
import { useWhoOfRows } from '#web/features/saving/who-changed.ts';
import { Alert } from '#web/ui/layout/alert.tsx';
import { topicMessages as say } from './messages.ts';

type SavedTopic = ReadonlyMap<string, SelectionRow>;

/**
 * The topics whose relevance somebody else has saved since the first unsaved tick was made here; empty while nothing is unsaved.
 * @param unsaved ids of topics with an unsaved tick, including those being saved
 */
export function useChangedMeanwhile(saved: SavedTopic, unsaved: readonly string[]): readonly string[] {
  const [begun, setBegun] = useState({ saved, own: unsaved });
  const isSettled = begun.saved === saved && begun.own.length === 0;
  if (unsaved.length === 0 && !isSettled) setBegun({ saved, own: unsaved });
  // A topic that was unsaved here and is now saved was saved here.
  const isNew = unsaved.some((id) => !begun.own.includes(id));
  if (isNew) setBegun({ saved: begun.saved, own: [...new Set([...begun.own, ...unsaved])] });
  if (unsaved.length === 0) return [];
  const isRelevant = (rows: SavedTopic, id: string) => rows.get(id)?.isRelevant ?? true;
  return [...saved.keys()].filter(
    (id) => !begun.own.includes(id) && isRelevant(saved, id) !== isRelevant(begun.saved, id),
  );
}

interface ChangedTopicsProps {
  assessmentId: AssessmentId;
  topics: readonly Topic[];
  saved: SavedTopic;
  changed: readonly string[];
}

/** Says, next to unsaved ticks, what a colleague has ticked in the meantime; the list already shows it (product P20). */
export function ChangedTopics({ assessmentId, topics, saved, changed }: ChangedTopicsProps) {
  const whoChanged = useWhoOfRows(assessmentId, 'selection', changed.length > 0);
  const named = topics.filter(({ id }) => changed.includes(id));
  const by = named.map(({ code, name }) => whoChanged(`${code} ${name}`)).find((name) => name !== null);
  const namesOf = (isRelevant: boolean) =>
    named.filter(({ id }) => (saved.get(id)?.isRelevant ?? true) === isRelevant).map(({ name }) => name);
  const [relevant, notRelevant] = [namesOf(true), namesOf(false)];
  return (
    <div role="status" className="empty:hidden">
      {named.length > 0 ? (
        <Alert title={conflictMessages.changed(by ?? null)}>
          {relevant.length > 0 ? <p>{say.nowRelevant(relevant)}</p> : null}
          {notRelevant.length > 0 ? <p>{say.nowNotRelevant(notRelevant)}</p> : null}
        </Alert>
      ) : null}
    </div>
  );
}
