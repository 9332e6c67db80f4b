import { useEffect, useRef } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { WizardTotals } from '#domain/progress/wizard-totals.ts';
import type { QuestionnaireSection } from '#domain/questionnaire/question.ts';
import { sectionBody } from '#domain/questionnaire/section-body.ts';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import { finalityOf } from '#domain/sign-off/sign-off.ts';
import { useHasColleagues } from '#web/features/assurance/assignments/use-has-colleagues.ts';
import { WorkFault } from '#web/features/assurance/assignments/work-fault.tsx';
import { WorkMark } from '#web/features/assurance/assignments/work-mark.tsx';
import { CommentsButton } from '#web/features/assurance/comments/comments-button.tsx';
import { FinalityBadge } from '#web/features/questionnaire/assessment/finality-badge.tsx';
import { sections } from '#web/features/questionnaire/questionnaire/sections.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { Facts } from '#web/ui/display/facts.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { introductions, wizardMessages as say } from './messages.ts';
import { SectionMenu } from './section-menu.tsx';
import { SectionOpen } from './section-open.tsx';

export interface SectionHeadingProps {
  section: QuestionnaireSection;
  whole: WholeAssessment;
  totals: WizardTotals;
}

/** The title of the open section; gets the focus, at the top of the page, when another section opens. */
export function SectionHeading({ section, whole, totals }: SectionHeadingProps) {
  const { assessment } = whole;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(section.name);
  const hasColleagues = useHasColleagues(assessment.id);

  useEffect(() => {
    if (shown.current === section.name) return;
    shown.current = section.name;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [section.name]);

  const facts = [
    assessment.name,
    say.step(section.position, sections.length),
    say.yearFrom(formatDay(assessment.financialYearStart)),
    esrsVersions[assessment.esrsVersion].label,
  ];
  const done = say.progress(totals);
  return (
    <header className="mt-4 mb-4 sm:mt-3 print:mt-0">
      <PageTitle>{section.name}</PageTitle>
      <h1 className="sr-only">{say.title}</h1>
      {/* On phones, the facts are in the menu, and what is left of their line is beside and below the title. */}
      <div className="flex flex-wrap items-center sm:block">
        <div className="flex-wrap items-baseline justify-between gap-x-4 gap-y-1 max-sm:contents sm:flex">
          <div className="min-w-0 items-baseline gap-x-1 max-sm:contents sm:flex">
            <p className="overline-label min-w-0 max-sm:hidden print:block">
              <Facts facts={facts} />
            </p>
            <FinalityBadge finality={finalityOf(assessment)} className="max-sm:order-3 max-sm:mr-3" />
            <SectionMenu assessment={assessment} section={section} facts={[...facts, ...done]} />
          </div>
          <p className="text-xs text-muted max-sm:hidden print:hidden">
            <Facts facts={done} />
          </p>
        </div>
        <div className="flex-wrap items-center justify-between gap-x-4 max-sm:contents sm:mt-1.5 sm:flex">
          <h2
            ref={heading}
            tabIndex={-1}
            className="headline w-fit text-lg text-balance outline-offset-4 max-sm:-order-1 max-sm:grow max-sm:basis-[calc(100%-2.5rem)] sm:text-xl"
          >
            {section.name}
          </h2>
          <div className="-mx-2 flex min-w-0 flex-wrap items-center max-sm:order-3">
            <WorkMark
              assessmentId={assessment.id}
              record={{ noun: 'section', key: section.name }}
              name={section.name}
              hidesEmpty={!hasColleagues}
            />
            <CommentsButton
              record={{ noun: 'section', recordId: section.name }}
              name={section.name}
              hidesEmpty={!hasColleagues}
              className="text-muted print:hidden"
            />
            {/* The screening itself counts the topics that are left. */}
            {sectionBody(section) === 'topic-scores' ? null : <SectionOpen whole={whole} section={section} />}
          </div>
          <p className="mt-0.5 max-w-prose basis-full text-sm text-pretty text-muted max-sm:order-4 xl:max-w-none">
            {introductions[sectionBody(section)] ?? section.description}
          </p>
        </div>
      </div>
      <WorkFault assessmentId={assessment.id} />
    </header>
  );
}
