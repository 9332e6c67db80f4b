import { UserRound } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { AssignedRecord } from '#domain/assignments/assignment.ts';
import type { Standing } from '#domain/assignments/standing.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { cn } from '#web/lib/cn.ts';
import { Facts } from '#web/ui/display/facts.tsx';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { useAssigned } from './api.ts';
import { assignmentMessages as say } from './messages.ts';
import { standingOf } from './standing-of.ts';
import { workWords } from './work-words.ts';

// Loaded when first opened.
const WorkForm = lazy(async () => ({ default: (await import('./work-form.tsx')).WorkForm }));

interface WorkMarkProps {
  assessmentId: AssessmentId;
  record: AssignedRecord;
  /** For a component: the topic whose owner and date apply if it has none itself. */
  topicId?: string | undefined;
  /** The name of the record. */
  name: string;
  /** Shows words only if there is room for them, otherwise only the icon. */
  isShort?: boolean;
  /** Leaves it out while the record has no owner, date or review of its own. */
  hidesEmpty?: boolean;
  className?: string;
}

/** The owner and due date of a record, as one muted line that opens the form. */
export function WorkMark(props: WorkMarkProps) {
  const { assessmentId, record, topicId, name, isShort = false, hidesEmpty = false, className } = props;
  const work = useAssigned(assessmentId);
  const [isOpen, setOpen] = useState(false);
  const { noun, key } = record;
  const standing = useMemo(() => work && standingOf(work, { noun, key }, topicId), [work, noun, key, topicId]);
  // Once shown it stays, so that clearing the owner loses neither the form nor the focus.
  const [isShown, setShown] = useState(!hidesEmpty);
  if (!isShown && standing && (!hidesEmpty || isOwn(standing))) setShown(true);
  if (!work || !standing || !isShown) return null;
  const words = workWords(standing, work.today);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      title={say.title(name)}
      trigger={
        <Button
          size="sm"
          variant="ghost"
          aria-label={say.markLabel(name, words.join(', '))}
          className={cn(
            'h-auto max-w-full min-w-0 py-1 text-left text-xs font-normal whitespace-normal text-muted print:hidden',
            className,
          )}
        >
          <UserRound aria-hidden="true" />
          <span
            className={cn(
              isShort && 'hidden max-w-56 @xl/group:inline',
              // In a narrow group, an owner is worth a second line; a missing owner is not.
              isShort && standing.owner !== null && 'sm:inline @max-xl/group:max-w-36',
            )}
          >
            <Facts facts={words} />
          </span>
        </Button>
      }
    >
      <Suspense fallback={<Spinner label={say.loading} />}>
        <div className="mt-2">
          <WorkForm
            assessmentId={assessmentId}
            work={work}
            record={record}
            standing={standing}
            onDone={() => setOpen(false)}
          />
        </div>
      </Suspense>
    </Popover>
  );
}

/** Whether any of it is set for the record itself. */
const isOwn = ({ owner, isOwnerOfTopic, dueOn, isDueOfTopic, formerOwner, review }: Standing) =>
  (owner !== null && !isOwnerOfTopic) || (dueOn !== null && !isDueOfTopic) || formerOwner !== null || review !== 'open';
