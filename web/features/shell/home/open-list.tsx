import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { screens } from '#contract/screens.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import type { SectionProgress } from '#domain/progress/wizard-progress.ts';
import { wizardTotals } from '#domain/progress/wizard-totals.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import { sectionPath, sections } from '#web/features/questionnaire/questionnaire/sections.ts';
import { wizardMessages } from '#web/features/questionnaire/wizard/messages.ts';
import { OpenPointItem } from '#web/features/questionnaire/wizard/open-point.tsx';
import { openSections } from '#web/features/questionnaire/wizard/open-points.ts';
import { TO_COMPLETE } from '#web/features/questionnaire/wizard/to-complete.ts';
import { Progress } from '#web/ui/display/progress.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { auditQuestions } from './audit-questions.ts';
import { homeMessages as say } from './messages.ts';

/** The number of places of a point listed at first. */
const MOST = 5;
const linkStyles = 'rounded-sm text-accent hover:underline';

interface OpenListProps {
  data: AssessmentData;
  progress: readonly SectionProgress[];
  /** The plan above it leads into the questionnaire: folded, and with one link for each kind of item. */
  isShort: boolean;
}

/** What is missing in the sections, each point with links to its places. */
export function OpenList({ data, progress, isShort }: OpenListProps) {
  const [isOpen, setOpen] = useState(false);
  const left = openSections(data, progress);
  const totals = wizardTotals(data, progress);
  const [sectionsDone, topicsDone] = wizardMessages.progress(totals);
  const total = left.flatMap(({ points }) => points).reduce((sum, { count }) => sum + count, 0);
  if (total === 0 && totals.complete === totals.sections) {
    return <NothingOpen sections={totals.sections} topics={topicsDone ?? ''} />;
  }
  const list = (
    <>
      <p className="mt-1 max-w-prose text-sm text-muted">{say.leftText}</p>
      <ol className="mt-4 flex flex-col divide-y border-y empty:hidden">
        {left.map(({ name, path, points }) => (
          <li key={name} className="py-3.5">
            <h3 className="text-sm font-medium">
              <Link to={path} className="rounded-sm hover:underline">
                {name}
              </Link>
            </h3>
            <ul className="mt-1.5 flex flex-col gap-2">
              {points.map((point) => (
                <OpenPointItem key={point.code} point={point} most={isShort ? 1 : MOST} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
  if (isShort) {
    return (
      <section aria-label={say.left(total)}>
        <Fold
          isOpen={isOpen}
          onToggle={setOpen}
          summary={say.showLeft(total)}
          summaryClassName="flex min-h-9 w-fit cursor-pointer items-center rounded-sm pr-2 text-sm font-medium max-sm:min-h-11"
        >
          {list}
        </Fold>
      </section>
    );
  }
  return (
    <section aria-labelledby="open-points">
      <h2 id="open-points" className="headline text-lg">
        {say.left(total)}
      </h2>
      <Progress
        label={sectionsDone ?? ''}
        value={totals.complete}
        max={totals.sections}
        text={topicsDone ?? ''}
        className="mt-2"
      />
      {list}
    </section>
  );
}

/** All sections are complete: what comes next. */
function NothingOpen({ sections: count, topics }: { sections: number; topics: string }) {
  const mayEdit = useMay('assessment.edit');
  const last = sections.at(-1);
  return (
    <section aria-labelledby="open-points">
      <h2 id="open-points" className="headline text-lg">
        {say.allComplete(count)}
      </h2>
      <p className="figures mt-1 max-w-prose text-sm text-muted">
        {topics}. {mayEdit ? say.nextComplete : null}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {mayEdit && last ? (
          <LinkButton as={Link} to={sectionPath(last)} state={TO_COMPLETE} variant="primary">
            {say.complete}
          </LinkButton>
        ) : null}
        <LinkButton as={Link} to={screens.dashboard.path}>
          {say.viewResult}
        </LinkButton>
      </div>
    </section>
  );
}

/** Leads to the first section in which something is left; renders nothing if nothing is. */
export function ContinueButton({ data }: { data: AssessmentData }) {
  const [next] = useMemo(() => openSections(data), [data]);
  return next ? (
    <LinkButton
      as={Link}
      to={next.path}
      variant="primary"
      className="h-auto min-h-9 max-w-full shrink whitespace-normal"
    >
      {say.continueWith(next.name)}
    </LinkButton>
  ) : null;
}

/** The empty fields that an auditor would ask about. */
export function AuditList({ data }: { data: AssessmentData }) {
  const questions = auditQuestions(data);
  return (
    <section aria-labelledby="audit">
      <h2 id="audit" className="text-sm font-medium">
        {say.audit}
      </h2>
      <p className="mt-1 text-xs text-muted">{questions.length === 0 ? say.auditNothing : say.auditText}</p>
      <ul className="mt-2 flex flex-col">
        {questions.map(({ code, count, path }) => (
          <li key={code}>
            <Link to={path} className={`${linkStyles} inline-block min-h-6 text-sm`}>
              {say.questions[code](count)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
