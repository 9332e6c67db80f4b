import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AssessmentShape } from '#contract/assessment.ts';
import type { Approach } from '#domain/assessment/approach.ts';
import { MAX_LONG_TEXT } from '#domain/limits.ts';
import {
  assessmentsQuery,
  openAssessmentQuery,
  usePatchAssessment,
} from '#web/features/questionnaire/assessment/api.ts';
import { useToldAct } from '#web/features/saving/use-told-act.ts';
import { useUnsaved } from '#web/features/saving/use-unsaved.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { useForm } from '#web/ui/inputs/form.tsx';
import { LimitedTextarea } from '#web/ui/inputs/limited-text.tsx';
import { RadioGroup } from '#web/ui/inputs/radio-group.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { limitMessages } from '#web/ui/messages.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { conclusionMessages as say } from './messages.ts';

type Said = Pick<AssessmentShape, 'id' | 'version' | 'approach' | 'approachNote'>;

interface Input {
  approach: Approach;
  approachNote: string;
}

/** Says how the assessment was approached. A colleague's change in the meantime is shown first. */
export default function ApproachDialog({ assessment, onClose }: { assessment: Said; onClose: () => void }) {
  const { id } = assessment;
  // The version when the form was opened, until a colleague's change has been shown.
  const [opened] = useState(assessment.version);
  const client = useQueryClient();
  const patch = usePatchAssessment(id);
  const { act, overtaken } = useToldAct<Said>({
    query: openAssessmentQuery.queryKey,
    readAgain: () => {
      void client.invalidateQueries({ queryKey: assessmentsQuery.queryKey });
      void client.invalidateQueries({ queryKey: queryKeys.history });
    },
  });
  const saved: Input = { approach: assessment.approach, approachNote: assessment.approachNote };
  const [input = saved, setInput] = useUnsaved<Input>(id, 'approach');
  const form = useForm<Input>({
    value: input,
    onChange: setInput,
    check: ({ approach, approachNote }) => ({
      ...(approach === '' && { approach: say.approachMissing }),
      ...(approachNote.length > MAX_LONG_TEXT && { approachNote: limitMessages.tooLong(MAX_LONG_TEXT) }),
    }),
    send: async (said) => {
      const version = overtaken?.row?.version ?? opened;
      const save = async () => {
        const now = await api.assessment.describeApproach({ assessmentId: id, ...said, version });
        patch((whole) => ({ ...whole, assessment: now }));
      };
      const isDone = await act(save, { done: say.approachSaved, failed: say.approachFailed });
      if (isDone) close();
      return isDone;
    },
  });

  function close() {
    setInput(undefined);
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title={say.approachTitle}
      cancel={say.cancel}
      send={say.save}
      sending={say.saving}
      onClose={close}
    >
      {overtaken ? (
        <Alert tone="warning" announce>
          {say.approachOvertaken}
        </Alert>
      ) : null}
      <RadioGroup
        label={say.approach}
        required
        error={form.errorOf('approach')}
        value={input.approach === '' ? null : input.approach}
        onValueChange={(approach) => form.set({ approach })}
        options={(['top-down', 'bottom-up', 'both'] as const).map((value) => ({ value, label: say.approaches[value] }))}
      />
      <Field label={say.note} hint={say.noteHint} error={form.errorOf('approachNote')}>
        <LimitedTextarea {...form.text('approachNote')} most={MAX_LONG_TEXT} className="min-h-24" />
      </Field>
    </FormDialog>
  );
}
