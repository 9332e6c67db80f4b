import { lazy, Suspense, useState } from 'react';
import type { DisclosureChoiceRow } from '#contract/disclosures.ts';
import type { ChoiceStanding } from '#domain/disclosures/open-choices.ts';
import { isAsked, openChoices } from '#domain/disclosures/open-choices.ts';
import { choiceStandings, sayChoice, sayChoiceDetail } from '#domain/disclosures/words.ts';
import type { PhaseInBasis } from '#domain/reference/phase-ins.ts';
import type { Dashboard, DashboardTopic } from '#domain/results/dashboard.ts';
import type { DisclosureLine } from '#domain/results/disclosures.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Facts } from '#web/ui/display/facts.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { choiceMessages as say } from './messages.ts';
import { useChoices } from './use-choices.ts';

const ChoiceDialog = lazy(() => import('./choice-dialog.tsx'));

/** A choice of the company with where it stands today. */
export interface StandingChoice {
  choice: DisclosureChoiceRow;
  standing: ChoiceStanding;
}

/** What the lines of the requirements need to show and change choices. */
export interface ChoosingProps {
  assessment: Dashboard['assessment'];
  basis: PhaseInBasis;
  /** The person may change the draft, and sees it with the thresholds of the company. */
  mayChoose: boolean;
  choiceOf: (code: string) => StandingChoice | undefined;
  topicOf: (code: string) => DashboardTopic;
}

interface OfLineProps {
  line: DisclosureLine;
  choosing: ChoosingProps;
}

/** What the company chose for a requirement; nothing if it is reported. */
export function ChoiceNote({ line, choosing: { assessment, mayChoose, choiceOf } }: OfLineProps) {
  const given = choiceOf(line.requirement.code);
  return given ? <SaidChoice given={given} mayChange={mayChoose} assessmentId={assessment.id} /> : null;
}

/** Opens the dialog that makes or changes the choice, where the law gives one. */
export function ChooseButton({ line, choosing }: OfLineProps) {
  const { assessment, basis, mayChoose, choiceOf, topicOf } = choosing;
  const [isOpen, setIsOpen] = useState(false);
  const { code } = line.requirement;
  const given = choiceOf(code);
  // A choice on a requirement that is no longer due can only be removed.
  if (!mayChoose || !isAsked(line) || !(given || hasOther(line, basis))) return null;
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        className="-mr-2.5 print:hidden"
        aria-label={given ? say.changeFor(code) : say.chooseFor(code)}
        onClick={() => setIsOpen(true)}
      >
        {given ? say.change : say.choose}
      </Button>
      {isOpen ? (
        <Suspense>
          <ChoiceDialog
            assessment={assessment}
            line={line}
            basis={basis}
            row={given?.choice ?? null}
            topicOf={topicOf}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Whether the law gives anything else than reporting; the kind of undertaking may still have to be said. */
function hasOther(line: DisclosureLine, basis: PhaseInBasis): boolean {
  const { phaseIns, grounds, canBeNone } = openChoices(line, basis);
  return phaseIns.length > 0 || grounds.length > 0 || canBeNone;
}

interface SaidChoiceProps {
  given: StandingChoice;
  mayChange: boolean;
  assessmentId: Dashboard['assessment']['id'];
}

/** A choice in words: what, on which ground, why, who and when, and where it was carried over from. */
export function SaidChoice({ given: { choice, standing }, mayChange, assessmentId }: SaidChoiceProps) {
  const { confirm } = useChoices(assessmentId);
  const [isBusy, setIsBusy] = useState(false);
  const isOff = standing !== 'in-force';
  async function review() {
    setIsBusy(true);
    await confirm(choice);
    setIsBusy(false);
  }
  return (
    <div className="mt-1 flex flex-col items-start gap-1 text-xs text-muted">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={isOff ? 'neutral' : 'info'}>{sayChoice(choice)}</Badge>
        {isOff ? <Badge tone="warning">{choiceStandings[standing]}</Badge> : null}
        <Facts facts={[sayChoiceDetail(choice) || null, say.by(choice.chosenBy, formatDay(choice.chosenAt))]} />
      </p>
      {choice.reason === '' ? null : (
        <p dir="auto" className="max-w-prose text-pretty wrap-anywhere text-ink">
          {choice.reason}
        </p>
      )}
      {choice.carriedFrom === '' ? null : (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {say.carriedFrom(choice.carriedFrom)}
          {mayChange && !isOff ? (
            <Button
              size="sm"
              busy={isBusy}
              busyText={say.confirming}
              className="print:hidden"
              aria-label={say.confirmFor(choice.requirement)}
              onClick={() => void review()}
            >
              {say.confirm}
            </Button>
          ) : null}
        </p>
      )}
    </div>
  );
}
