import { useQueryClient } from '@tanstack/react-query';
import type { AssessmentShape } from '#contract/assessment.ts';
import { MAX_NAME } from '#domain/limits.ts';
import { MeanwhileNote } from '#web/features/saving/meanwhile-note.tsx';
import { wholeMerging } from '#web/features/saving/merging.ts';
import type { RowDraft } from '#web/features/saving/row-drafts.ts';
import { useAskingSave } from '#web/features/saving/use-asking-save.ts';
import { useBegun } from '#web/features/saving/use-begun.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { useForm } from '#web/ui/inputs/form.tsx';
import { LimitedInput } from '#web/ui/inputs/limited-text.tsx';
import { limitMessages } from '#web/ui/messages.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { openAssessmentQuery, usePatchAssessment } from './api.ts';
import { draftMessages as say } from './messages.ts';

/** Asks for the draft's name, which distinguishes it from those of other years. */
export function RenameDialog({ assessment, onClose }: { assessment: AssessmentShape; onClose: () => void }) {
  const begun = useBegun(assessment, assessment.name, merging);
  const { rename, question } = useRename(assessment);
  const form = useForm({
    value: { name: begun.draft.value },
    onChange: ({ name }) => begun.change(name),
    check: ({ name }) => {
      if (name.trim() === '') return { name: say.nameMissing };
      return name.trim().length > MAX_NAME ? { name: limitMessages.tooLong(MAX_NAME) } : {};
    },
    send: async ({ name }) => {
      const isDone = name.trim() === assessment.name || (await rename({ ...begun.draft, value: name.trim() }));
      if (isDone) onClose();
      return isDone;
    },
  });
  return (
    <>
      <FormDialog
        form={form}
        title={say.renameTitle}
        size="sm"
        cancel={say.cancel}
        send={say.save}
        sending={say.renaming}
        onClose={onClose}
      >
        <MeanwhileNote
          className="empty:hidden"
          news={begun.news}
          place={{ assessmentId: assessment.id, noun: 'assessment', id: assessment.id }}
        />
        <Field label={say.name} hint={say.nameHint} required error={form.errorOf('name')}>
          <LimitedInput {...form.text('name')} most={MAX_NAME} />
        </Field>
      </FormDialog>
      {question}
    </>
  );
}

function useRename(assessment: AssessmentShape) {
  const { id } = assessment;
  const client = useQueryClient();
  const patch = usePatchAssessment(id);
  const { question, save } = useAskingSave(openAssessmentQuery.queryKey);
  async function rename(draft: RowDraft<string>): Promise<boolean> {
    const outcome = await save<string, AssessmentShape>([{ key: id, ...draft }], {
      merging,
      send: (changes) =>
        Promise.all(
          changes.map(({ value, seenVersion }) =>
            api.assessment.rename({ assessmentId: id, name: value, version: seenVersion ?? assessment.version }),
          ),
        ),
      failedTitle: say.renameFailed,
    });
    if (!outcome) return false;
    for (const row of [...outcome.saved, ...outcome.taken.map(({ current }) => current)]) {
      if (row) patch((whole) => ({ ...whole, assessment: row }));
    }
    void client.invalidateQueries({ queryKey: queryKeys.dashboard });
    toast.success(say.renamed);
    return true;
  }
  return { rename, question };
}

const merging = wholeMerging<string, AssessmentShape>({
  valueIn: (row) => row?.name ?? '',
  title: () => say.name,
  word: (name) => name,
});
