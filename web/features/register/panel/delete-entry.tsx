import { useEffect } from 'react';
import type { ComponentRow } from '#contract/components.ts';
import type { EditorSide } from '#web/features/register/components/messages.ts';
import { useDeleteComponent } from '#web/features/register/components/use-delete-component.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { EMPTY_ID } from '../rows/table-id.ts';

interface DeleteEntryProps {
  side: EditorSide;
  /** A new object each time someone asks. */
  asked: { row: ComponentRow };
  onGone: (id: string) => void;
}

/** Asks whether to delete an entry, and why. */
export function DeleteEntry({ side, asked, onGone }: DeleteEntryProps) {
  const { askDelete, dialog } = useDeleteComponent(side, (id) => {
    onGone(id);
    // With the last entry, the table disappears, and so does the panel that asked.
    focusSoon(EMPTY_ID);
  });
  useEffect(() => askDelete(asked.row), [asked, askDelete]);
  return dialog;
}
