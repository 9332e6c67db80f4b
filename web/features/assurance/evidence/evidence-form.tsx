import { useId } from 'react';
import type { Evidence, EvidenceList, EvidenceUse } from '#contract/evidence-shapes.ts';
import type { CriteriaInput } from '#domain/components/criteria.ts';
import { criteriaOffered } from '#domain/evidence/criteria-offered.ts';
import { type EvidencedCriterion, isWebAddress } from '#domain/evidence/evidence.ts';
import { evidenceFields, evidenceUseFields } from '#domain/evidence/fields.ts';
import { validateFields } from '#domain/fields/validation.ts';
import type { UserId } from '#domain/ids.ts';
import { MAX_EVIDENCE_NOTE, MAX_PASSAGE, MAX_TITLE, MAX_URL } from '#domain/limits.ts';
import { useUnsaved } from '#web/features/saving/use-unsaved.ts';
import { api, codeOf } from '#web/lib/api.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { type FieldErrors, Form, useForm } from '#web/ui/inputs/form.tsx';
import { FormButtons } from '#web/ui/inputs/form-buttons.tsx';
import { Input } from '#web/ui/inputs/input.tsx';
import { LimitedInput, LimitedTextarea } from '#web/ui/inputs/limited-text.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { limitMessages } from '#web/ui/messages.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { explainChange, evidenceMessages as say } from './messages.ts';
import { useShowEvidence } from './use-evidence.ts';

interface EvidenceFormProps {
  evidence: Evidence;
  /** Its use for a record; null if only the piece itself is being changed. */
  use: EvidenceUse | null;
  /** The entry that it is for; undefined if the record is not an entry. */
  entry: CriteriaInput | undefined;
  people: EvidenceList['people'];
  onClose: () => void;
}

interface EvidenceInput {
  title: string;
  url: string;
  note: string;
  /** ISO dates; '' if empty. */
  datedOn: string;
  validUntil: string;
  ownerId: string;
  criterion: string;
  passage: string;
  /** The version when the input began. */
  version: number;
  useVersion: number;
}

const inputOf = (evidence: Evidence, use: EvidenceUse | null): EvidenceInput => ({
  title: evidence.title,
  url: evidence.url,
  note: evidence.note,
  datedOn: evidence.datedOn ?? '',
  validUntil: evidence.validUntil ?? '',
  ownerId: evidence.ownerId ?? '',
  criterion: use?.criterion ?? '',
  passage: use?.passage ?? '',
  version: evidence.version,
  useVersion: use?.version ?? 0,
});

/** Changes the details of a piece of evidence, and of its use for one record. Typed text is kept when the form closes. */
export function EvidenceForm({ evidence, use, entry, people, onClose }: EvidenceFormProps) {
  const formId = useId();
  const [kept, keep] = useUnsaved<EvidenceInput>(evidence.id, `evidence-${use?.id ?? ''}`);
  const show = useShowEvidence();
  const form = useForm<EvidenceInput>({
    value: kept ?? inputOf(evidence, use),
    onChange: keep,
    check: (input) => checkInput(input, evidence.kind === 'link'),
    send: async (input) => {
      try {
        await send(input, evidence, use);
      } catch (error) {
        if (codeOf(error) === 'conflict') {
          await show();
          toast.error(say.conflict, { id: 'evidence' });
          // The typed text is kept, based on the current version.
          keep({ ...input, ...(await versionsNow(evidence, use)) });
        } else toast.error(say.notChanged, { description: explainChange(error), id: 'evidence' });
        return false;
      }
      keep(undefined);
      await show();
      toast.success(say.saved, { id: 'evidence' });
      onClose();
      return true;
    },
  });
  return (
    <Form form={form} id={formId} aria-label={say.onPiece(say.edit, evidence.title)} className="flex flex-col gap-3">
      <Field label={evidenceFields.title.label} required error={form.errorOf('title')}>
        <LimitedInput {...form.text('title')} most={MAX_TITLE} autoFocus />
      </Field>
      {evidence.kind === 'link' ? (
        <Field label={evidenceFields.url.label} required error={form.errorOf('url')}>
          <LimitedInput {...form.text('url')} type="url" inputMode="url" most={MAX_URL} />
        </Field>
      ) : null}
      {use ? (
        <div className="grid gap-3 sm:grid-cols-2">
          {entry ? (
            <Field label={say.criterion}>
              <Select
                {...form.text('criterion')}
                options={[
                  { value: '', label: say.wholeEntry },
                  ...criteriaOffered(entry, use.criterion).map(({ id, label }) => ({ value: id, label })),
                ]}
              />
            </Field>
          ) : null}
          <Field label={evidenceUseFields.passage.label} hint={say.passageHint} error={form.errorOf('passage')}>
            <LimitedInput {...form.text('passage')} most={MAX_PASSAGE} />
          </Field>
        </div>
      ) : null}
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={say.datedOn} hint={say.datedOnHint} error={form.errorOf('datedOn')}>
          <Input type="date" {...form.text('datedOn')} />
        </Field>
        <Field label={say.validUntil} hint={say.validUntilHint} error={form.errorOf('validUntil')}>
          <Input type="date" {...form.text('validUntil')} />
        </Field>
      </div>
      <Field label={say.owner}>
        <Select
          {...form.text('ownerId')}
          options={[
            { value: '', label: say.nobody },
            ...(evidence.ownerId && !people.some(({ userId }) => userId === evidence.ownerId)
              ? [{ value: evidence.ownerId as string, label: evidence.owner ?? say.somebody }]
              : []),
            ...people.map(({ userId, name }) => ({ value: userId as string, label: name })),
          ]}
        />
      </Field>
      <Field label={evidenceFields.note.label} error={form.errorOf('note')}>
        <LimitedTextarea {...form.text('note')} rows={2} most={MAX_EVIDENCE_NOTE} />
      </Field>
      <div className="flex justify-end gap-2">
        <FormButtons
          formId={formId}
          isBusy={form.isBusy}
          cancel={say.cancel}
          send={say.save}
          sending={say.saving}
          onCancel={() => {
            keep(undefined);
            onClose();
          }}
        />
      </div>
    </Form>
  );
}

const texts = { ...evidenceFields, passage: evidenceUseFields.passage };

function checkInput(input: EvidenceInput, isLink: boolean): FieldErrors<keyof EvidenceInput> {
  const problems = validateFields(texts, input);
  const found: FieldErrors<keyof EvidenceInput> = {};
  for (const name of Object.keys(problems) as (keyof typeof texts)[]) {
    found[name] = problems[name] === 'too-long' ? limitMessages.tooLong(texts[name].max) : say.titleMissing;
  }
  for (const name of ['datedOn', 'validUntil'] as const) {
    if (input[name] !== '' && input[name] < FIRST_DAY) found[name] = say.dateWrong;
  }
  if (isLink && !isWebAddress(input.url.trim())) found.url = say.linkWrong;
  return found;
}

/** The earliest date of a document that the server accepts. */
const FIRST_DAY = '1900-01-01';

/** Saves what differs: first the piece of evidence, then its use. Throws refusals. */
async function send(input: EvidenceInput, evidence: Evidence, use: EvidenceUse | null): Promise<void> {
  const before = inputOf(evidence, use);
  const isOther = (...names: (keyof EvidenceInput)[]) => names.some((name) => input[name] !== before[name]);
  if (isOther('title', 'url', 'note', 'datedOn', 'validUntil', 'ownerId')) {
    await api.evidence.change({
      id: evidence.id,
      title: input.title.trim(),
      note: input.note,
      datedOn: input.datedOn || null,
      validUntil: input.validUntil || null,
      ownerId: (input.ownerId || null) as UserId | null,
      url: evidence.kind === 'link' ? input.url.trim() : null,
      seenVersion: input.version,
    });
  }
  if (use && isOther('criterion', 'passage')) {
    await api.evidence.changeUse({
      assessmentId: use.assessmentId,
      id: use.id,
      criterion: input.criterion as EvidencedCriterion,
      passage: input.passage,
      seenVersion: input.useVersion,
    });
  }
}

async function versionsNow(evidence: Evidence, use: EvidenceUse | null) {
  const now = await api.evidence.read({ id: evidence.id });
  return {
    version: now.evidence.version,
    useVersion: now.uses.find(({ id }) => id === use?.id)?.version ?? 0,
  };
}
