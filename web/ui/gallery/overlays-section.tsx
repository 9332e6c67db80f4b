import { useState } from 'react';
import { Button } from '../inputs/button.tsx';
import { Field } from '../inputs/field.tsx';
import { Input } from '../inputs/input.tsx';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { Sheet } from '../overlays/sheet.tsx';
import { toast } from '../overlays/toast-store.ts';
import { Tooltip } from '../overlays/tooltip.tsx';
import { Example, GallerySection } from './gallery-section.tsx';

export function OverlaysSection() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'sheet' | null>(null);
  const close = () => setOpen(null);
  return (
    <GallerySection id="overlays" title="What floats">
      <Example label="Dialogs">
        <Button onClick={() => setOpen('dialog')}>Rename chat</Button>
        <Button variant="danger" onClick={() => setOpen('confirm')}>
          Delete chat
        </Button>
        <Button onClick={() => setOpen('sheet')}>Open sheet</Button>
        <Tooltip text="Severity times likelihood, out of 25">
          <Button variant="ghost">16 of 25</Button>
        </Tooltip>
      </Example>
      <Example label="Toasts">
        <Button
          onClick={() =>
            toast.success('Section Saved', { description: 'Stakeholder Mapping has been saved successfully.' })
          }
        >
          Success
        </Button>
        <Button onClick={() => toast.info('Contact Support', { description: 'Please email us to enable 2FA.' })}>
          Info
        </Button>
        <Button onClick={() => toast.warning('Message sent but failed to save to history')}>Warning</Button>
        <Button
          onClick={() =>
            toast.error('Failed to save section data.', {
              action: { label: 'Try again', onPress: () => toast.success('Section Saved') },
            })
          }
        >
          Error with a way out
        </Button>
      </Example>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title="Rename Chat"
        description="Only you see your chats."
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Save
            </Button>
          </>
        }
      >
        <Field label="Chat Title">
          <Input defaultValue="Water in the supply chain" />
        </Field>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={close}
        danger
        title="Delete Chat"
        description={'Are you sure you want to delete "Water in the supply chain"? This action cannot be undone.'}
        confirmLabel="Delete"
        onConfirm={close}
      />
      <Sheet open={open === 'sheet'} onOpenChange={close} title="Details" side="right">
        <p className="p-5">A panel of 18rem.</p>
      </Sheet>
    </GallerySection>
  );
}
