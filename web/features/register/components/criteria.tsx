import type { Component } from '#domain/components/component.ts';
import { criteriaOf, type ReasonField } from '#domain/components/criteria.ts';
import { componentFields } from '#domain/components/fields.ts';
import { isOpenIn } from '#domain/components/score-fields.ts';
import type { AssessmentId } from '#domain/ids.ts';
import type { RatedComponent } from '#domain/results/matrix.ts';
import { useScalesOf } from '#web/features/register/scales/scales-of.ts';
import { stepWords } from '#web/features/register/scales/step-words.ts';
import { cn } from '#web/lib/cn.ts';
import { criteriaMessages as say } from './messages.ts';

interface CriteriaProps {
  assessmentId: AssessmentId;
  component: RatedComponent | undefined;
  /** Undefined until they have been loaded. */
  texts: Texts | undefined;
  /** Uses the wording of the steps at this time (ISO 8601). */
  at?: string;
  className?: string;
}

type Texts = Pick<Component, ReasonField | 'severityReason' | 'financialEffects'>;

const SEVERITY = { name: 'impactSeverity', scale: 'severity', reason: 'severityReason' } as const;

/** The basis of a component's score: figures, the company's words for them, the reasons, and on request all steps of the scales. */
export function Criteria({ assessmentId, component, texts, at, className }: CriteriaProps) {
  const scales = useScalesOf(assessmentId, at);
  if (!component) return null;
  const { impactPolarity: polarity } = component;
  const effects = texts?.financialEffects ?? [];
  const scored = scoredBy(component, texts);
  return (
    <div className="flex flex-col gap-2">
      <dl
        aria-label={say.scoredBy(component.title)}
        className={cn('grid gap-x-4 gap-y-0.5 text-xs sm:grid-cols-[9rem_1fr]', className)}
      >
        {scored.map(({ name, scale, reason }) => {
          const value = isOpenIn(component, name) ? null : component[name];
          const step = value === null ? undefined : stepWords(scales, { scale, polarity, effects })[value - 1];
          return (
            <div key={name} className="contents">
              <dt className="text-muted">{componentFields[name].label}</dt>
              <dd className="min-w-0 max-sm:mb-1">
                {step ? `${step.value}: ${step.words}` : say.notGiven}
                {step?.more ? <span className="figures text-muted"> ({step.more})</span> : null}
                <Said text={texts?.[reason]} />
              </dd>
            </div>
          );
        })}
      </dl>
      <details className="text-xs print:hidden">
        <summary className="w-fit cursor-pointer rounded-sm text-accent">{say.allSteps}</summary>
        <dl className="mt-1 flex flex-col gap-2">
          {scored.map(({ name, scale }) => (
            <div key={name}>
              <dt className="text-muted">{componentFields[name].label}</dt>
              {stepWords(scales, { scale, polarity, effects }).map(({ value, words, more }) => (
                <dd key={value} className={cn('min-w-0 wrap-anywhere', value === component[name] && 'font-medium')}>
                  {value}: {words}
                  {more ? <span className="figures text-muted"> ({more})</span> : null}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

/** Severity or magnitude, and likelihood; of the details behind a severity, those that someone has given. */
function scoredBy(component: RatedComponent, texts: Texts | undefined) {
  const criteria = criteriaOf(component);
  if (component.kind !== 'impact') return criteria;
  const isDetailed = [component.impactScale, component.impactScope, component.impactIrremediability].some(Boolean);
  const isSaid = ({ scale, reason }: (typeof criteria)[number]) =>
    isDetailed || scale === 'likelihood' || (texts?.[reason] ?? '') !== '';
  return [SEVERITY, ...criteria.filter(isSaid)];
}

function Said({ text }: { text: string | undefined }) {
  return text?.trim() ? (
    <span dir="auto" className="block wrap-anywhere whitespace-pre-wrap text-muted">
      {text}
    </span>
  ) : null;
}
