import { useQuery } from '@tanstack/react-query';
import type { AuditInput } from '#contract/team.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { auditDayProblem } from '#domain/people/audit.ts';
import { assessmentsQuery } from '#web/features/questionnaire/assessment/api.ts';
import { Checkbox } from '#web/ui/inputs/checkbox.tsx';
import { Field, FieldGroup } from '#web/ui/inputs/field.tsx';
import type { FormState } from '#web/ui/inputs/form.tsx';
import { Input } from '#web/ui/inputs/input.tsx';
import { auditProblems, auditMessages as say } from './messages.ts';

/** Validates an audit; returns one sentence per field. */
export function checkAudit({ lastDay, assessments }: AuditInput) {
  const problem = auditDayProblem(lastDay, new Date());
  return {
    ...(problem && { lastDay: auditProblems[problem] }),
    ...(assessments?.length === 0 && { assessments: auditProblems['audited-required'] }),
  };
}

interface AuditFieldProps<Values extends AuditInput> {
  form: FormState<Values, keyof AuditInput>;
  /** Whether what the field means is said elsewhere. */
  isExplained?: boolean;
}

/** Until when an auditor has access. */
export function LastDayField<Values extends AuditInput>({ form, isExplained = false }: AuditFieldProps<Values>) {
  return (
    <Field label={say.lastDay} hint={isExplained ? undefined : say.lastDayHint} error={form.errorOf('lastDay')}>
      <Input
        type="date"
        value={form.value.lastDay}
        onChange={(event) => form.set({ lastDay: event.currentTarget.value } as Partial<Values>)}
      />
    </Field>
  );
}

/** What an auditor has access to. */
export function AuditedField<Values extends AuditInput>({ form }: AuditFieldProps<Values>) {
  return (
    <Audited
      chosen={form.value.assessments}
      error={form.errorOf('assessments')}
      onChange={(assessments) => form.set({ assessments } as Partial<Values>)}
    />
  );
}

interface AuditedProps {
  chosen: AssessmentId[] | null;
  error: string | undefined;
  onChange: (chosen: AssessmentId[] | null) => void;
}

function Audited({ chosen, error, onChange }: AuditedProps) {
  const { data: assessments = [] } = useQuery(assessmentsQuery);
  return (
    <FieldGroup label={say.which} error={error}>
      <Checkbox
        label={say.all}
        checked={chosen === null}
        onChange={(event) => onChange(event.currentTarget.checked ? null : [])}
      />
      {chosen === null
        ? null
        : assessments.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen.includes(id)}
              onChange={(event) =>
                onChange(event.currentTarget.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
          ))}
    </FieldGroup>
  );
}
