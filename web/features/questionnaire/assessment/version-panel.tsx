import { useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import {
  canChangeVersion,
  recommendedRoute,
  routeLabel,
  routeOf,
  versionFit,
} from '#domain/assessment/esrs-version.ts';
import { begunFrom } from '#web/features/saving/row-drafts.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { useLinkedPlace } from '#web/lib/use-linked-place.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Card, CardBody, CardTitle } from '#web/ui/layout/card.tsx';
import { versionMerging } from './merge-versions.ts';
import { versionMessages as say } from './messages.ts';
import { TransferOffer } from './transfer-offer.tsx';
import { useChooseVersion } from './use-choose-version.ts';
import { VersionDialog } from './version-dialog.tsx';
import { VersionWarning } from './version-warning.tsx';

const CHANGE_ID = 'change-version';

/** The financial year and ESRS version of the draft, which can be changed until something is scored (product P18). */
export function VersionPanel({ whole, className }: { whole: WholeAssessment; className?: string }) {
  const { assessment } = whole;
  const { esrsVersionToBeConfirmed: isOpen, financialYearStart } = assessment;
  const [isChoosing, setIsChoosing] = useState(false);
  const choosing = useChooseVersion(assessment);
  useLinkedPlace('part', () => focusSoon(CHANGE_ID));
  const canChange = canChangeVersion(whole);
  const route = routeOf(assessment);
  const present = { financialYearStart, route };
  const fit = versionFit(route, financialYearStart);
  const recommended = recommendedRoute(financialYearStart);
  const isChoice = isOpen && canChange && fit === 'permitted';

  return (
    <Card className={className}>
      <CardBody className="@container flex flex-col gap-4">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <div className="flex flex-wrap items-center gap-2">
            <CardTitle level={3}>{say.title}</CardTitle>
            {isOpen ? <Badge tone="warning">{say.toBeConfirmed}</Badge> : null}
          </div>
          {canChange && !isOpen ? (
            <Button id={CHANGE_ID} size="sm" onClick={() => setIsChoosing(true)}>
              {say.change}
            </Button>
          ) : null}
        </div>
        <dl className="grid gap-x-8 gap-y-3 text-sm @sm:grid-cols-2">
          <div>
            <dt className="text-xs text-muted">{say.firstDay}</dt>
            <dd className="figures mt-0.5">{formatDay(financialYearStart)}</dd>
          </div>
          <div>
            <dt className="text-xs text-muted">{say.standard}</dt>
            <dd className="mt-0.5">{routeLabel(route)}</dd>
          </div>
        </dl>
        {isChoice ? (
          <p className="text-sm">
            {recommended ? `${say.weRecommend(routeLabel(recommended))} ` : null}
            <span className="text-muted">{say.choiceHint}</span>
          </p>
        ) : null}
        {isOpen ? (
          <Button
            id={CHANGE_ID}
            variant="primary"
            className="self-start"
            busy={choosing.isPending}
            busyText={say.saving}
            onClick={() => {
              if (canChange) setIsChoosing(true);
              else void choosing.choose({ value: present, ...begunFrom(assessment, present, versionMerging) });
            }}
          >
            {canChange ? say.chooseStandard : say.confirm}
          </Button>
        ) : null}
        <VersionWarning version={route} financialYearStart={financialYearStart} />
        {canChange && !assessment.transferredFrom && fit !== 'not-applicable' ? null : (
          <TransferOffer assessment={assessment} isUrgent={fit === 'not-applicable'} />
        )}
        {canChange ? null : <p className="text-xs text-muted">{isOpen ? say.lockedOpen : say.locked}</p>}
      </CardBody>
      {isChoosing ? (
        <VersionDialog
          assessment={assessment}
          hasSelections={whole.selections.length > 0}
          onChoose={async (choice) => {
            const isDone = await choosing.choose(choice);
            if (isDone) setIsChoosing(false);
            return isDone;
          }}
          onClose={() => setIsChoosing(false)}
        />
      ) : null}
      {choosing.question}
    </Card>
  );
}
