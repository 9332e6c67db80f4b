import { Plus, Upload as UploadIcon } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { EvidenceList } from '#contract/evidence-shapes.ts';
import { criteriaOffered } from '#domain/evidence/criteria-offered.ts';
import type { EvidencedCriterion } from '#domain/evidence/evidence.ts';
import type { EvidenceId } from '#domain/ids.ts';
import { cn } from '#web/lib/cn.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { AddLink } from './add-link.tsx';
import { type EvidencePlace, evidenceOf } from './api.ts';
import { explainEvidence, evidenceMessages as say } from './messages.ts';
import { TakeKnown } from './take-known.tsx';
import { UploadLines } from './upload-lines.tsx';
import { type Added, useAddEvidence } from './use-evidence.ts';
import { useUploads } from './use-uploads.ts';

interface AddEvidenceProps {
  place: EvidencePlace;
  list: EvidenceList;
  /** Only one button at first, which unfolds the ways to add; files can be dropped and pasted at once. */
  isFolded: boolean;
  /** Hears of every piece that was added. */
  onAdded?: ((id: EvidenceId) => void) | undefined;
  /** The choice of the record, if it can be made here. */
  chooseRecord?: ReactNode;
  /** The existing evidence; files can be dropped on it, too. */
  children: ReactNode;
}

/** The area where evidence is added for a record. Files and pictures can be dropped and pasted anywhere on it. */
export function AddEvidence({ place, list, isFolded, onAdded, chooseRecord, children }: AddEvidenceProps) {
  const add = useAddEvidence(place);
  const [isShown, setShown] = useState(!isFolded);
  const [chosen, setChosen] = useState<{ of: string | undefined; criterion: EvidencedCriterion } | null>(null);
  // A criterion is of one entry.
  const criterion = chosen && chosen.of === place.record?.recordId ? chosen.criterion : '';
  const [isOver, setOver] = useState(false);

  async function give(added: Added): Promise<string | null> {
    try {
      const id = await add(added, criterion);
      onAdded?.(id);
      toast.success(say.added, { id: 'evidence' });
      return null;
    } catch (error) {
      return explainEvidence(error);
    }
  }
  const { uploads, ...files } = useUploads(({ fileId, fileName }) => give({ is: 'file', fileId, fileName }));

  const given = new Set((place.record ? evidenceOf(list, place.record) : []).map(({ evidence }) => evidence.id));
  const others = list.evidence.filter(({ id, removedAt }) => removedAt === null && !given.has(id));

  function take(event: DragEvent | ClipboardEvent, { files: taken }: DataTransfer) {
    if (taken.length === 0) return;
    event.preventDefault();
    files.add(taken);
  }
  const supports = place.entry ? (
    <Field label={say.criterion} className="sm:w-64">
      <Select
        value={criterion}
        onChange={({ currentTarget }) =>
          setChosen({ of: place.record?.recordId, criterion: currentTarget.value as EvidencedCriterion })
        }
        options={[
          { value: '', label: say.wholeEntry },
          ...criteriaOffered(place.entry, criterion).map(({ id, label }) => ({ value: id, label })),
        ]}
      />
    </Field>
  ) : null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are extras; the button works with the keyboard
    <div
      className={cn(
        'flex grow flex-col gap-4 rounded-md outline-offset-4',
        isOver && 'outline-2 outline-accent outline-dashed',
      )}
      onPaste={(event) => take(event, event.clipboardData)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget as Node | null) || setOver(false)
      }
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event, event.dataTransfer);
      }}
    >
      {chooseRecord ? null : children}
      <UploadLines uploads={uploads} {...files} />
      {isFolded ? (
        <Button size="sm" className="self-start" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          <Plus aria-hidden="true" />
          {say.add}
        </Button>
      ) : null}
      <div className={isShown ? 'contents' : 'hidden'}>
        {chooseRecord ? null : supports}
        <DropZone onFiles={files.add} />
        <AddLink onAdd={(url) => give({ is: 'link', url })} />
        {chooseRecord}
        {chooseRecord ? supports : null}
        {place.record && others.length > 0 ? (
          <TakeKnown others={others} onTake={(evidenceId) => give({ is: 'known', evidenceId })} />
        ) : null}
      </div>
      {chooseRecord ? children : null}
    </div>
  );
}

/** Where files can be dropped, with a button that chooses them. */
function DropZone({ onFiles }: { onFiles: (files: Iterable<File>) => void }) {
  const file = useRef<HTMLInputElement>(null);
  const hintId = useId();
  return (
    <div className="flex flex-col items-center gap-2 rounded-md border border-dashed border-line-strong px-4 py-4 text-center text-sm">
      <p className="flex flex-wrap items-center justify-center gap-2">
        <span className="text-muted">{say.drop}</span>
        <Button size="sm" aria-describedby={hintId} onClick={() => file.current?.click()}>
          <UploadIcon aria-hidden="true" />
          {say.choose}
        </Button>
      </p>
      <p id={hintId} className="text-xs text-muted">
        {say.dropHint}
      </p>
      <input
        ref={file}
        type="file"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          onFiles(currentTarget.files ?? []);
          // Allows choosing the same file again.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
