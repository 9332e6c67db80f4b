import { lazy, Suspense, useState } from 'react';
import type { AssessmentId } from '#domain/ids.ts';
import { labelOf } from '#domain/reference/option.ts';
import { undertakings } from '#domain/reference/phase-in-options.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import type { DisclosureChoices } from './api.ts';
import { choiceMessages as say } from './messages.ts';

const UndertakingDialog = lazy(() => import('./undertaking-dialog.tsx'));

interface UndertakingLineProps {
  assessmentId: AssessmentId;
  choices: DisclosureChoices;
  mayChoose: boolean;
}

/** Which kind of undertaking the company is, which decides its phase-ins. */
export function UndertakingLine({ assessmentId, choices, mayChoose }: UndertakingLineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { undertaking, firstReportYear } = choices;
  const isSaid = undertaking !== '';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <p className="text-pretty">
        <span className="text-muted">{say.undertakingLabel}</span>{' '}
        {isSaid ? labelOf(undertakings, undertaking) : say.undertakingOpen}
        {firstReportYear === null ? '' : `, ${say.firstYearSaid(firstReportYear)}`}
      </p>
      {mayChoose ? (
        <Button
          size="sm"
          className="print:hidden"
          aria-label={isSaid ? say.changeUndertaking : say.sayUndertaking}
          onClick={() => setIsOpen(true)}
        >
          {isSaid ? say.change : say.sayIt}
        </Button>
      ) : null}
      {isOpen ? (
        <Suspense>
          <UndertakingDialog assessmentId={assessmentId} choices={choices} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
