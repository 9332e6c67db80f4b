import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { Topic } from '#domain/assessment/assessment.ts';
import { asideTopic } from '#domain/audit/left-out.ts';
import { AddReason } from '#web/features/assurance/later-reasons/add-reason.tsx';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { leftOutQuery } from './api.ts';
import { kindNames, leftOutMessages as say } from './messages.ts';

interface AsideFactsProps {
  topic: Topic;
  whole: WholeAssessment;
}

/** A topic that was set aside: who did so, when and why, and everything that was entered under it. */
export function AsideFacts({ topic, whole }: AsideFactsProps) {
  const { id: assessmentId, status } = whole.assessment;
  const { data, isError } = useQuery(leftOutQuery(assessmentId));
  const told = useMemo(() => asideTopic(topic, whole, data?.aside ?? []), [topic, whole, data]);
  const { act, entries, screening, decisions } = told;
  const name = `${topic.code} ${topic.name}`;
  return (
    <div className="flex flex-col gap-5 text-sm">
      {isError ? (
        <Alert tone="warning">{say.historyFailed}</Alert>
      ) : data ? (
        <div>
          <p className="font-medium">{act ? say.asideBy(act.by, act.at) : say.asideUnknown}</p>
          <p dir="auto" className="mt-0.5 max-w-prose wrap-anywhere whitespace-pre-wrap">
            {act?.reason ?? <span className="text-warning">{say.noReason}</span>}
          </p>
          {act && act.reason === null && status === 'draft' ? (
            <div className="mt-2">
              <AddReason asked={{ assessmentId, line: act.line }} kind="aside" what={name} />
            </div>
          ) : null}
        </div>
      ) : (
        <Spinner label={say.loading} />
      )}
      <section>
        <h3 className="overline-label mb-1">{say.entered}</h3>
        <p className="text-muted empty:hidden">{say.keptOut(entries.length, screening !== null, decisions.length)}</p>
        <ul className="divide-y empty:hidden">
          {entries.map(({ component, score }) => (
            <li key={component.id} className="py-2.5">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span dir="auto" className="min-w-0 font-medium break-words">
                  {component.title}
                </span>
                <span className="figures text-muted">
                  {kindNames[component.kind]} · {say.score(score)}
                </span>
              </p>
              <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-wrap empty:hidden">
                {component.description}
              </p>
              <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-wrap text-muted empty:hidden">
                {component.justification}
              </p>
            </li>
          ))}
        </ul>
        {screening ? (
          <div className="border-t py-2.5">
            <p>{say.screening(screening.impactScore, screening.financialScore)}</p>
            <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-wrap text-muted empty:hidden">
              {screening.justification}
            </p>
          </div>
        ) : null}
        {decisions.map((decision) => (
          <div key={decision.side} className="border-t py-2.5">
            <p>{say.decided(decision)}</p>
            <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-wrap text-muted">
              {decision.reason}
            </p>
          </div>
        ))}
      </section>
    </div>
  );
}
