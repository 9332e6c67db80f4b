import { Plus } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { MeasureRow, NetScoreRow } from '#contract/measures.ts';
import type { Component } from '#domain/components/component.ts';
import type { MeasureId } from '#domain/ids.ts';
import { measuresOf } from '#domain/measures/measure.ts';
import { openAssessmentQuery, usePatchAssessment } from '#web/features/questionnaire/assessment/api.ts';
import { useDeleteRow } from '#web/features/saving/use-delete-row.tsx';
import { api } from '#web/lib/api.ts';
import { cn } from '#web/lib/cn.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { BeforeAfter } from './before-after.tsx';
import { MeasureList } from './measure-list.tsx';
import { netMessages as netSay, measureMessages as say } from './messages.ts';
import { type MeasureInput, newMeasure, useMeasureRows } from './use-measure-rows.ts';
import { newNet, statedIn, useNetRows } from './use-net-rows.ts';

const MeasureDialog = lazy(async () => ({ default: (await import('./measure-dialog.tsx')).MeasureDialog }));
const NetDialog = lazy(async () => ({ default: (await import('./net-dialog.tsx')).NetDialog }));

/** What the parts of an entry that are saved apart from it are shown with. */
export interface EntryPartProps {
  whole: WholeAssessment;
  /** As saved, or with unsaved values. */
  component: Component;
  /** The level of its heading. */
  level: 3 | 4 | 5;
  isEditable: boolean;
}

/** The measures of an impact or a risk, and its score before and after them; one line as long as there is neither. */
export function MeasuresPart({ whole, component, level, isEditable }: EntryPartProps) {
  const headingId = useId();
  const Heading = `h${level}` as const;
  const measures = measuresOf(whole.measures, component.id);
  const isBare = measures.length === 0 && !whole.netScores.some(({ componentId }) => componentId === component.id);
  return (
    <section
      aria-labelledby={headingId}
      className={cn('flex min-w-0', isBare ? 'flex-wrap items-center gap-x-3 gap-y-1' : 'flex-col gap-3')}
    >
      <div>
        <Heading id={headingId} className="headline text-base">
          {say.title}
        </Heading>
        {isBare ? null : <p className="text-xs text-muted">{say.whatCounts}</p>}
      </div>
      {isEditable ? (
        <Named key={component.id} whole={whole} component={component} measures={measures} isBare={isBare} />
      ) : (
        <>
          <MeasureList
            assessmentId={whole.assessment.id}
            isFrozen
            measures={measures}
            yearStart={whole.assessment.financialYearStart}
            acts={null}
          />
          {isBare ? null : <BeforeAfter whole={whole} component={component} onState={null} />}
        </>
      )}
    </section>
  );
}

/** The same list with all actions. */
function Named({
  whole,
  component,
  measures,
  isBare,
}: Pick<EntryPartProps, 'whole' | 'component'> & { measures: MeasureRow[]; isBare: boolean }) {
  const { assessment } = whole;
  const addId = useId();
  const rows = useMeasureRows(whole);
  const nets = useNetRows(whole);
  const [opened, setOpened] = useState<MeasureInput | null>(null);
  const [isStating, setIsStating] = useState(false);
  const patch = usePatchAssessment(assessment.id);
  const deletion = useDeleteRow<MeasureRow>({
    readAgain: openAssessmentQuery.queryKey,
    remove: ({ id }, given) => api.measures.remove({ assessmentId: assessment.id, id, ...given }),
    recordedAs: ({ id }) => ({ assessmentId: assessment.id, noun: 'measure', rowId: id }),
    onGone: ({ id }) => {
      rows.drop(id);
      patch((before) => ({ ...before, measures: before.measures.filter((row) => row.id !== id) }));
    },
    focusAfter: () => addId,
    say: {
      title: say.deleteTitle,
      text: ({ title }) => say.deleteText(title),
      confirm: say.delete,
      busy: say.deleting,
      keep: say.keep,
      deleted: say.deleted,
      failed: say.deleteFailed,
    },
  });
  const withdrawal = useDeleteRow<NetScoreRow>({
    readAgain: openAssessmentQuery.queryKey,
    remove: ({ componentId, version }, given) =>
      api.measures.withdrawNet({ assessmentId: assessment.id, componentId, seenVersion: version, ...given }),
    onGone: ({ componentId }) => {
      nets.drop(componentId);
      setIsStating(false);
      patch((before) => ({ ...before, netScores: before.netScores.filter((row) => row.componentId !== componentId) }));
    },
    focusAfter: () => addId,
    say: {
      title: netSay.withdrawTitle,
      text: () => netSay.withdrawText,
      confirm: netSay.withdraw,
      busy: netSay.withdrawing,
      keep: say.keep,
      deleted: netSay.withdrawn,
      failed: netSay.withdrawFailed,
    },
  });
  const net = whole.netScores.find(({ componentId }) => componentId === component.id) ?? null;
  const kept = opened && (rows.drafts[opened.id]?.value ?? opened);
  const stated = nets.drafts[component.id]?.value ?? (net ? statedIn(net) : newNet(component.id));

  return (
    <>
      <MeasureList
        assessmentId={assessment.id}
        isFrozen={false}
        measures={measures}
        yearStart={assessment.financialYearStart}
        acts={{ onEdit: ({ version: _version, ...row }) => setOpened(row), onDelete: deletion.askDelete }}
      />
      <Button
        id={addId}
        size="sm"
        className={isBare ? 'ml-auto' : 'self-start'}
        onClick={() => setOpened(newMeasure(crypto.randomUUID() as MeasureId, component.id))}
      >
        <Plus aria-hidden="true" />
        {say.add}
      </Button>
      {isBare ? null : <BeforeAfter whole={whole} component={component} onState={() => setIsStating(true)} />}
      <Suspense>
        {kept ? (
          <MeasureDialog
            value={kept}
            row={measures.find(({ id }) => id === kept.id) ?? null}
            onChange={(value) => {
              setOpened(value);
              rows.change(value.id, value);
            }}
            onSave={async () => {
              const isSaved = (await rows.save([kept.id])) !== null;
              if (isSaved) setOpened(null);
              return isSaved;
            }}
            onClose={() => {
              rows.drop(kept.id);
              setOpened(null);
            }}
          />
        ) : null}
        {isStating ? (
          <NetDialog
            whole={whole}
            component={component}
            value={stated}
            row={net}
            onWithdraw={withdrawal.askDelete}
            onChange={(value) => nets.change(component.id, value)}
            onSave={async () => {
              const isSaved = (await nets.save([component.id])) !== null;
              if (isSaved) setIsStating(false);
              return isSaved;
            }}
            onClose={() => {
              nets.drop(component.id);
              setIsStating(false);
            }}
          />
        ) : null}
      </Suspense>
      {deletion.dialog}
      {withdrawal.dialog}
      {rows.question}
      {nets.question}
    </>
  );
}
