import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { TeamMemberShape } from '#contract/team.ts';
import { MAX_LONG_TEXT } from '#domain/limits.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { wholeFigures } from '#domain/progress/last-look.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { teamQuery } from '#web/features/company/team/api.ts';
import { Checkbox } from '#web/ui/inputs/checkbox.tsx';
import { Field, FieldGroup } from '#web/ui/inputs/field.tsx';
import type { FormState } from '#web/ui/inputs/form.tsx';
import { Input } from '#web/ui/inputs/input.tsx';
import { LimitedTextarea } from '#web/ui/inputs/limited-text.tsx';
import { lastLookMessages as say } from './messages.ts';
import { type CompletionInput, lookersOf } from './use-complete.ts';

interface LastLookProps {
  data: WholeAssessment & Pick<AssessmentData, 'reasonGaps'>;
  dashboard: Dashboard;
  form: FormState<CompletionInput>;
}

/** One last look at the whole: its figures, who looked, and what was weighed. */
export function LastLook({ data, dashboard, form }: LastLookProps) {
  const { data: team = [] } = useQuery(teamQuery);
  const members = team.filter(({ role }) => role !== 'auditor');
  const ticked = lookersOf(form.value, members);
  const { esrsVersion } = data.assessment;
  const figures = useMemo(() => wholeFigures(data, dashboard), [data, dashboard]);
  return (
    <section className="flex flex-col gap-3 border-t pt-5">
      <div>
        <h3 className="font-medium">{say.lookTitle}</h3>
        <p className="text-sm text-pretty text-muted">{say.lookText[esrsVersion]}</p>
        <ul className="mt-2 flex flex-col gap-0.5 text-sm">
          {say.figures(figures).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <FieldGroup label={say.who} required error={form.errorOf('members')}>
        <ul className="flex max-h-40 flex-col gap-1.5 overflow-y-auto py-1">
          {members.map((member) => (
            <li key={member.id}>
              <Checkbox
                label={nameOf(member)}
                checked={ticked.includes(member.id)}
                onChange={({ currentTarget: { checked } }) =>
                  form.set({
                    members: checked ? [...ticked, member.id] : ticked.filter((id) => id !== member.id),
                  })
                }
              />
            </li>
          ))}
        </ul>
      </FieldGroup>
      <Field label={say.others} hint={say.othersHint} error={form.errorOf('others')}>
        <Input {...form.text('others')} />
      </Field>
      <Field label={say.weighed} hint={say.weighedHint} error={form.errorOf('weighed')}>
        <LimitedTextarea {...form.text('weighed')} most={MAX_LONG_TEXT} className="min-h-20" />
      </Field>
    </section>
  );
}

const nameOf = ({ fullName, isSelf }: TeamMemberShape) => (isSelf ? say.you(fullName) : fullName);
