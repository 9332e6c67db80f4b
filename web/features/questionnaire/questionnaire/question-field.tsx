import { CircleDashed } from 'lucide-react';
import { MAX_LONG_TEXT, MAX_NAME } from '#domain/limits.ts';
import { readChoices, writeChoices } from '#domain/questionnaire/answer.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { LimitedInput, LimitedTextarea } from '#web/ui/inputs/limited-text.tsx';
import { MultiChoice } from '#web/ui/inputs/multi-choice.tsx';
import { MultiCombobox } from '#web/ui/inputs/multi-combobox.tsx';
import { RadioGroup } from '#web/ui/inputs/radio-group.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { findCountries } from './find-countries.ts';
import { controlHints, questionMessages as say } from './messages.ts';
import { asksOther, isMissing, type ShownQuestion } from './shown-questions.ts';

export interface QuestionFieldProps {
  question: ShownQuestion;
  /** As stored: several choices as a JSON array of option ids. */
  value: string;
  otherText: string;
  /** The value was suggested by us and is not saved. */
  isSuggested: boolean;
  /** What the company's profile says about an answer that it leaves open. */
  profileHint?: string | undefined;
  /** What somebody else has done to the answer in the meantime. */
  news: string | undefined;
  /** Reports at the field that a required answer is missing. */
  showsMissing: boolean;
  onChange: (value: string) => void;
  onOtherChange: (text: string) => void;
}

/** An open question is not an error, so this is muted text under the guidance. */
function StillOpen({ guidance }: { guidance: string | undefined }) {
  return (
    <>
      {guidance ? <span className="block">{guidance}</span> : null}
      <span className="mt-0.5 flex items-start gap-1.5 text-ink print:hidden">
        <CircleDashed aria-hidden="true" className="mt-px size-3.5 shrink-0 text-warning" />
        {say.required}
      </span>
    </>
  );
}

/** One question with the control that the rules choose. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, value, onChange } = props;
  const { control, label, required } = question;
  const options = question.options.map((option) => ({ value: option.id, label: option.label }));
  const guidance =
    props.news ??
    (props.isSuggested ? say.suggested : (props.profileHint ?? controlHints[control as keyof typeof controlHints]));
  const isOpen = props.showsMissing && isMissing(question, value);
  const labelled = (
    <>
      {/* On a phone, the menu is beside the first line of the question; what is below has the whole width. */}
      <span
        aria-hidden="true"
        className="float-right h-5 w-8 group-has-[[data-marks]>button+button]/record:w-20 sm:hidden print:hidden"
      />
      {label}
    </>
  );
  const frame = { label: labelled, required, hint: isOpen ? <StillOpen guidance={guidance} /> : guidance };

  if (control === 'countries') {
    return (
      <Field {...frame}>
        <MultiCombobox
          options={options}
          value={readChoices(value)}
          onValueChange={(ids) => onChange(writeChoices(ids))}
          placeholder={say.searchCountries}
          emptyText={say.noCountry}
          find={findCountries}
        />
      </Field>
    );
  }
  if (question.takesSeveral) {
    return (
      <MultiChoice
        {...frame}
        options={options}
        value={readChoices(value)}
        onValueChange={(ids) => onChange(writeChoices(ids))}
        {...(question.other ? { otherValue: question.other.option } : {})}
        otherText={props.otherText}
        otherLabel={say.otherLabel(label)}
        onOtherTextChange={props.onOtherChange}
        columns={2}
      />
    );
  }
  if (control === 'radio') {
    return <RadioGroup {...frame} options={options} value={value || null} onValueChange={onChange} />;
  }
  if (control === 'textarea') {
    return (
      <Field {...frame}>
        <LimitedTextarea
          value={value}
          most={MAX_LONG_TEXT}
          onChange={(event) => onChange(event.currentTarget.value)}
          className="min-h-20"
        />
      </Field>
    );
  }
  if (options.length > 0) {
    return (
      <div className="flex flex-col gap-2">
        <Field {...frame}>
          <Select
            options={options}
            placeholder={say.choose}
            clearable={!required}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </Field>
        {asksOther(question, value) ? (
          <LimitedTextarea
            rows={1}
            aria-label={say.otherLabel(label)}
            placeholder={say.otherPlaceholder}
            value={props.otherText}
            most={MAX_LONG_TEXT}
            onChange={(event) => props.onOtherChange(event.currentTarget.value)}
          />
        ) : null}
      </div>
    );
  }
  return (
    <Field {...frame}>
      <LimitedInput
        type={control === 'number' || control === 'email' ? control : 'text'}
        value={value}
        most={control === 'email' ? MAX_NAME : MAX_LONG_TEXT}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
