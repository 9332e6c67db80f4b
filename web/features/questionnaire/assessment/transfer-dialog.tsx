import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AssessmentShape } from '#contract/assessment.ts';
import type { TransferPlan } from '#contract/transfer.ts';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import { otherVersion } from '#domain/transfer/crosswalk.ts';
import { Loading, SkeletonRows } from '#web/ui/display/skeleton.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { transferMessages as say } from './messages.ts';
import { type Placing, TransferGroups } from './transfer-groups.tsx';
import { type TransferPlaces, transferPlanQuery, useTransfer } from './use-transfer.ts';
import { VersionWarning } from './version-warning.tsx';

/** Shows what happens to each topic under the other version of the standards, then transfers the draft. */
export function TransferDialog({ assessment, onClose }: { assessment: AssessmentShape; onClose: () => void }) {
  const plan = useQuery(transferPlanQuery(assessment));
  const transfer = useTransfer(assessment, onClose);
  const [placed, setPlaced] = useState<TransferPlaces>(new Map());
  const to = otherVersion(assessment.esrsVersion);
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(isOpen) => {
        if (!isOpen && !transfer.isPending) onClose();
      }}
      title={say.title(esrsVersions[to].label)}
      description={say.text}
      footer={
        <>
          <Button onClick={onClose} disabled={transfer.isPending}>
            {say.cancel}
          </Button>
          <Button
            variant="primary"
            disabled={!plan.data}
            busy={transfer.isPending}
            busyText={say.carryingOut}
            onClick={() => transfer.mutate({ to, placed })}
          >
            {say.carryOut}
          </Button>
        </>
      }
    >
      {plan.data ? (
        <Plan
          plan={plan.data}
          financialYearStart={assessment.financialYearStart}
          placed={placed}
          onPlace={(id, code) => setPlaced((before) => new Map([...before, [id, code]]))}
        />
      ) : plan.isError ? (
        <ErrorState title={say.loadFailed} busy={plan.isFetching} onRetry={() => void plan.refetch()} />
      ) : (
        <Loading label={say.loading}>
          <SkeletonRows rows={6} />
        </Loading>
      )}
    </Dialog>
  );
}

interface PlanProps extends Placing {
  plan: TransferPlan;
  financialYearStart: string;
}

function Plan({ plan: { steps, to }, financialYearStart, ...placing }: PlanProps) {
  const components = steps.reduce((sum, step) => sum + step.components, 0);
  const decisions = steps.filter(({ isRelevant }) => isRelevant !== null).length;
  const scores = steps.filter(({ isScored }) => isScored).length;
  const left = steps.filter(({ leavesDecided }) => leavesDecided.length > 0);
  return (
    <div className="flex flex-col gap-4 text-sm">
      <VersionWarning version={to} financialYearStart={financialYearStart} />
      <p>{say.carried(components, decisions, scores)}</p>
      {left.length > 0 ? (
        <Alert tone="warning" title={say.leaves}>
          <p>{say.leavesText}</p>
          <ul className="mt-1 list-disc pl-5">
            {left.map((step) => (
              <li key={step.topicId} dir="auto" className="wrap-anywhere">
                {say.left(step)}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <TransferGroups steps={steps} {...placing} />
      <p className="text-xs text-muted">{say.ours}</p>
    </div>
  );
}
