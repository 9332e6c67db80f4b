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
  return (
    <header className="mt-7 mb-6 sm:mt-5 sm:mb-3 print:mt-0">
      <PageTitle>{section.name}</PageTitle>
      <h1 className="sr-only">{say.title}</h1>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="flex min-w-0 items-start gap-1">
          <p className="overline-label figures min-w-0">
            <Facts facts={facts} />
          </p>
          <FinalityBadge finality={finalityOf(assessment)} />
          <SectionMenu assessment={assessment} section={section} />
        </div>
        <p className="figures text-xs text-muted print:hidden">
          <Facts facts={say.progress(totals)} />
        </p>
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 xl:items-baseline">
        <h2 ref={heading} tabIndex={-1} className="headline w-fit text-xl text-balance outline-offset-4">
          {section.name}
        </h2>
        <p className="order-last mt-1 max-w-prose basis-full text-sm text-pretty text-muted xl:order-none xl:mt-0 xl:max-w-none xl:flex-1 xl:basis-80">
          {introductions[sectionBody(section)] ?? section.description}
        </p>
        <div className="-mx-2 flex min-w-0 flex-wrap items-center">
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
          <SectionOpen whole={whole} section={section} />
        </div>
      </div>
      <WorkFault assessmentId={assessment.id} />
    </header>
  );
}
