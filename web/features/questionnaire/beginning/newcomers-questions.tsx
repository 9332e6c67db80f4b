import { useState } from 'react';
import { dutyOf } from '#domain/assessment/duty-to-report.ts';
import { firstDayOfYear, lawfulRoutes, recommendedRoute, routeLabel } from '#domain/assessment/esrs-version.ts';
import { daysInAll } from '#domain/progress/work-plan.ts';
import { labelOf } from '#domain/reference/option.ts';
import { setupSizes } from '#domain/reference/setup-options.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
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
  const isWide = useMediaQuery('(min-width: 40rem)');
  const questions: QuestionProps[] = [
    {
      question: say.duty,
      answer: say.duties(dutyOf(size), labelOf(setupSizes, size)),
      law: say.dutyLaw,
    },
    { question: say.standard, answer: whichStandard(firstDay), law: say.standardLaw(formatDay(firstDay)) },
    { question: say.time, answer: say.timeText(daysInAll()) },
    { question: say.people, answer: say.peopleText },
  ];
  return isWide ? (
    <dl className="flex flex-col gap-4">
      {questions.map((one) => (
        <Question key={one.question} {...one} />
      ))}
    </dl>
  ) : (
    <div className="divide-y">
      {questions.map((one) => (
        <FoldedQuestion key={one.question} {...one} />
      ))}
    </div>
  );
}

function whichStandard(firstDay: string): string {
  const route = recommendedRoute(firstDay);
  if (route === null) return say.noStandard;
  return lawfulRoutes(firstDay).length === 1 ? say.onlyStandard(routeLabel(route)) : say.recommended(routeLabel(route));
}

interface QuestionProps {
  question: string;
  answer: string;
  /** The rule behind the answer. */
  law?: string;
}

/** On a phone, the plan below is in sight sooner. */
function FoldedQuestion({ question, answer, law }: QuestionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold
      isOpen={isOpen}
      onToggle={setOpen}
      summary={question}
      summaryClassName="flex min-h-11 cursor-pointer items-center rounded-sm text-sm font-medium"
    >
      <div className="pb-3 pl-6 text-sm text-pretty text-muted">
        {answer}
        {law ? <Law text={law} /> : null}
      </div>
    </Fold>
  );
}

function Question({ question, answer, law }: QuestionProps) {
  return (
    <div>
      <dt className="text-sm font-medium">{question}</dt>
      <dd className="mt-0.5 max-w-prose text-sm text-pretty text-muted">
        {answer}
        {law ? <Law text={law} /> : null}
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
