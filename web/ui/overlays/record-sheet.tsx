import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../inputs/icon-button.tsx';
import { Sheet } from './sheet.tsx';

export interface RecordSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** 'Comments on Water use': the name for assistive technology. */
  label: string;
  /** 'Comments'. */
  title: string;
  /** The record they belong to: a name, or a link to its place. */
  subtitle: ReactNode;
  /** Shown beside the close button. */
  action?: ReactNode;
  closeLabel: string;
  children: ReactNode;
}

/** A panel at the side with what belongs to one record, such as its comments, its history or its evidence. */
export function RecordSheet(props: RecordSheetProps) {
  const { isOpen, onOpenChange, label, title, subtitle, action, closeLabel, children } = props;
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title={label}
      side="right"
      className="w-112 max-w-[100vw] sm:max-w-[90vw]"
    >
      <header className="flex items-start gap-2 border-b px-4 py-3 sm:px-5">
        <div className="min-w-0 flex-1">
          <p aria-hidden="true" className="headline text-lg">
            {title}
          </p>
          {typeof subtitle === 'string' ? (
            <p aria-hidden="true" dir="auto" className="text-sm break-words text-muted">
              {subtitle}
            </p>
          ) : (
            subtitle
          )}
        </div>
        {action}
        <IconButton label={closeLabel} size="sm" onClick={() => onOpenChange(false)}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      {children}
    </Sheet>
  );
}
