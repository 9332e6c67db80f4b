import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { screens } from '#contract/screens.ts';
import type { ProgressState, SectionProgress } from '#domain/progress/wizard-progress.ts';
import { workPlan } from '#domain/progress/work-plan.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { beginningMessages as plan } from '#web/features/questionnaire/beginning/messages.ts';
import { NewcomersQuestions } from '#web/features/questionnaire/beginning/newcomers-questions.tsx';
import { PlanButtons } from '#web/features/questionnaire/beginning/plan-buttons.tsx';
import { sectionPath, sections } from '#web/features/questionnaire/questionnaire/sections.ts';
import { progressStates, wizardMessages } from '#web/features/questionnaire/wizard/messages.ts';
import { ProgressIcon } from '#web/features/questionnaire/wizard/progress-icon.tsx';
import { cn } from '#web/lib/cn.ts';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Card, CardBody } from '#web/ui/layout/card.tsx';
import { dashboardMessages as say } from './messages.ts';

interface FirstStepsProps {
  /** Additional text before the steps. */
  hint?: ReactNode;
  /** The progress of each section; absent if there is no assessment, or it is not known yet. */
  progress?: readonly Pick<SectionProgress, 'position' | 'state' | 'missing'>[] | undefined;
  /** Whether the version of the standards has been confirmed. */
  isStandardConfirmed: boolean;
  /** ISO date of the first day of the draft's financial year. */
  financialYearStart?: string | undefined;
}

/** The way to a first result: what a newcomer asks, then each step with its people, time, progress and a link. */
export function FirstSteps({ hint, progress, isStandardConfirmed, financialYearStart }: FirstStepsProps) {
  const { company } = useSession();
  const sectionAt = (position: number | null) => progress?.find((section) => section.position === position);
  const doneIf = (isDone: boolean): ProgressState => (isDone ? 'complete' : 'not-started');
  return (
    <Card aria-labelledby="first-steps" className="print:hidden">
      <CardBody className="grid gap-x-12 gap-y-8 py-6 sm:py-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="min-w-0">
          <h2 id="first-steps" className="headline text-lg text-balance">
            {say.noAssessment}
          </h2>
          {hint}
          <p className="mt-2 max-w-prose text-muted">{say.noAssessmentText}</p>
          <div className="mt-5 flex flex-wrap gap-2">
            <LinkButton as={Link} to="/app/assessment" variant="primary">
              {say.goToAssessment}
            </LinkButton>
            <LinkButton as={Link} to={screens.sample.path}>
              {say.seeSample}
            </LinkButton>
          </div>
          <h3 className="mt-8 mb-4 border-b pb-2 text-sm font-medium">{plan.title}</h3>
          <NewcomersQuestions financialYearStart={financialYearStart} />
        </div>
        <div className="min-w-0">
          <h3 className="border-b pb-2 text-sm font-medium">{say.alsoToDo}</h3>
          <ul className="mb-6 divide-y">
            <Step
              to={sections[0] ? sectionPath(sections[0]) : '/app/assessment'}
              {...say.confirmStandard}
              state={doneIf(isStandardConfirmed)}
            />
            <Step to="/app/company" {...say.inviteColleagues} state={doneIf((company?.userCount ?? 1) > 1)} />
          </ul>
          <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-b pb-2">
            <h3 className="text-sm font-medium">{plan.plan}</h3>
            <PlanButtons />
          </div>
          <ol className="divide-y">
            {workPlan.map(({ position, people, days }) => {
              const section = sections.find((each) => each.position === position);
              return (
                <Step
                  key={position}
                  to={section ? sectionPath(section) : null}
                  title={section?.name ?? plan.signOff}
                  text={section?.description ?? plan.signOffText}
                  details={`${people} · ${plan.days(days)}`}
                  state={sectionAt(position)?.state ?? 'not-started'}
                  saysState={progress !== undefined}
                  open={sectionAt(position)?.missing.reduce((sum, { count }) => sum + count, 0)}
                />
              );
            })}
          </ol>
        </div>
      </CardBody>
    </Card>
  );
}

interface StepProps {
  /** Null for a step that cannot be taken yet. */
  to: string | null;
  title: string;
  text: string;
  /** The people and the time. */
  details?: string;
  state: ProgressState;
  /** Before there is an assessment, a section has none. */
  saysState?: boolean;
  /** How many items are open, if this is known. */
  open?: number | undefined;
}

function Step({ to, title, text, details, state, saysState = true, open = 0 }: StepProps) {
  return (
    <li className="flex items-baseline gap-3 py-2.5">
      <ProgressIcon state={state} className="translate-y-0.5" />
      <span className="min-w-0 flex-1">
        {to === null ? (
          <span className="font-medium">{title}</span>
        ) : (
          <Link
            to={to}
            className="font-medium underline decoration-line-strong underline-offset-4 hover:text-accent hover:decoration-accent"
          >
            {title}
          </Link>
        )}
        <span className={cn('block text-xs text-muted', details && 'max-sm:hidden')}>{text}</span>
        {details ? <span className="block text-xs text-ink">{details}</span> : null}
      </span>
      <span className="figures shrink-0 text-xs text-muted">
        {open > 0 ? (
          <>
            <span className="sr-only">{progressStates[state]}</span> {wizardMessages.openCount(open)}
          </>
        ) : saysState ? (
          progressStates[state]
        ) : null}
      </span>
    </li>
  );
}
