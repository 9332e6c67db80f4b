import { componentFields } from '#domain/components/fields.ts';
import type { AssessmentId } from '#domain/ids.ts';
import type { RatedComponent } from '#domain/results/matrix.ts';
import { stepsOf } from '#domain/scales/scales.ts';
import { useScalesOf } from '#web/features/scales/scales-of.ts';
import { topicPageMessages as say } from './messages.ts';

const criteria = {
  impactScale: 'scale',
  impactScope: 'scope',
  impactIrremediability: 'irremediability',
} as const;

interface CriteriaProps {
  assessmentId: AssessmentId;
  component: RatedComponent | undefined;
  /** Why the severity is another than they make, if it is. */
  reason: string | undefined;
}

/** What the severity of an impact was made of, in figures and words; nothing where only the severity was given. */
export function Criteria({ assessmentId, component, reason }: CriteriaProps) {
  const scales = useScalesOf(assessmentId);
  if (component?.kind !== 'impact') return null;
  const { impactPolarity: polarity } = component;
  const names = (['impactScale', 'impactScope', 'impactIrremediability'] as const).filter(
    (name) => name !== 'impactIrremediability' || polarity === 'Negative',
  );
  if (names.every((name) => component[name] === null)) return null;
  return (
    <dl className="grid gap-x-4 text-xs sm:grid-cols-[9rem_1fr]">
      {names.map((name) => {
        const value = component[name];
        return (
          <div key={name} className="contents">
            <dt className="text-muted">{componentFields[name].label}</dt>
            <dd>
              {value === null
                ? say.notGiven
                : `${value}: ${stepsOf(scales, { scale: criteria[name], polarity })[value - 1]?.words}`}
            </dd>
          </div>
        );
      })}
      {reason?.trim() ? (
        <div className="contents">
          <dt className="text-muted">{componentFields.severityReason.label}</dt>
          <dd dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {reason}
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
