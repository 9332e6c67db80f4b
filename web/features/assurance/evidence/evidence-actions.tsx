import { Download, Ellipsis, ExternalLink, History, Pencil, Unlink, Upload } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import type { Evidence } from '#contract/evidence-shapes.ts';
import { cn } from '#web/lib/cn.ts';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { contentPath } from './api.ts';
import { evidenceMessages as say } from './messages.ts';

interface EvidenceActionsProps {
  evidence: Evidence;
  /** The button that opens the menu, to which the focus returns. */
  menu: RefObject<HTMLButtonElement | null>;
  onDetails: () => void;
  className?: string | undefined;
  /** The contents before the actions. */
  children: ReactNode;
  /** Null if it is read-only. */
  edits: { onEdit: () => void; onReplace: () => void; end: { label: string; onPress: () => void } } | null;
}

/** The actions on a piece of evidence: download, view, change, replace and remove. */
export function EvidenceActions({ evidence, menu, onDetails, edits, className, children }: EvidenceActionsProps) {
  const { id, title, file, url } = evidence;
  return (
    <div className={cn('-mt-1.5 -mr-1.5 flex shrink-0', className)}>
      {children}
      {file ? (
        <LinkButton
          as="a"
          href={contentPath(id, file.id)}
          download={file.fileName}
          variant="ghost"
          aria-label={say.onPiece(say.download, title)}
          title={say.download}
          className="px-2"
        >
          <Download aria-hidden="true" />
        </LinkButton>
      ) : (
        <LinkButton
          as="a"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          variant="ghost"
          aria-label={say.onPiece(say.openLink, title)}
          title={say.openLink}
          className="px-2"
        >
          <ExternalLink aria-hidden="true" />
        </LinkButton>
      )}
      <Menu
        trigger={
          <IconButton ref={menu} label={say.actions(title)}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem icon={<History aria-hidden="true" />} onPress={onDetails}>
          {say.details}
        </MenuItem>
        {edits === null ? null : (
          <>
            <MenuItem icon={<Pencil aria-hidden="true" />} onPress={edits.onEdit}>
              {say.edit}
            </MenuItem>
            {file ? (
              <MenuItem icon={<Upload aria-hidden="true" />} onPress={edits.onReplace}>
                {say.replace}
              </MenuItem>
            ) : null}
            <MenuItem icon={<Unlink aria-hidden="true" />} danger onPress={edits.end.onPress}>
              {edits.end.label}
            </MenuItem>
          </>
        )}
      </Menu>
    </div>
  );
}
