import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { AssessmentId } from '#domain/ids.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import { assessmentsQuery } from '#web/features/questionnaire/assessment/api.ts';
import { carriedQuery } from '#web/features/register/review/carried-query.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { conclusionMessages as say } from './messages.ts';

const UnchangedDialog = lazy(() => import('./unchanged-dialog.tsx'));

interface UnchangedCardProps {
  assessmentId: AssessmentId;
  isDraft: boolean;
}

/** What was carried over from the earlier year and not reviewed, and the statement that nothing significant changed. */
export function UnchangedCard({ assessmentId, isDraft }: UnchangedCardProps) {
  const { data: assessments } = useQuery(assessmentsQuery);
  const { data: carried } = useQuery({ ...carriedQuery(assessmentId), enabled: isDraft });
  const [isOpen, setIsOpen] = useState(false);
  const mayEdit = useMay('assessment.edit');
  const assessment = assessments?.find(({ id }) => id === assessmentId);
  const said = assessment?.unchanged ?? null;
  const left = isDraft && carried ? Object.values(carried).flat().length : 0;
  if (left === 0 && !said) return null;
  return (
    <Card aria-label={say.unchanged}>
      <CardHeader className={said ? '' : 'pb-4'}>
        <div className="min-w-0">
          <CardTitle>{say.unchanged}</CardTitle>
          {left > 0 ? <CardDescription>{say.unchangedText(left)}</CardDescription> : null}
        </div>
        {left > 0 && mayEdit ? (
          <Button size="sm" className="print:hidden" onClick={() => setIsOpen(true)}>
            {say.sayUnchanged}
          </Button>
        ) : null}
      </CardHeader>
      {said ? (
        <CardBody className="flex max-w-prose flex-col gap-1 pt-2 text-sm">
          <p>{say.unchangedSaid(said.by, formatDay(said.at), said.rows)}</p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            “{said.reason}”
          </p>
        </CardBody>
      ) : null}
      {isOpen && carried && assessment ? (
        <Suspense>
          <UnchangedDialog assessment={assessment} carried={carried} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </Card>
  );
}
