import type { AssessmentShape } from '#contract/assessment.ts';
import { scoreBases } from '#domain/assessment/score-basis.ts';
import { assessmentWords } from '#domain/assessment/words.ts';
import { labelOf } from '#domain/reference/option.ts';
import { cn } from '#web/lib/cn.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { AdoptThresholdsForm, type AdoptThresholdsFormProps } from './adopt-thresholds-form.tsx';
import { adoptedSaid } from './adopted-said.ts';
import { thresholdMessages as say } from './messages.ts';
import { useAdoptThresholds } from './use-adopt-thresholds.ts';

export interface AdoptThresholdsProps {
  /** A draft, or a completed assessment, whose thresholds are only shown. */
  assessment: AssessmentShape;
  className?: string;
  /** Heading level that fits the page's outline. */
  level?: 2 | 3;
  /** The effect of adopting these. */
  outlook?: AdoptThresholdsFormProps['outlook'];
}

/** The company's thresholds, who adopted them, when and why, with a button to adopt others (product P18). */
export function AdoptThresholds({ assessment, className, level = 2, outlook }: AdoptThresholdsProps) {
  const adopting = useAdoptThresholds(assessment);
  const { thresholds, thresholdsAdopted: adopted, thresholdsReason } = assessment;
  const isDraft = assessment.status === 'draft';
  return (
    <Card className={cn('break-inside-avoid', className)}>
      <CardHeader>
        <div className="min-w-0">
          <CardTitle level={level}>{say.title(Boolean(adopted))}</CardTitle>
          <CardDescription>{say.description}</CardDescription>
        </div>
        {isDraft && !adopting.input ? (
          <Button size="sm" className="print:hidden" onClick={adopting.begin}>
            {adopted ? say.change : say.start}
          </Button>
        ) : null}
      </CardHeader>
      <CardBody className="flex flex-col gap-4">
        <dl className="grid max-w-md grid-cols-2 gap-x-8 gap-y-3">
          <Value label={say.impact} value={say.value(thresholds.impact)} />
          <Value label={say.financial} value={say.value(thresholds.financial)} />
          <Value label={say.band} value={say.bandValue(assessment.borderlineBand)} />
          <Value label={assessmentWords.scoreBasis.label} value={labelOf(scoreBases, assessment.scoreBasis)} />
        </dl>
        <div className="max-w-prose">
          <p className="text-xs text-muted">
            {adopted ? adoptedSaid(adopted) : say.notAdopted}
            {adopted && adopted.at < assessment.createdAt ? ` · ${say.carriedOver}` : null}
          </p>
          {thresholdsReason ? <p className="mt-1 whitespace-pre-wrap">{thresholdsReason}</p> : null}
        </div>
        <p className="max-w-prose text-xs text-pretty text-muted">{say.help}</p>
        {isDraft ? null : <p className="text-xs text-muted">{say.frozen}</p>}
        {adopting.input ? (
          <AdoptThresholdsForm
            assessmentId={assessment.id}
            news={adopting.news}
            input={adopting.input}
            {...(outlook && { outlook })}
            onChange={adopting.change}
            onAdopt={adopting.adopt}
            onCancel={adopting.cancel}
          />
        ) : null}
      </CardBody>
      {adopting.question}
    </Card>
  );
}

function Value({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="figures mt-0.5 text-base font-medium">{value}</dd>
    </div>
  );
}
