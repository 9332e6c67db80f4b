import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { AssessmentId } from '#domain/ids.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import { assessmentsQuery } from '#web/features/questionnaire/assessment/api.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { conclusionMessages as say } from './messages.ts';

const ApproachDialog = lazy(() => import('./approach-dialog.tsx'));

/** How the assessment was approached, said once, with a button to say it. */
export function ApproachCard({ assessmentId }: { assessmentId: AssessmentId }) {
  const { data } = useQuery(assessmentsQuery);
  const [isOpen, setIsOpen] = useState(false);
  const mayEdit = useMay('assessment.edit');
  const assessment = data?.find(({ id }) => id === assessmentId);
  if (!assessment) return null;
  const { approach, approachNote, status } = assessment;
  return (
    <Card aria-label={say.approach}>
      <CardHeader>
        <div className="min-w-0">
          <CardTitle>{say.approach}</CardTitle>
          <CardDescription>{approach === '' ? say.approachUnsaid : say.approaches[approach]}</CardDescription>
        </div>
        {status === 'draft' && mayEdit ? (
          <Button size="sm" className="print:hidden" onClick={() => setIsOpen(true)}>
            {approach === '' ? say.sayApproach : say.changeApproach}
          </Button>
        ) : null}
      </CardHeader>
      <CardBody className="pt-2">
        {approachNote.trim() === '' ? null : (
          <p dir="auto" className="max-w-prose text-sm wrap-anywhere whitespace-pre-wrap">
            {approachNote}
          </p>
        )}
      </CardBody>
      {isOpen ? (
        <Suspense>
          <ApproachDialog assessment={assessment} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </Card>
  );
}
