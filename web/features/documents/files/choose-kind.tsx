import { type ReactNode, useId, useState } from 'react';
import { type FileKind, fileKinds } from '#domain/files/export-kinds.ts';
import { RadioGroup, type RadioOption } from '#web/ui/inputs/radio-group.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { filesMessages as say } from './messages.ts';
import { labelOfKind } from './use-files.ts';

interface ChooseKindProps {
  kind: FileKind;
  onChoose: (kind: FileKind) => void;
  /** Below the data files. */
  children?: ReactNode;
}

/** The files for people to read; the others are for programs and auditors. */
const READ: readonly FileKind[] = ['report', 'word', 'slides'];
const options = fileKinds.map(({ id, label, says }): RadioOption<FileKind> => ({ value: id, label, hint: says }));
const isRead = (kind: FileKind) => READ.includes(kind);
const toRead = options.filter(({ value }) => isRead(value));
const data = options.filter(({ value }) => !isRead(value));

/** Chooses the format of a file: the reports and slides in sight, the data files folded below them. */
export function ChooseKind({ kind, onChoose, children }: ChooseKindProps) {
  const name = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex flex-col gap-2">
      <RadioGroup isFramed name={name} label={say.kind} options={toRead} value={kind} onValueChange={onChoose} />
      <Fold
        isOpen={isOpen}
        onToggle={setIsOpen}
        className="-mx-2"
        summaryClassName="flex min-h-9 items-center rounded-md px-2 text-sm font-medium"
        summary={
          <>
            {say.data}
            {/* So that a closed fold does not hide what is chosen. */}
            {isRead(kind) || isOpen ? null : <span className="text-muted">{labelOfKind(kind)}</span>}
          </>
        }
      >
        <div className="px-2 pt-1">
          <RadioGroup hideLabel name={name} label={say.data} options={data} value={kind} onValueChange={onChoose} />
          {children}
        </div>
      </Fold>
    </div>
  );
}
