import type { ReactNode } from 'react';
import { dutyOf } from '#domain/assessment/duty-to-report.ts';
import { firstDayOfYear, lawfulRoutes, recommendedRoute, routeLabel } from '#domain/assessment/esrs-version.ts';
import { daysInAll } from '#domain/progress/work-plan.ts';
import { labelOf } from '#domain/reference/option.ts';
import { setupSizes } from '#domain/reference/setup-options.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { beginningMessages as say } from './messages.ts';

interface NewcomersQuestionsProps {
  /** ISO date of the first day of the financial year; by default of the current one. */
  financialYearStart?: string | undefined;
}

/** What a newcomer asks before the first question: the duty to report, the standard, the time and the people. */
export function NewcomersQuestions({ financialYearStart }: NewcomersQuestionsProps) {
  const { company } = useSession();
  const size = company?.size ?? '';
  const firstDay = financialYearStart ?? firstDayOfYear(new Date());
  return (
    <dl className="flex flex-col gap-4">
      <Question question={say.duty} answer={say.duties(dutyOf(size), labelOf(setupSizes, size))}>
        <Law text={say.dutyLaw} />
      </Question>
      <Question question={say.standard} answer={whichStandard(firstDay)}>
        <Law text={say.standardLaw(formatDay(firstDay))} />
      </Question>
      <Question question={say.time} answer={say.timeText(daysInAll())} />
      <Question question={say.people} answer={say.peopleText} />
    </dl>
  );
}

function whichStandard(firstDay: string): string {
  const route = recommendedRoute(firstDay);
  if (route === null) return say.noStandard;
  return lawfulRoutes(firstDay).length === 1 ? say.onlyStandard(routeLabel(route)) : say.recommended(routeLabel(route));
}

function Question({ question, answer, children }: { question: string; answer: string; children?: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-medium">{question}</dt>
      <dd className="mt-0.5 max-w-prose text-sm text-pretty text-muted">
        {answer}
        {children}
      </dd>
    </div>
  );
}

/** The rule behind an answer, folded. */
function Law({ text }: { text: string }) {
  return (
    <details className="mt-1">
      <summary className="w-fit cursor-pointer rounded-sm text-xs text-accent">{say.law}</summary>
      <p className="mt-1 text-xs">{text}</p>
    </details>
  );
}
