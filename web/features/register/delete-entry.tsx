import { useEffect } from 'react';
import type { ComponentRow } from '#contract/components.ts';
import type { EditorSide } from '#web/features/components/messages.ts';
import { useDeleteComponent } from '#web/features/components/use-delete-component.ts';

interface DeleteEntryProps {
  side: EditorSide;
  /** Another object each time somebody asks. */
  asked: { row: ComponentRow };
  onGone: (id: string) => void;
}

/** Asks whether an entry is to be deleted, and why. */
export function DeleteEntry({ side, asked, onGone }: DeleteEntryProps) {
  const { askDelete, dialog } = useDeleteComponent(side, onGone);
  useEffect(() => askDelete(asked.row), [asked, askDelete]);
  return dialog;
}
