import { type FormEvent, useId, useState } from 'react';
import type { AssessmentShape } from '#contract/assessment.ts';
import { defaultVersion, isFinancialYearStart, versionFit } from '#domain/assessment/esrs-version.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { versionMessages as say } from './messages.ts';
import type { VersionChoiceInput } from './use-choose-version.tsx';
import { VersionFacts } from './version-facts.tsx';
import { VersionWarning } from './version-warning.tsx';

const options = Object.values(esrsVersions).map((version) => ({
  value: version.id as EsrsVersion,
  label: version.label,
  hint: `${version.governs}. ${version.legalAct}.`,
}));

export interface VersionDialogProps {
  assessment: AssessmentShape;
  /** Topic selections were saved: they are lost with the topics when the version changes. */
  hasSelections: boolean;
  busy: boolean;
  onChoose: (choice: VersionChoiceInput) => void;
  onClose: () => void;
}

/** Asks for the first day of the financial year and the version. The version follows the day until it is chosen by hand. */
export function VersionDialog({ assessment, hasSelections, busy, onChoose, onClose }: VersionDialogProps) {
  const formId = useId();
  const [day, setDay] = useState(assessment.financialYearStart);
  const [version, setVersion] = useState<EsrsVersion>(assessment.esrsVersion);
  const [isChosen, setIsChosen] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  const isValid = isFinancialYearStart(day);

  function changeDay(next: string) {
    setDay(next);
    if (!isChosen && isFinancialYearStart(next)) setVersion(defaultVersion(next).version);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setHasTried(true);
    if (isValid && !busy) onChoose({ financialYearStart: day, esrsVersion: version });
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !busy) onClose();
      }}
      title={say.dialogTitle}
      description={say.dialogText}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {say.cancel}
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={busy} busyText={say.saving}>
            {say.choose}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label={say.firstDay} required error={hasTried && !isValid ? say.firstDayError : undefined}>
          <Input
            type="date"
            min="2020-01-01"
            max="2099-12-31"
            value={day}
            onChange={(event) => changeDay(event.currentTarget.value)}
            className="max-w-48"
          />
        </Field>
        {isValid && versionFit(version, day) === 'permitted' ? <VersionFacts /> : null}
        <RadioGroup
          label={say.standard}
          required
          options={options}
          value={version}
          onValueChange={(next) => {
            setVersion(next);
            setIsChosen(true);
          }}
        />
        {isValid ? <VersionWarning version={version} financialYearStart={day} announce /> : null}
        {hasSelections && version !== assessment.esrsVersion ? <Alert>{say.topicsReplaced}</Alert> : null}
      </form>
    </Dialog>
  );
}
