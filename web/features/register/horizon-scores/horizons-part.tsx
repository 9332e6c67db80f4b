import { CalendarRange } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import type { HorizonScoreRow } from '#contract/horizon-scores.ts';
import { openScoresOf } from '#domain/components/open-scores.ts';
import { furtherHorizons, traceOf } from '#domain/horizon-scores/horizon-score.ts';
import type { ScoredHorizon } from '#domain/horizon-scores/horizons.ts';
import { wordHorizons } from '#domain/horizon-scores/words.ts';
import { bothScoresOf } from '#domain/measures/basis.ts';
import { openAssessmentQuery, usePatchAssessment } from '#web/features/questionnaire/assessment/api.ts';
import type { EntryPartProps } from '#web/features/register/measures/measures-part.tsx';
import { useDeleteRow } from '#web/features/saving/use-delete-row.tsx';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { HorizonList } from './horizon-list.tsx';
import { horizonMessages as say } from './messages.ts';
import { newHorizon, statedIn, useHorizonRows } from './use-horizon-rows.ts';

const HorizonDialog = lazy(async () => ({ default: (await import('./horizon-dialog.tsx')).HorizonDialog }));

/**
 * The scores of an entry for further time horizons. Where there are none, one quiet action, or nothing if the entry has no score yet or
 * already covers every horizon.
 */
export function HorizonsPart({ whole, component, level, isEditable }: EntryPartProps) {
  const headingId = useId();
  const Heading = `h${level}` as const;
  const rows = whole.horizonScores.filter(({ componentId }) => componentId === component.id);
  const saved = whole.components.find(({ id }) => id === component.id) ?? component;
  const free = furtherHorizons(saved).filter((horizon) => rows.every((row) => row.horizon !== horizon));
  const { horizons } = bothScoresOf(whole)(component);
  const isAddable = isEditable && free.length > 0 && openScoresOf(saved).length === 0;
  if (rows.length === 0 && !isAddable) return null;
  const list = isEditable ? (
    <Edited key={component.id} whole={whole} component={component} rows={rows} free={isAddable ? free : []} />
  ) : (
    <HorizonList component={component} rows={rows} />
  );
  if (rows.length === 0) return list;
  return (
    <section aria-labelledby={headingId} className="flex min-w-0 flex-col gap-3">
      <div>
        <Heading id={headingId} className="headline text-base">
          {say.title}
        </Heading>
        {horizons ? (
          <p role="status" className="text-xs text-muted">
            {wordHorizons(traceOf(horizons), component.timeHorizon)}
          </p>
        ) : null}
      </div>
      {list}
    </section>
  );
}

interface EditedProps extends Pick<EntryPartProps, 'whole' | 'component'> {
  rows: readonly HorizonScoreRow[];
  /** The horizons for which it can still be scored. */
  free: readonly ScoredHorizon[];
}

/** The same list with all actions. */
function Edited({ whole, component, rows, free }: EditedProps) {
  const { assessment } = whole;
  const addId = useId();
  const unsaved = useHorizonRows(whole, component);
  const [opened, setOpened] = useState<ScoredHorizon | null>(null);
  const patch = usePatchAssessment(assessment.id);
  const removal = useDeleteRow<HorizonScoreRow, { rowId: string }>({
    readAgain: openAssessmentQuery.queryKey,
    remove: ({ componentId, horizon, version }, given) =>
      api.horizonScores.remove({ assessmentId: assessment.id, componentId, horizon, seenVersion: version, ...given }),
    recordedAs: (_row, answer) => answer && { assessmentId: assessment.id, noun: 'horizon-score', rowId: answer.rowId },
    onGone: ({ horizon }) => {
      unsaved.drop(horizon);
      setOpened(null);
      patch((before) => ({
        ...before,
        horizonScores: before.horizonScores.filter(
          (row) => row.componentId !== component.id || row.horizon !== horizon,
        ),
      }));
    },
    focusAfter: () => addId,
    say: {
      title: say.removeTitle,
      text: () => say.removeText,
      confirm: say.remove,
      busy: say.removing,
      keep: say.keep,
      deleted: say.removed,
      failed: say.removeFailed,
    },
  });
  const row = rows.find(({ horizon }) => horizon === opened) ?? null;
  const value = opened && (unsaved.drafts[opened]?.value ?? (row ? statedIn(row) : newHorizon(component.id, opened)));
  return (
    <>
      {rows.length > 0 ? (
        <HorizonList component={component} rows={rows}>
          {({ horizon }, label) => (
            <Button size="sm" className="mt-1.5" aria-label={say.changeOf(label)} onClick={() => setOpened(horizon)}>
              {say.change}
            </Button>
          )}
        </HorizonList>
      ) : null}
      {free[0] ? (
        <Button
          id={addId}
          size="sm"
          variant="ghost"
          className="-ml-2 self-start font-normal text-muted"
          onClick={() => setOpened(free.at(-1) ?? null)}
        >
          <CalendarRange aria-hidden="true" />
          {say.add}
        </Button>
      ) : null}
      <Suspense>
        {opened && value ? (
          <HorizonDialog
            whole={whole}
            component={component}
            value={value}
            row={row}
            free={free}
            onRemove={removal.askDelete}
            onChange={(changed) => {
              if (changed.horizon !== opened) unsaved.drop(opened);
              setOpened(changed.horizon);
              unsaved.change(changed.horizon, changed);
            }}
            onSave={async () => {
              const isSaved = (await unsaved.save([opened])) !== null;
              if (isSaved) setOpened(null);
              return isSaved;
            }}
            onClose={() => {
              unsaved.drop(opened);
              setOpened(null);
            }}
          />
        ) : null}
      </Suspense>
      {removal.dialog}
      {unsaved.question}
    </>
  );
}
