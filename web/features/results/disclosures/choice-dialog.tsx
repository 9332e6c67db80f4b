import { useState } from 'react';
import type { DisclosureChoiceRow } from '#contract/disclosures.ts';
import { type OmissionGround, omissionGrounds } from '#domain/disclosures/fields.ts';
import { openChoices } from '#domain/disclosures/open-choices.ts';
import { groundSources, noneSources } from '#domain/disclosures/words.ts';
import { MAX_REASON } from '#domain/limits.ts';
import { labelOf } from '#domain/reference/option.ts';
import { phaseInParts } from '#domain/reference/phase-in-options.ts';
import type { PhaseInBasis } from '#domain/reference/phase-ins.ts';
import type { Dashboard, DashboardTopic } from '#domain/results/dashboard.ts';
import type { DisclosureLine } from '#domain/results/disclosures.ts';
import { useUnsaved } from '#web/features/saving/use-unsaved.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { useForm } from '#web/ui/inputs/form.tsx';
import { LimitedTextarea } from '#web/ui/inputs/limited-text.tsx';
import { MultiChoice } from '#web/ui/inputs/multi-choice.tsx';
import { RadioGroup } from '#web/ui/inputs/radio-group.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { limitMessages } from '#web/ui/messages.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { choiceMessages as say } from './messages.ts';
import { useChoices } from './use-choices.ts';

interface ChoiceDialogProps {
  assessment: Dashboard['assessment'];
  line: DisclosureLine;
  basis: PhaseInBasis;
  /** The saved choice; null if there is none. */
  row: DisclosureChoiceRow | null;
  topicOf: (code: string) => DashboardTopic;
  onClose: () => void;
}

interface Input {
  choice: DisclosureChoiceRow['choice'] | 'reported';
  phaseIn: string;
  until: number | null;
  ground: string;
  reason: string;
  topicCodes: readonly string[];
}

const REPORTED: Input = { choice: 'reported', phaseIn: '', until: null, ground: '', reason: '', topicCodes: [] };

/** Chooses whether a requirement is reported, phased in, left out, or reported as "none in place". */
export default function ChoiceDialog({ assessment, line, basis, row, topicOf, onClose }: ChoiceDialogProps) {
  const { requirement } = line;
  // The choice when the form was opened: one that a colleague makes in the meantime is shown before it is replaced.
  const [seen] = useState(row);
  const [input = seen ?? REPORTED, setInput] = useUnsaved<Input>(assessment.id, `disclosure-${requirement.code}`);
  const { meanwhile, choose, remove } = useChoices(assessment.id);
  const open = openChoices(line, basis);
  const form = useForm({
    value: input,
    onChange: setInput,
    check: (value) => checkInput(value, line, open.phaseIns),
    send: async ({ choice, phaseIn, until, ground, reason, topicCodes }) => {
      const present = meanwhile ? meanwhile.row : seen;
      const chosen = { requirement: requirement.code, phaseIn, until, ground, reason, topicCodes };
      const isDone =
        choice === 'reported'
          ? present === null || (await remove(present))
          : await choose({ ...chosen, choice }, present?.version ?? null);
      if (isDone) close();
      return isDone;
    },
  });

  function close() {
    setInput(undefined);
    onClose();
  }

  function setChoice(choice: Input['choice']) {
    const [longest] = open.phaseIns.toReversed();
    const first = open.phaseIns.find(({ part }) => part === input.phaseIn) ?? longest;
    form.set({
      choice,
      ...(choice === 'phased-in' && first && { phaseIn: first.part, until: input.until ?? first.until }),
      ...(choice === 'none' && line.topicCodes.length === 1 && { topicCodes: [...line.topicCodes] }),
    });
  }

  return (
    <FormDialog
      form={form}
      isBusy={form.isBusy}
      title={say.dialog(requirement.code)}
      description={requirement.title}
      cancel={say.cancel}
      send={say.save}
      sending={say.saving}
      onClose={close}
    >
      {meanwhile ? (
        <Alert tone="warning" announce>
          {say.overtaken(meanwhile.by, meanwhile.row)}
        </Alert>
      ) : null}
      <ChoiceRadios value={input.choice} open={open} basis={basis} onChange={setChoice} />
      {input.choice === 'phased-in' ? (
        <PhaseInFields
          value={input}
          error={form.errorOf('until')}
          onChange={form.set}
          basis={basis}
          phaseIns={open.phaseIns}
        />
      ) : null}
      {input.choice === 'left-out' ? (
        <RadioGroup
          label={say.ground}
          required
          error={form.errorOf('ground')}
          value={input.ground}
          onValueChange={(ground) => form.set({ ground })}
          options={open.grounds.map((ground) => groundOption(ground, basis))}
        />
      ) : null}
      {input.choice === 'none' && line.topicCodes.length > 0 ? (
        <MultiChoice
          label={say.topics}
          required
          error={form.errorOf('topicCodes')}
          options={line.topicCodes.map((code) => ({ value: code, label: `${code} ${topicOf(code).name}` }))}
          value={input.topicCodes}
          onValueChange={(topicCodes) => form.set({ topicCodes })}
        />
      ) : null}
      {input.choice === 'reported' ? null : (
        <Field
          label={say.reason}
          hint={
            input.phaseIn === 'stated' && input.choice === 'phased-in' ? say.placeHint : say.reasonHints[input.choice]
          }
          required={needsReason(input)}
          error={form.errorOf('reason')}
        >
          <LimitedTextarea {...form.text('reason')} most={MAX_REASON} className="min-h-20" />
        </Field>
      )}
    </FormDialog>
  );
}

interface ChoiceRadiosProps {
  value: Input['choice'];
  open: ReturnType<typeof openChoices>;
  basis: PhaseInBasis;
  onChange: (choice: Input['choice']) => void;
}

/** What can be done with a requirement, and why some of it is not possible. */
function ChoiceRadios({ value, open, basis, onChange }: ChoiceRadiosProps) {
  return (
    <RadioGroup
      label={say.question}
      required
      value={value}
      onValueChange={onChange}
      options={[
        { value: 'reported' as const, label: say.reported },
        {
          value: 'phased-in' as const,
          label: say.phasedIn,
          ...(open.phaseIns.length === 0 && {
            disabled: value !== 'phased-in',
            hint: basis.undertaking === '' ? say.undertakingFirst : say.noPhaseIn,
          }),
        },
        {
          value: 'left-out' as const,
          label: say.leftOut,
          ...(open.grounds.length === 0 && { disabled: value !== 'left-out', hint: say.noGround }),
        },
        ...(open.canBeNone
          ? [
              {
                value: 'none' as const,
                label: say.none,
                hint: `${say.noneHint} (${noneSources[basis.esrsVersion]})`,
              },
            ]
          : []),
      ]}
    />
  );
}

const needsReason = ({ choice, phaseIn }: Input) =>
  choice === 'left-out' || (choice === 'phased-in' && phaseIn === 'stated');

function checkInput(value: Input, line: DisclosureLine, phaseIns: ReturnType<typeof openChoices>['phaseIns']) {
  const { choice, phaseIn, until, ground, reason, topicCodes } = value;
  const given = phaseIns.find(({ part }) => part === phaseIn);
  return {
    ...(choice === 'phased-in' && (until === null || !given || until > given.until) && { until: say.untilMissing }),
    ...(choice === 'left-out' && ground === '' && { ground: say.groundMissing }),
    ...(choice === 'none' &&
      line.topicCodes.length > 0 &&
      topicCodes.length === 0 && { topicCodes: say.topicsMissing }),
    ...(needsReason(value) && reason.trim() === '' && { reason: say.reasonMissing }),
    ...(reason.length > MAX_REASON && { reason: limitMessages.tooLong(MAX_REASON) }),
  };
}

function groundOption(ground: OmissionGround, { esrsVersion }: PhaseInBasis) {
  const source = groundSources[esrsVersion][ground];
  return { value: ground as string, label: labelOf(omissionGrounds, ground), ...(source !== '' && { hint: source }) };
}

interface PhaseInFieldsProps {
  value: Input;
  error: string | undefined;
  onChange: (changed: Pick<Input, 'phaseIn' | 'until'>) => void;
  basis: PhaseInBasis;
  phaseIns: ReturnType<typeof openChoices>['phaseIns'];
}

/** What is phased in, and until when; the law limits the year. */
function PhaseInFields({ value: { phaseIn, until }, error, onChange, basis, phaseIns }: PhaseInFieldsProps) {
  const given = phaseIns.find(({ part }) => part === phaseIn);
  const year = Number(basis.financialYearStart.slice(0, 4));
  const years = given ? Array.from({ length: given.until - year }, (_, index) => year + 1 + index) : [];
  return (
    <>
      {phaseIns.length > 1 ? (
        <RadioGroup
          label={say.part}
          required
          value={phaseIn}
          onValueChange={(part) => {
            const next = phaseIns.find((one) => one.part === part);
            onChange({ phaseIn: part, until: next?.until ?? until });
          }}
          options={phaseIns.map(({ part, until: latest, source }) => ({
            value: part as string,
            label: labelOf(phaseInParts, part),
            hint: say.latest(latest, source),
          }))}
        />
      ) : null}
      <Field label={say.until} hint={given ? say.latest(given.until, given.source) : undefined} required error={error}>
        <Select
          value={until === null ? '' : String(until)}
          onChange={({ target }) => onChange({ phaseIn, until: Number(target.value) })}
          placeholder={say.chooseYear}
          options={years.map((each) => ({ value: String(each), label: String(each) }))}
        />
      </Field>
    </>
  );
}
