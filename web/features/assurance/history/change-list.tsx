import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { ChangeShape } from '#contract/history.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { useNear } from '#web/lib/use-near.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { ChangeLine, RunLine } from './change-line.tsx';
import { activityMessages as say } from './messages.ts';
import { runsOf } from './runs.ts';
import type { useChanges } from './use-changes.ts';

interface ChangeListProps {
  assessmentId: AssessmentId;
  of: ReturnType<typeof useChanges>;
  /** Heading level of the days. */
  level?: 2 | 3;
  /** The action for a line. */
  actionFor?: (change: ChangeShape) => ReactNode;
  /** The assessment, while it is a draft in which reasons can be added. */
  draftId?: AssessmentId | undefined;
  /** The assessment, if the list has one line for each act. */
  actsOf?: AssessmentId | undefined;
}

/** Changes by day, newest first. Older ones load automatically while scrolling, and with a button. */
export function ChangeList({ of, level = 2, ...lines }: ChangeListProps) {
  return (
    <>
      <ChangesByDay changes={of.data?.changes ?? NONE} level={level} {...lines} />
      <Older of={of} />
    </>
  );
}

const NONE: readonly ChangeShape[] = [];

interface ChangesByDayProps extends Omit<ChangeListProps, 'of' | 'level'> {
  changes: readonly ChangeShape[];
  level: 2 | 3 | 4;
}

/** Changes grouped by day. */
export function ChangesByDay({ assessmentId, changes, level, actionFor, draftId, actsOf }: ChangesByDayProps) {
  const days = useMemo(() => groupByDay(changes), [changes]);
  const Heading = `h${level}` as const;
  return (
    <>
      {days.map(({ day, changes: ofDay }) => (
        <section key={day} aria-label={day}>
          <Heading className="sticky top-0 z-1 border-b bg-sunken px-4 py-1.5 text-xs font-medium text-muted sm:px-5">
            {day}
          </Heading>
          <ol className="@container divide-y border-b">
            {runsOf(ofDay).map(([change, ...others]) =>
              !change ? null : others.length > 0 ? (
                <RunLine
                  key={change.id}
                  changes={[change, ...others]}
                  actionFor={actionFor}
                  {...{ assessmentId, draftId, actsOf }}
                />
              ) : (
                <ChangeLine
                  key={change.id}
                  change={change}
                  action={actionFor?.(change)}
                  {...{ assessmentId, draftId, actsOf }}
                />
              ),
            )}
          </ol>
        </section>
      ))}
    </>
  );
}

function Older({ of }: Pick<ChangeListProps, 'of'>) {
  const { hasOlder, isReadingOlder, isOlderFailed, readOlder } = of;
  const [isNear, ref] = useNear(false, () => true);
  const isDue = isNear && hasOlder && !isReadingOlder && !isOlderFailed;
  const latest = useRef(readOlder);
  latest.current = readOlder;
  useEffect(() => {
    if (isDue) latest.current();
  }, [isDue]);
  if (!hasOlder) return <p className="px-4 py-3 text-center text-xs text-muted">{say.end}</p>;
  return (
    <div ref={ref} className="flex flex-col items-center gap-2 px-4 py-3">
      {isOlderFailed ? <Alert tone="error">{say.olderFailed}</Alert> : null}
      <Button busy={isReadingOlder} busyText={say.loadingOlder} onClick={readOlder}>
        {isOlderFailed ? say.again : say.older}
      </Button>
    </div>
  );
}

function groupByDay(changes: readonly ChangeShape[]): { day: string; changes: ChangeShape[] }[] {
  const days: { day: string; changes: ChangeShape[] }[] = [];
  for (const change of changes) {
    const day = formatDay(change.at);
    const last = days.at(-1);
    if (last?.day === day) last.changes.push(change);
    else days.push({ day, changes: [change] });
  }
  return days;
}
