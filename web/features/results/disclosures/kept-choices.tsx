import { useState } from 'react';
import type { AssessmentId } from '#domain/ids.ts';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { SaidChoice, type StandingChoice } from './choice-note.tsx';
import { choiceMessages as say } from './messages.ts';
import { useChoices } from './use-choices.ts';

interface KeptChoicesProps {
  assessmentId: AssessmentId;
  /** Choices on requirements that are no longer due, or of the other version. */
  kept: readonly StandingChoice[];
  mayChoose: boolean;
}

/** Choices that have no effect any more: they stay until somebody removes them. */
export function KeptChoices({ assessmentId, kept, mayChoose }: KeptChoicesProps) {
  if (kept.length === 0) return null;
  return (
    <Card>
      <CardHeader>
        <div>
          <CardTitle>{say.keptTitle}</CardTitle>
          <CardDescription>{say.keptText}</CardDescription>
        </div>
      </CardHeader>
      <CardBody>
        <ul className="divide-y text-sm">
          {kept.map((given) => (
            <li
              key={`${given.choice.esrsVersion} ${given.choice.requirement}`}
              className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-2 first:pt-0 last:pb-0"
            >
              <div className="min-w-0">
                <p className="font-medium">
                  <span className="figures">{given.choice.requirement}</span>{' '}
                  <span className="font-normal text-muted">{esrsVersions[given.choice.esrsVersion].label}</span>
                </p>
                <SaidChoice given={given} mayChange={false} assessmentId={assessmentId} />
              </div>
              {mayChoose ? <RemoveButton assessmentId={assessmentId} given={given} /> : null}
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

function RemoveButton({ assessmentId, given: { choice } }: { assessmentId: AssessmentId; given: StandingChoice }) {
  const { remove } = useChoices(assessmentId);
  const [isBusy, setIsBusy] = useState(false);
  async function press() {
    setIsBusy(true);
    await remove(choice);
    setIsBusy(false);
  }
  return (
    <Button
      size="sm"
      busy={isBusy}
      busyText={say.removing}
      className="print:hidden"
      aria-label={say.removeFor(choice.requirement)}
      onClick={() => void press()}
    >
      {say.remove}
    </Button>
  );
}
