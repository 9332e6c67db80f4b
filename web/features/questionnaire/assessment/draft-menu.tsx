import { Ellipsis, PencilLine, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { AssessmentShape } from '#contract/assessment.ts';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { draftMessages as say } from './messages.ts';
import { RemoveDraftDialog } from './remove-draft-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';

interface DraftMenuProps {
  assessment: AssessmentShape;
  /** The id of its button. */
  id: string;
  /** Actions on the part that is open; above the others. */
  children: ReactNode;
}

/** The actions on the draft as a whole. */
export function DraftMenu({ assessment, id, children }: DraftMenuProps) {
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Menu
        align="start"
        trigger={
          <IconButton id={id} label={say.menu} size="sm" className="shrink-0 sm:-my-1.5 sm:self-start print:hidden">
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        {children}
        <MenuItem icon={<PencilLine aria-hidden="true" />} onPress={() => setOpen('rename')}>
          {say.rename}
        </MenuItem>
        <MenuItem
          icon={<Trash2 aria-hidden="true" />}
          danger
          disabled={assessment.isReopened}
          onPress={() => setOpen('remove')}
        >
          {assessment.isReopened ? say.cannotRemove : say.remove}
        </MenuItem>
      </Menu>
      {open === 'rename' ? <RenameDialog assessment={assessment} onClose={close} /> : null}
      {open === 'remove' ? <RemoveDraftDialog assessment={assessment} onClose={close} /> : null}
    </>
  );
}
