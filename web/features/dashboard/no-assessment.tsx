import { Circle } from 'lucide-react';
import { Link } from 'react-router';
import { sectionPath, sections } from '#web/features/questionnaire/sections.ts';
import { Card, CardBody } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { dashboardMessages as say } from './messages.ts';

/** Nothing to show yet: what the way to a result consists of, each step a link to where it is taken. */
export function NoAssessment() {
  return (
    <Card aria-labelledby="first-steps">
      <CardBody className="grid gap-x-12 gap-y-6 py-6 sm:py-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="min-w-0">
          <h2 id="first-steps" className="headline text-lg text-balance">
            {say.noAssessment}
          </h2>
          <p className="mt-2 text-muted">{say.noAssessmentHint}</p>
          <p className="mt-2 max-w-prose text-muted">{say.noAssessmentText}</p>
          <LinkButton as={Link} to="/app/assessment" variant="primary" className="mt-5">
            {say.goToAssessment}
          </LinkButton>
        </div>
        <div className="min-w-0">
          <h3 className="border-b pb-2 text-sm font-medium">{say.firstSteps}</h3>
          <ol className="divide-y">
            {sections.map((section) => (
              <Step key={section.position} to={sectionPath(section)} title={section.name} text={section.description} />
            ))}
          </ol>
          <h3 className="mt-6 border-b pb-2 text-sm font-medium">{say.alsoToDo}</h3>
          <ul className="divide-y">
            <Step to={sections[0] ? sectionPath(sections[0]) : '/app/assessment'} {...say.confirmStandard} />
            <Step to="/app/company" {...say.inviteColleagues} />
          </ul>
        </div>
      </CardBody>
    </Card>
  );
}

function Step({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <li className="flex items-baseline gap-3 py-2.5">
      <Circle aria-hidden="true" className="size-3.5 shrink-0 self-start translate-y-1 text-faint" />
      <span className="min-w-0 flex-1">
        <Link
          to={to}
          className="font-medium underline decoration-line-strong underline-offset-4 hover:text-accent hover:decoration-accent"
        >
          {title}
        </Link>
        <span className="block text-xs text-muted">{text}</span>
      </span>
      <span className="shrink-0 text-xs text-muted">{say.notStarted}</span>
    </li>
  );
}
