import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { screens } from '#contract/screens.ts';
import type { ProgressState, SectionProgress } from '#domain/progress/wizard-progress.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { sectionPath, sections } from '#web/features/questionnaire/questionnaire/sections.ts';
import { progressStates } from '#web/features/questionnaire/wizard/messages.ts';
import { ProgressIcon } from '#web/features/questionnaire/wizard/progress-icon.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Card, CardBody } from '#web/ui/layout/card.tsx';
import { dashboardMessages as say } from './messages.ts';

interface FirstStepsProps {
  /** Additional text before the steps. */
  hint?: ReactNode;
  /** The progress of each section; absent if there is no assessment, or it is not known yet. */
  progress?: readonly Pick<SectionProgress, 'position' | 'state'>[] | undefined;
  /** Whether the version of the standards has been confirmed. */
  isStandardConfirmed: boolean;
}

/** The way to a first result: each step with its progress and a link. */
export function FirstSteps({ hint, progress = [], isStandardConfirmed }: FirstStepsProps) {
  const { company } = useSession();
  const stateAt = (position: number) => progress.find((section) => section.position === position)?.state;
  const doneIf = (isDone: boolean): ProgressState => (isDone ? 'complete' : 'not-started');
  return (
    <Card aria-labelledby="first-steps" className="print:hidden">
      <CardBody className="grid gap-x-12 gap-y-6 py-6 sm:py-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="min-w-0">
          <h2 id="first-steps" className="headline text-lg text-balance">
            {say.noAssessment}
          </h2>
          {hint}
          <p className="mt-2 max-w-prose text-muted">{say.noAssessmentText}</p>
          <p className="mt-2 max-w-prose text-muted">{say.starterText}</p>
          <div className="mt-5 flex flex-wrap gap-2">
            <LinkButton as={Link} to="/app/assessment" variant="primary">
              {say.goToAssessment}
            </LinkButton>
            <LinkButton href={screens.demo.path}>{say.seeSample}</LinkButton>
          </div>
        </div>
        <div className="min-w-0">
          <h3 className="border-b pb-2 text-sm font-medium">{say.firstSteps}</h3>
          <ol className="divide-y">
            {sections.map((section) => (
              <Step
                key={section.position}
                to={sectionPath(section)}
                title={section.name}
                text={section.description}
                state={stateAt(section.position) ?? 'not-started'}
              />
            ))}
          </ol>
          <h3 className="mt-6 border-b pb-2 text-sm font-medium">{say.alsoToDo}</h3>
          <ul className="divide-y">
            <Step
              to={sections[0] ? sectionPath(sections[0]) : '/app/assessment'}
              {...say.confirmStandard}
              state={doneIf(isStandardConfirmed)}
            />
            <Step to="/app/company" {...say.inviteColleagues} state={doneIf((company?.userCount ?? 1) > 1)} />
          </ul>
        </div>
      </CardBody>
    </Card>
  );
}

interface StepProps {
  to: string;
  title: string;
  text: string;
  state: ProgressState;
}

function Step({ to, title, text, state }: StepProps) {
  return (
    <li className="flex items-baseline gap-3 py-2.5">
      <ProgressIcon state={state} className="translate-y-0.5" />
      <span className="min-w-0 flex-1">
        <Link
          to={to}
          className="font-medium underline decoration-line-strong underline-offset-4 hover:text-accent hover:decoration-accent"
        >
          {title}
        </Link>
        <span className="block text-xs text-muted">{text}</span>
      </span>
      <span className="shrink-0 text-xs text-muted">{progressStates[state]}</span>
    </li>
  );
}
