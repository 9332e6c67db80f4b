import {
  Download,
  Ellipsis,
  ExternalLink,
  FileText,
  History,
  Image,
  Link2,
  Pencil,
  Unlink,
  Upload,
} from 'lucide-react';
import { useRef, useState } from 'react';
import type { Evidence, EvidenceList, EvidenceUse } from '#contract/evidence.ts';
import { evidencedCriteria } from '#domain/evidence/evidence.ts';
import type { EvidenceRevisionId } from '#domain/ids.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import { labelOf } from '#domain/reference/option.ts';
import { api } from '#web/lib/api.ts';
import { formatBytes } from '#web/lib/format-bytes.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { contentPath, previewPath } from './api.ts';
import { EvidenceDetails } from './evidence-details.tsx';
import { EvidenceForm } from './evidence-form.tsx';
import { explainEvidence, evidenceMessages as say } from './messages.ts';
import { useShowEvidence } from './use-evidence.ts';
import { useUploads } from './use-uploads.ts';

interface EvidenceItemProps {
  evidence: Evidence;
  /** How it is given at a record; null where it stands for itself. */
  use: EvidenceUse | null;
  /** What else is said of it. */
  said?: string;
  kind?: ComponentKind | undefined;
  people: EvidenceList['people'];
  /** What takes it away from here; null where it is only read. */
  end: { label: string; onPress: () => void } | null;
}

/** A piece of evidence, as it is given for a record or for itself. */
export function EvidenceItem({ evidence, use, said, kind, people, end }: EvidenceItemProps) {
  const [shows, setShows] = useState<'item' | 'form' | 'details'>('item');
  const menu = useRef<HTMLButtonElement>(null);
  const { title, file, url, note } = evidence;
  const chooser = useRef<HTMLInputElement>(null);
  const revision = useRevision(evidence);
  const back = () => {
    setShows('item');
    requestAnimationFrame(() => menu.current?.focus());
  };
  if (shows === 'form') {
    return (
      <li className="p-3">
        <EvidenceForm evidence={evidence} use={use} kind={kind} people={people} onClose={back} />
      </li>
    );
  }
  const Icon = file === null ? Link2 : file.isPicture ? Image : FileText;
  return (
    <li className="flex flex-col gap-2 p-3">
      <div className="flex items-start gap-2.5">
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
        <div className="min-w-0 flex-1">
          <p dir="auto" className="text-sm font-medium wrap-anywhere">
            {title}
          </p>
          <p className="mt-0.5 text-xs wrap-anywhere text-muted">
            <Facts facts={[...factsOf(evidence, use), said]} />
          </p>
          {note ? (
            <p dir="auto" className="mt-1 text-xs break-words whitespace-pre-wrap">
              {note}
            </p>
          ) : null}
          <p className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
            {evidence.hasExpired ? <Badge tone="warning">{say.expired}</Badge> : null}
            {evidence.isRemoved ? <Badge>{say.removed}</Badge> : null}
          </p>
        </div>
        <div className="-mt-1.5 -mr-1.5 flex shrink-0">
          {file ? (
            <LinkButton
              as="a"
              href={contentPath(evidence.id, file.id)}
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
            <MenuItem icon={<History aria-hidden="true" />} onPress={() => setShows('details')}>
              {say.details}
            </MenuItem>
            {end === null ? null : (
              <>
                <MenuItem icon={<Pencil aria-hidden="true" />} onPress={() => setShows('form')}>
                  {say.edit}
                </MenuItem>
                {file ? (
                  <MenuItem icon={<Upload aria-hidden="true" />} onPress={() => chooser.current?.click()}>
                    {say.replace}
                  </MenuItem>
                ) : null}
                <MenuItem icon={<Unlink aria-hidden="true" />} danger onPress={end.onPress}>
                  {end.label}
                </MenuItem>
              </>
            )}
          </Menu>
        </div>
      </div>
      {file?.isPicture ? (
        <img
          src={previewPath(evidence.id, file.id)}
          alt={say.previewOf(title)}
          loading="lazy"
          className="max-h-64 max-w-full self-start rounded-sm border bg-[white] object-contain"
        />
      ) : null}
      {revision.problem === null ? (
        revision.part === null ? null : (
          <Progress
            value={Math.floor(revision.part * 100)}
            label={say.sending(title, Math.floor(revision.part * 100))}
          />
        )
      ) : (
        <p role="alert" className="text-xs text-danger">
          {revision.problem}
        </p>
      )}
      {shows === 'details' ? <EvidenceDetails id={evidence.id} onClose={back} /> : null}
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={say.onPiece(say.replace, title)}
        onChange={({ currentTarget }) => {
          revision.send(currentTarget.files ?? []);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </li>
  );
}

function factsOf({ file, url, datedOn, validUntil, owner }: Evidence, use: EvidenceUse | null) {
  return [
    ...(use ? [labelOf(evidencedCriteria, use.criterion), use.passage] : []),
    file ? `${file.fileName}, ${formatBytes(file.bytes)}` : hostOf(url),
    file && file.number > 1 ? say.revision(file.number) : null,
    datedOn && say.dated(formatDay(datedOn)),
    validUntil && say.validTo(formatDay(validUntil)),
    owner && say.ownedBy(owner),
    use?.carriedFrom && say.carriedFrom(use.carriedFrom),
  ];
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url);

/** Sends a new revision of a file; `part` is null while none is on its way. */
function useRevision({ id }: Evidence) {
  const show = useShowEvidence();
  const { uploads, add, forget } = useUploads(async ({ fileId, fileName }) => {
    try {
      await api.evidence.replace({ id, fileId, fileName, revisionId: crypto.randomUUID() as EvidenceRevisionId });
      await show();
      toast.success(say.replaced, { id: 'evidence' });
      return null;
    } catch (error) {
      return explainEvidence(error);
    }
  });
  const last = uploads.at(-1);
  return {
    part: last ? last.part : null,
    problem: last?.problem ?? null,
    send(files: Iterable<File>) {
      for (const upload of uploads) forget(upload.id);
      add(files);
    },
  };
}
