import { useQuery } from '@tanstack/react-query';
import { MAX_ASSESSMENT_BYTES, MAX_ASSESSMENTS } from '#domain/limits.ts';
import { Progress } from '#web/ui/display/progress.tsx';
import { Loading, SkeletonRows } from '#web/ui/display/skeleton.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { useOfRoomQuery } from './api.ts';
import { useMessages as say } from './messages.ts';

/** How much of its storage limits the company uses, and what to do when little is left. */
export function RoomCard() {
  const { data: use, isError, refetch } = useQuery(useOfRoomQuery);
  return (
    <Card aria-labelledby="room-used">
      <CardHeader>
        <CardTitle id="room-used">{say.title}</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col gap-5">
        <p className="max-w-prose text-muted">{say.text}</p>
        {use ? (
          <>
            <Used
              label={say.assessments}
              used={use.assessments}
              most={MAX_ASSESSMENTS}
              text={say.assessmentsOf(use.assessments, MAX_ASSESSMENTS)}
              hints={{ room: say.assessmentsText, 'nearly-full': say.assessmentsNearlyFull, full: say.assessmentsFull }}
            />
            {use.open.map(({ id, name, bytes }) => (
              <Used
                key={id}
                label={say.writtenIn(name)}
                used={bytes}
                most={MAX_ASSESSMENT_BYTES}
                text={say.writtenOf(bytes, MAX_ASSESSMENT_BYTES)}
                hints={{ room: '', 'nearly-full': say.writtenNearlyFull, full: say.writtenFull }}
              />
            ))}
          </>
        ) : isError ? (
          <ErrorState title={say.loadFailed} onRetry={() => void refetch()} />
        ) : (
          <Loading label={say.loading}>
            <SkeletonRows rows={2} />
          </Loading>
        )}
      </CardBody>
    </Card>
  );
}

interface UsedProps {
  label: string;
  used: number;
  most: number;
  /** Both values in words. */
  text: string;
  hints: Record<ReturnType<typeof howFull>, string>;
}

function Used({ label, used, most, text, hints }: UsedProps) {
  const state = howFull(used, most);
  return (
    <div className="max-w-prose">
      <Progress label={label} value={Math.min(used, most)} max={most} text={text} />
      {hints[state] ? (
        <p className={state === 'room' ? 'mt-1 text-xs text-muted' : 'mt-1 text-sm text-warning'}>{hints[state]}</p>
      ) : null}
    </div>
  );
}

/** From this share on, the card says what to do. */
const NEARLY = 0.8;

/** How full a limit is. */
function howFull(used: number, most: number): 'room' | 'nearly-full' | 'full' {
  if (used >= most) return 'full';
  return used >= most * NEARLY ? 'nearly-full' : 'room';
}
