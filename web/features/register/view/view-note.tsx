import { queryFaultSentences } from '#web/features/assistant/query/messages.ts';
import type { NamedViewState } from '#web/features/register/views/use-named-view.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { viewNoteMessages as say } from './messages.ts';
import type { ReadView } from './register-view.ts';

interface ViewNoteProps {
  named: NamedViewState;
  view: ReadView;
  /** The rows belong to a completed assessment. */
  isFrozen: boolean;
  onShowAll: () => void;
}

/** Which parts of a view or an address cannot be shown, and why; the rest is applied. */
export function ViewNote({ named, view, isFrozen, onShowAll }: ViewNoteProps) {
  const note = noteOf(named, view, isFrozen);
  if (note === null) return null;
  return (
    <Alert
      tone="warning"
      announce
      title={note.title}
      action={
        <Button size="sm" onClick={onShowAll}>
          {say.showAll}
        </Button>
      }
    >
      {note.text}
    </Alert>
  );
}

function noteOf({ state, view: named }: NamedViewState, { isAsked, faults, goneTopics }: ReadView, isFrozen: boolean) {
  if (!isAsked && state === 'gone') return { title: say.notThere, text: say.notThereText };
  if (!isAsked && state === 'failed') return { title: say.notThere, text: say.notLoadedText };
  const reasons = [
    ...new Set(
      faults.map((fault) => (isFrozen && fault === 'unknown-field' ? say.notFrozen : queryFaultSentences[fault])),
    ),
    ...(goneTopics.length > 0 ? [say.goneTopics(goneTopics)] : []),
  ];
  if (reasons.length === 0) return null;
  return isAsked || named === null
    ? { title: say.badFilter, text: say.badFilterText(reasons) }
    : { title: say.outdated(named.name), text: say.outdatedText(reasons) };
}
