import { criteriaOf, type ReasonField } from '#domain/components/criteria.ts';
import { componentFields } from '#domain/components/fields.ts';
import { isOpenIn } from '#domain/components/score-fields.ts';
import type { AssessmentId } from '#domain/ids.ts';
import type { RatedComponent } from '#domain/results/matrix.ts';
import { stepsOf } from '#domain/scales/scales.ts';
import { useScalesOf } from '#web/features/scales/scales-of.ts';
import { sayMoney } from '#web/features/scales/step-words.ts';
import { topicPageMessages as say } from './messages.ts';

interface CriteriaProps {
  assessmentId: AssessmentId;
  component: RatedComponent | undefined;
  /** Undefined until they have arrived. */
  texts: (Record<ReasonField, string> & { severityReason: string }) | undefined;
}

/** By which criteria a component was scored: figure, what the company means by it, and why. */
export function Criteria({ assessmentId, component, texts }: CriteriaProps) {
  const scales = useScalesOf(assessmentId);
  if (!component) return null;
  const { impactPolarity: polarity } = component;
  const isDetailed = [component.impactScale, component.impactScope, component.impactIrremediability].some(Boolean);
  const criteria = criteriaOf(component).filter(
    ({ scale, reason }) =>
      component.kind !== 'impact' || scale === 'likelihood' || isDetailed || (texts?.[reason] ?? '') !== '',
  );
  if (criteria.length === 0) return null;
  return (
    <dl className="grid gap-x-4 gap-y-0.5 text-xs sm:grid-cols-[9rem_1fr]">
      {criteria.map(({ name, scale, reason }) => {
        const value = isOpenIn(component, name) ? null : component[name];
        const step = value === null ? undefined : stepsOf(scales, { scale, polarity })[value - 1];
        return (
          <div key={name} className="contents">
            <dt className="text-muted">{componentFields[name].label}</dt>
            <dd className="min-w-0">
              {step ? `${step.value}: ${step.words}` : say.notGiven}
              {step?.money ? <span className="figures text-muted"> ({sayMoney(step.money)})</span> : null}
              <Said text={texts?.[reason]} />
            </dd>
          </div>
        );
      })}
      {texts?.severityReason.trim() ? (
        <div className="contents">
          <dt className="text-muted">{componentFields.severityReason.label}</dt>
          <dd className="min-w-0">
            <Said text={texts.severityReason} />
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

function Said({ text }: { text: string | undefined }) {
  return text?.trim() ? (
    <span dir="auto" className="block wrap-anywhere whitespace-pre-wrap text-muted">
      {text}
    </span>
  ) : null;
}
