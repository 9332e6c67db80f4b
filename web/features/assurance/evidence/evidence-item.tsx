import { FileText, Image, Link2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { Evidence, EvidenceList, EvidenceUse } from '#contract/evidence-shapes.ts';
import type { CriteriaInput } from '#domain/components/criteria.ts';
import { evidencedCriteria } from '#domain/evidence/evidence.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { labelOf } from '#domain/reference/option.ts';
import { CommentsButton } from '#web/features/assurance/comments/comments-button.tsx';
import { cn } from '#web/lib/cn.ts';
import { formatBytes } from '#web/lib/format-bytes.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { useFocusBack } from '#web/lib/use-focus-back.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Facts } from '#web/ui/display/facts.tsx';
import { previewPath } from './api.ts';
import { EvidenceActions } from './evidence-actions.tsx';
import { EvidenceDetails } from './evidence-details.tsx';
import { EvidenceForm } from './evidence-form.tsx';
import { evidenceItemId } from './evidence-place.ts';
import { evidenceMessages as say } from './messages.ts';
import { UploadLines } from './upload-lines.tsx';
import { useRevision } from './use-revision.ts';

/** Comments that nobody has written: with a mouse, their button is shown only while the pointer or the focus is on the piece. */
const QUIET =
  'pointer-fine:invisible pointer-fine:group-focus-within/record:visible pointer-fine:group-hover/record:visible';

interface EvidenceItemProps {
  evidence: Evidence;
  /** Its use for a record; null if the piece is shown by itself. */
  use: EvidenceUse | null;
  /** The assessment in which it can be commented on; null if there is none that uses it. */
  usedIn: AssessmentId | null;
  /** Whether its revisions and uses are open. */
  hasDetails?: boolean;
  /** In a list of all evidence: what it supports. In a wide list, this, its date and its owner are columns (`pieceColumns`). */
  supports?: ReactNode;
  /** The entry that it is for. */
  entry?: CriteriaInput | undefined;
  people: EvidenceList['people'];
  /** The action that removes it from here; null if it is read-only. */
  end: { label: string; onPress: () => void } | null;
}

/** The columns of a wide list of all evidence: the piece, its date, its owner, what it supports, its actions. */
export const pieceColumns = '@3xl:grid-cols-[minmax(0,5fr)_9rem_minmax(0,2fr)_minmax(0,4fr)_6.75rem] gap-x-4 px-3';

/** A piece of evidence, with its use for a record or by itself. */
export function EvidenceItem({ evidence, use, usedIn, supports, entry, people, end, hasDetails }: EvidenceItemProps) {
  const [shows, setShows] = useState<'item' | 'form' | 'details'>(hasDetails ? 'details' : 'item');
  const menu = useFocusBack(shows !== 'item');
  const { title, file, datedOn, owner } = evidence;
  const chooser = useRef<HTMLInputElement>(null);
  const revision = useRevision(evidence);
  const back = () => setShows('item');
  if (shows === 'form') {
    return (
      <li className="p-3">
        <EvidenceForm evidence={evidence} use={use} entry={entry} people={people} onClose={back} />
      </li>
    );
  }
  const isListed = supports !== undefined;
  const Icon = file === null ? Link2 : file.isPicture ? Image : FileText;
  return (
    <li
      id={use ? undefined : evidenceItemId(evidence.id)}
      tabIndex={use ? undefined : -1}
      className="group/record flex flex-col gap-2 p-3"
    >
      <div
        className={
          isListed
            ? cn('-mx-3 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-y-1', pieceColumns)
            : 'flex items-start gap-x-2.5 gap-y-1'
        }
      >
        <div className="flex min-w-0 flex-1 items-start gap-x-2.5">
          <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
          <PieceText
            evidence={evidence}
            use={use}
            isListed={isListed}
            isOpen={shows === 'details'}
            onToggle={() => setShows(shows === 'details' ? 'item' : 'details')}
          />
        </div>
        {isListed ? (
          <>
            <span className="figures text-sm whitespace-nowrap text-muted @max-3xl:hidden">
              {datedOn && formatDay(datedOn)}
            </span>
            <span className="text-sm wrap-anywhere text-muted @max-3xl:hidden">{owner}</span>
            <p className="order-last col-span-full pl-6.5 text-xs wrap-anywhere @3xl:order-none @3xl:col-span-1 @3xl:pl-0 @3xl:text-sm">
              {supports}
            </p>
          </>
        ) : null}
        <EvidenceActions
          evidence={evidence}
          menu={menu}
          className={isListed ? 'justify-end max-sm:flex-col-reverse max-sm:items-end' : undefined}
          onDetails={() => setShows('details')}
          edits={end && { onEdit: () => setShows('form'), onReplace: () => chooser.current?.click(), end }}
        >
          {usedIn ? (
            <CommentsButton
              assessmentId={usedIn}
              record={{ noun: 'evidence', recordId: evidence.id }}
              name={title}
              className="px-2"
              emptyClassName={QUIET}
            />
          ) : null}
        </EvidenceActions>
      </div>
      {file?.isPicture ? (
        <img
          src={previewPath(evidence.id, file.id)}
          alt={say.previewOf(title)}
          loading="lazy"
          className="max-h-64 max-w-full self-start rounded-sm border bg-[white] object-contain"
        />
      ) : null}
      <UploadLines uploads={revision.uploads} again={revision.again} forget={revision.forget} />
      {revision.question}
      {shows === 'details' ? <EvidenceDetails id={evidence.id} leads={use === null} onClose={back} /> : null}
      {end ? (
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={say.onPiece(say.replace, title)}
          onChange={({ currentTarget }) => {
            revision.send(currentTarget.files ?? []);
            // Allows choosing the same file again.
            currentTarget.value = '';
          }}
        />
      ) : null}
    </li>
  );
}

interface PieceTextProps extends Pick<EvidenceItemProps, 'evidence' | 'use'> {
  isListed: boolean;
  /** Whether its revisions and uses are open. */
  isOpen: boolean;
  onToggle: () => void;
}

/** The title of a piece, which opens its details, with facts about it, its note and its state. */
function PieceText({ evidence, use, isListed, isOpen, onToggle }: PieceTextProps) {
  const { title, note, datedOn, hasExpired, removedAt } = evidence;
  const { source, validity, standing } = factsOf(evidence, use);
  return (
    <div className="min-w-0 flex-1">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="block cursor-pointer text-left text-sm font-medium wrap-anywhere hover:underline"
      >
        <span dir="auto">{title}</span>
      </button>
      <p className={cn('mt-0.5 text-xs wrap-anywhere text-muted', isListed && '@3xl:hidden')}>
        <Facts facts={[...source, datedOn && say.dated(formatDay(datedOn)), ...standing]} />
      </p>
      {isListed ? (
        <p className="mt-0.5 text-xs wrap-anywhere text-muted @max-3xl:hidden">
          <Facts facts={[...source, validity]} />
        </p>
      ) : null}
      {note ? (
        <p dir="auto" className="mt-1 text-xs break-words whitespace-pre-wrap">
          {note}
        </p>
      ) : null}
      <p className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
        {hasExpired ? <Badge tone="warning">{say.expired}</Badge> : null}
        {removedAt ? <Badge>{say.removed}</Badge> : null}
      </p>
    </div>
  );
}

/** Short facts about a piece of evidence and its use: what it is, until when it is valid, and who is responsible for it. */
function factsOf({ file, url, validUntil, owner }: Evidence, use: EvidenceUse | null) {
  const validity = validUntil && say.validTo(formatDay(validUntil));
  return {
    source: [
      ...(use ? [labelOf(evidencedCriteria, use.criterion), use.passage] : []),
      file ? `${file.fileName}, ${formatBytes(file.bytes)}` : hostOf(url),
      file && file.number > 1 ? say.revision(file.number) : null,
    ],
    validity,
    standing: [validity, owner && say.ownedBy(owner), use?.carriedFrom && say.carriedFrom(use.carriedFrom)],
  };
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url);
