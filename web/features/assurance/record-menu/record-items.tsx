import { History, MessageSquare, Paperclip, UserRound } from 'lucide-react';
import { MenuItem } from '#web/ui/overlays/menu.tsx';
import { recordMenuMessages as say } from './messages.ts';
import type { RecordPanel, RecordPlaces } from './record-panels.tsx';

interface RecordItemsProps {
  places: RecordPlaces;
  onOpen: (panel: RecordPanel) => void;
}

const ICONS = { work: UserRound, evidence: Paperclip, comments: MessageSquare, history: History } as const;
const ORDER = ['work', 'evidence', 'comments', 'history'] as const satisfies readonly RecordPanel[];

/** The items that open a record's panels. */
export function RecordItems({ places, onOpen }: RecordItemsProps) {
  return ORDER.filter((panel) => places[panel] !== undefined).map((panel) => {
    const Icon = ICONS[panel];
    return (
      <MenuItem key={panel} icon={<Icon aria-hidden="true" />} onPress={() => onOpen(panel)}>
        {say[panel]}
      </MenuItem>
    );
  });
}
