import type { AssessmentId } from '#domain/ids.ts';
import { FIRST_REPORT_YEARS, type Undertaking, undertakings } from '#domain/reference/phase-in-options.ts';
import { useUnsaved } from '#web/features/saving/use-unsaved.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { useForm } from '#web/ui/inputs/form.tsx';
import { RadioGroup } from '#web/ui/inputs/radio-group.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import type { DisclosureChoices } from './api.ts';
import { choiceMessages as say } from './messages.ts';
import { useChoices } from './use-choices.ts';

interface UndertakingDialogProps {
  assessmentId: AssessmentId;
  choices: DisclosureChoices;
  onClose: () => void;
}

interface Input {
  undertaking: Undertaking | '';
  firstReportYear: number | null;
}

const YEARS = Array.from({ length: 6 }, (_, index) => FIRST_REPORT_YEARS.min + index);

/** Says which kind of undertaking the company is, and from which financial year it must report. */
export default function UndertakingDialog({ assessmentId, choices, onClose }: UndertakingDialogProps) {
  const { undertaking, firstReportYear } = choices;
  const [input = { undertaking, firstReportYear }, setInput] = useUnsaved<Input>(assessmentId, 'undertaking');
  const { sayUndertaking, meanwhile } = useChoices(assessmentId);
  const form = useForm({
    value: input,
    onChange: setInput,
    check: (value) => ({
      ...(value.undertaking === '' && { undertaking: say.undertakingMissing }),
      ...(value.undertaking === 'from-2027' && value.firstReportYear === null && { firstReportYear: say.yearMissing }),
    }),
    send: async (value) => {
      if (value.undertaking === '') return false;
      const year = value.undertaking === 'from-2027' ? value.firstReportYear : null;
      const isDone = await sayUndertaking(value.undertaking, year);
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
      isBusy={form.isBusy}
      title={say.undertakingTitle}
      description={say.undertakingText}
      cancel={say.cancel}
      send={say.save}
      sending={say.saving}
      onClose={close}
    >
      {meanwhile ? (
        <Alert tone="warning" announce>
          {say.assessmentChanged}
        </Alert>
      ) : null}
      <RadioGroup
        label={say.undertakingQuestion}
        required
        error={form.errorOf('undertaking')}
        value={input.undertaking === '' ? null : input.undertaking}
        onValueChange={(chosen) => form.set({ undertaking: chosen })}
        options={undertakings.map(({ id, label }) => ({ value: id, label, hint: say.undertakingHints[id] }))}
      />
      {input.undertaking === 'from-2027' ? (
        <Field label={say.firstYear} hint={say.firstYearHint} required error={form.errorOf('firstReportYear')}>
          <Select
            value={input.firstReportYear === null ? '' : String(input.firstReportYear)}
            onChange={({ target }) => form.set({ firstReportYear: Number(target.value) })}
            placeholder={say.chooseYear}
            options={YEARS.map((each) => ({ value: String(each), label: String(each) }))}
          />
        </Field>
      ) : null}
    </FormDialog>
  );
}
