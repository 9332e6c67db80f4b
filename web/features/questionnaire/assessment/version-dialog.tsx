import { useState } from 'react';
import type { AssessmentShape } from '#contract/assessment.ts';
import {
  defaultVersion,
  type EsrsRoute,
  isFinancialYearStart,
  keptRoute,
  lawfulRoutes,
  recommendedRoute,
  routeLabel,
  routeOf,
  versionFit,
} from '#domain/assessment/esrs-version.ts';
import { MeanwhileNote } from '#web/features/saving/meanwhile-note.tsx';
import type { RowDraft } from '#web/features/saving/row-drafts.ts';
import { useBegun } from '#web/features/saving/use-begun.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { type FormState, useForm } from '#web/ui/inputs/form.tsx';
import { Input } from '#web/ui/inputs/input.tsx';
import { RadioGroup } from '#web/ui/inputs/radio-group.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { type VersionChoiceInput, versionMerging } from './merge-versions.ts';
import { versionMessages as say } from './messages.ts';
import { VersionFacts } from './version-facts.tsx';
import { VersionWarning } from './version-warning.tsx';

/** The routes to choose from: always both versions, and the reliefs if the law allows them; first the one that we recommend. */
function optionsOf(day: string, chosen: EsrsRoute) {
  const shown: EsrsRoute[] = ['esrs-2023', 'esrs-2023-reliefs', 'esrs-2026'];
  const isShown = (route: EsrsRoute) =>
    route !== 'esrs-2023-reliefs' || route === chosen || lawfulRoutes(day).includes(route);
  const recommended = recommendedOf(day);
  const others = shown.filter((route) => isShown(route) && route !== recommended);
  return [...(recommended ? [recommended] : []), ...others].map((route) => ({
    value: route,
    label:
      route === recommended ? (
        <>
          {routeLabel(route)} <Badge tone="success">{say.recommended}</Badge>
        </>
      ) : (
        routeLabel(route)
      ),
    hint: route === recommended ? `${say.recommendedFor} ${say.routes[route]}` : say.routes[route],
  }));
}

export interface VersionDialogProps {
  assessment: AssessmentShape;
  /** Topic selections have been saved: they are lost with the topics when the version changes. */
  hasSelections: boolean;
  /** False if it failed, which has been reported then. */
  onChoose: (choice: RowDraft<VersionChoiceInput>) => Promise<boolean>;
  onClose: () => void;
}

/** What is chosen at first: the present route, or while the standard of a first assessment is to be confirmed, the recommended one. */
function firstChoice(assessment: AssessmentShape): EsrsRoute {
  const recommended = assessment.esrsVersionToBeConfirmed ? recommendedOf(assessment.financialYearStart) : null;
  return recommended ?? routeOf(assessment);
}

/** The route that we recommend for a year for which the law offers several; null for others. */
const recommendedOf = (day: string) => (lawfulRoutes(day).length > 1 ? recommendedRoute(day) : null);

/** Asks for the first day of the financial year and the version. The version follows the day until the person chooses one. */
export function VersionDialog({ assessment, hasSelections, onChoose, onClose }: VersionDialogProps) {
  const { financialYearStart, esrsVersion } = assessment;
  const begun = useBegun(assessment, { financialYearStart, route: firstChoice(assessment) }, versionMerging);
  const choice = begun.draft.value;
  const [isChosen, setIsChosen] = useState(false);
  const form = useForm<VersionChoiceInput>({
    value: choice,
    onChange: begun.change,
    check: ({ financialYearStart: day }) =>
      isFinancialYearStart(day) ? {} : { financialYearStart: say.firstDayError },
    send: (value) => onChoose({ ...begun.draft, value }),
  });
  return (
    <FormDialog
      form={form}
      title={say.dialogTitle}
      description={say.dialogText}
      cancel={say.cancel}
      send={say.choose}
      sending={say.saving}
      onClose={onClose}
    >
      <MeanwhileNote
        className="empty:hidden"
        news={begun.news}
        place={{ assessmentId: assessment.id, noun: 'assessment', id: assessment.id }}
      />
      <VersionFields
        form={form}
        isFirst={assessment.esrsVersionToBeConfirmed}
        isChosen={isChosen}
        onChosen={() => setIsChosen(true)}
      />
      {hasSelections && keptRoute(choice.route).esrsVersion !== esrsVersion ? (
        <Alert>{say.topicsReplaced}</Alert>
      ) : null}
    </FormDialog>
  );
}

interface VersionFieldsProps {
  form: FormState<VersionChoiceInput>;
  /** The standard is still to be confirmed. */
  isFirst: boolean;
  /** The person has chosen the version. */
  isChosen: boolean;
  onChosen: () => void;
}

function VersionFields({ form, isFirst, isChosen, onChosen }: VersionFieldsProps) {
  const { financialYearStart: day, route } = form.value;
  const isValid = isFinancialYearStart(day);
  function changeDay(next: string) {
    const follows = !isChosen && isFinancialYearStart(next);
    const route = (follows && isFirst && recommendedOf(next)) || defaultVersion(next).version;
    form.set({ financialYearStart: next, ...(follows && { route }) });
  }
  return (
    <>
      <Field label={say.firstDay} required error={form.errorOf('financialYearStart')}>
        <Input
          type="date"
          min="2020-01-01"
          max="2099-12-31"
          value={day}
          onChange={(event) => changeDay(event.currentTarget.value)}
          className="max-w-48"
        />
      </Field>
      {isValid && versionFit(route, day) === 'permitted' ? <VersionFacts /> : null}
      <RadioGroup
        label={say.standard}
        required
        options={optionsOf(day, route)}
        value={route}
        onValueChange={(next) => {
          form.set({ route: next });
          onChosen();
        }}
      />
      {isValid ? <VersionWarning version={route} financialYearStart={day} announce /> : null}
    </>
  );
}
