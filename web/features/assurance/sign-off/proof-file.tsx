import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { AssessmentId } from '#domain/ids.ts';
import { evidenceQuery } from '#web/features/assurance/evidence/api.ts';
import { explainEvidence } from '#web/features/assurance/evidence/messages.ts';
import { UploadLines } from '#web/features/assurance/evidence/upload-lines.tsx';
import { addUploaded } from '#web/features/assurance/evidence/use-evidence.ts';
import { useUploads } from '#web/features/assurance/evidence/use-uploads.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { signOffMessages as say } from './messages.ts';

interface ProofFileProps {
  assessmentId: AssessmentId;
  /** The id of the evidence; '' if none is chosen. */
  value: string;
  onChange: (evidenceId: string) => void;
}

/** The file that shows a recorded step: one of the company's evidence, or a new one. */
export function ProofFile({ assessmentId, value, onChange }: ProofFileProps) {
  const client = useQueryClient();
  const list = evidenceQuery(assessmentId);
  const { data } = useQuery(list);
  const input = useRef<HTMLInputElement>(null);
  const { uploads, ...files } = useUploads(async (uploaded) => {
    try {
      const { evidence } = await addUploaded(uploaded, null);
      await client.invalidateQueries({ queryKey: list.queryKey });
      onChange(evidence.id);
      return null;
    } catch (error) {
      return explainEvidence(error);
    }
  });
  const known = data?.evidence.filter(({ kind, removedAt }) => kind === 'file' && removedAt === null) ?? [];
  return (
    <div className="flex flex-col gap-2">
      <Field label={say.file} hint={say.fileHint}>
        <Select
          value={known.some(({ id }) => id === value) ? value : ''}
          options={[{ value: '', label: say.noFile }, ...known.map(({ id, title }) => ({ value: id, label: title }))]}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </Field>
      <UploadLines uploads={uploads} {...files} />
      <Button size="sm" className="self-start" onClick={() => input.current?.click()}>
        {say.upload}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        onChange={({ currentTarget }) => {
          files.add(currentTarget.files ?? []);
          // Allows choosing the same file again.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
