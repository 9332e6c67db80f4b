import type { AssessmentShape } from '#contract/assessment.ts';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import { completedMessages as say } from './messages.ts';

/** The explanations given at completion: for a version that does not fit the year, and for climate change that is not material. */
export function CompletionReasonsGiven({ completed }: { completed: AssessmentShape }) {
  const { versionReason, climateReason, esrsVersion, lastLook } = completed;
  const given = [
    { title: say.versionReason(esrsVersions[esrsVersion].label), text: versionReason },
    { title: say.climateReason, text: climateReason },
    { title: say.lookedBy, text: lastLook?.by.join(', ') ?? '' },
    { title: say.weighed, text: lastLook?.weighed ?? '' },
  ].filter(({ text }) => text.trim() !== '');
  if (given.length === 0) return null;
  return (
    <dl className="mt-8 flex flex-col gap-4 text-sm">
      {given.map(({ title, text }) => (
        <div key={title}>
          <dt className="font-medium">{title}</dt>
          <dd dir="auto" className="mt-1 max-w-prose wrap-anywhere whitespace-pre-wrap">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
