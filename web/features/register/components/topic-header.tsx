import { Gavel, Lightbulb, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Thresholds, Topic } from '#domain/assessment/assessment.ts';
import type { AssessmentId } from '#domain/ids.ts';
import type { TopicPoint } from '#domain/results/matrix.ts';
import { WorkMark } from '#web/features/assurance/assignments/work-mark.tsx';
import { CommentsButton } from '#web/features/assurance/comments/comments-button.tsx';
import { EvidenceButton } from '#web/features/assurance/evidence/evidence-button.tsx';
import { RecordMenu } from '#web/features/assurance/record-menu/record-menu.tsx';
import { starterMessages } from '#web/features/questionnaire/starter/messages.ts';
import { StarterButton, TopicStarters } from '#web/features/questionnaire/starter/starter-button.tsx';
import { screeningOrderMessages } from '#web/features/register/scores/messages.ts';
import { cn } from '#web/lib/cn.ts';
import { Facts } from '#web/ui/display/facts.tsx';
import { PointGauge } from '#web/ui/display/two-axis-gauge.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { MenuItem } from '#web/ui/overlays/menu.tsx';
import { addButtonId } from './focus.ts';
import { componentMessages, type EditorSide, editorMessages } from './messages.ts';

const ConcludeSide = lazy(() => import('#web/features/results/topic-decisions/conclude-side.tsx'));

interface TopicHeaderProps {
  assessmentId: AssessmentId;
  topic: Topic;
  side: EditorSide;
  /** The number of its entries on this side. */
  count: number;
  point: TopicPoint | undefined;
  /** The side was concluded top-down, and whether it was found to be material; undefined if it was not. */
  concluded: boolean | undefined;
  thresholds: Thresholds;
  /** Its screening score on this side, if the topics are ordered by it. */
  screening: number | null;
  /** How many suggestions there are for it. */
  suggestionCount: number;
  /** They are not for the company’s industry. */
  areOfOthers: boolean;
  onAdd: () => void;
}

/** The head of a topic's card: where its point is, what it holds, its suggestions, one menu, and adding an entry. */
export function TopicHeader(props: TopicHeaderProps) {
  const { assessmentId, topic, side, point, concluded, thresholds } = props;
  const { suggestionCount, areOfOthers, onAdd } = props;
  const say = editorMessages[side];
  const [isSuggesting, setSuggesting] = useState(false);
  const [isConcluding, setConcluding] = useState(false);
  const name = `${topic.code} ${topic.name}`;
  const record = { noun: 'topic', recordId: topic.id } as const;
  const work = { noun: 'topic', key: topic.id } as const;
  return (
    <header className="group/record flex min-h-13 flex-wrap items-center justify-end gap-x-1 gap-y-1 @xl/group:flex-nowrap @xl/group:gap-x-2 bg-ground px-4 py-2 sm:px-5 print:break-after-avoid print:px-0">
      <span className={cn('mr-1 flex size-9 shrink-0 items-center justify-center', !point && '@max-xl/group:hidden')}>
        {point ? (
          <PointGauge
            category={topic.category}
            point={point}
            thresholds={thresholds}
            className="size-9 overflow-visible"
          />
        ) : null}
      </span>
      {/* In a narrow group, the name has the whole width beside the gauge, and the buttons are below it. Without a gauge, they are beside
          the name, and what the topic holds is below. */}
      <div className="contents @xl/group:flex @xl/group:min-w-0 @xl/group:flex-1 @xl/group:flex-wrap @xl/group:items-center @xl/group:gap-x-3">
        <TopicName {...props} />
        <span className={cn('@xl/group:contents', point ? 'contents' : 'order-last flex grow basis-1/2 empty:hidden')}>
          <WorkMark
            assessmentId={assessmentId}
            record={work}
            name={name}
            hidesEmpty
            className="mr-auto -ml-2.5 @max-xl/group:min-w-0 @max-xl/group:max-w-36 @max-xl/group:flex-1 @max-xl/group:basis-16 @xl/group:-mx-2 @xl/group:-my-1 @xl/group:max-w-full"
          />
        </span>
      </div>
      <span className={cn('@xl/group:contents', point ? 'contents' : 'order-last flex empty:hidden')}>
        <EvidenceButton record={record} name={name} hidesEmpty className="print:hidden" />
        <CommentsButton record={record} name={name} hidesEmpty className="print:hidden" />
      </span>
      {suggestionCount > 0 ? (
        <StarterButton
          topicName={topic.name}
          count={suggestionCount}
          isOfOthers={areOfOthers}
          onOpen={() => setSuggesting(true)}
        />
      ) : null}
      <RecordMenu
        isFilled
        assessmentId={assessmentId}
        name={name}
        work={work}
        evidence={record}
        comments={record}
        history={{ subject: { topicId: topic.id }, name }}
        first={
          <>
            <MenuItem icon={<Lightbulb aria-hidden="true" />} onPress={() => setSuggesting(true)}>
              {starterMessages.suggestions}
            </MenuItem>
            <MenuItem icon={<Gavel aria-hidden="true" />} onPress={() => setConcluding(true)}>
              {concluded === undefined ? say.conclude : componentMessages.changeConclusion}
            </MenuItem>
          </>
        }
      />
      <Button
        size="sm"
        className="@max-xl/group:px-2 print:hidden"
        id={addButtonId(topic.id)}
        aria-label={say.addTo(topic.name)}
        onClick={onAdd}
      >
        <Plus aria-hidden="true" />
        <span className="hidden @xl/group:inline">{say.add}</span>
      </Button>
      {isConcluding ? (
        <Suspense>
          <ConcludeSide topicId={topic.id} side={side} onClose={() => setConcluding(false)} />
        </Suspense>
      ) : null}
      {isSuggesting ? <TopicStarters topicId={topic.id} onClose={() => setSuggesting(false)} /> : null}
    </header>
  );
}

/** Its name, and below it how many entries it has, whether it was concluded, and its screening score. */
function TopicName(props: TopicHeaderProps) {
  const { topic, side, count, point, concluded, screening } = props;
  const say = editorMessages[side];
  return (
    <div className={cn('min-w-0 flex-1 @xl/group:contents', point ? 'basis-[calc(100%-2.75rem)]' : 'basis-40')}>
      <h4 id={`topic-${topic.id}`} className="text-sm font-medium max-sm:text-pretty @xl/group:basis-full">
        <span className="figures mr-1 font-normal text-muted">{topic.code}</span> {topic.name}
      </h4>
      <p
        className={cn('text-xs text-muted', count === 0 && screening === null && concluded === undefined && 'sr-only')}
      >
        <Facts
          facts={[
            count > 0 ? say.count(count) : concluded === undefined ? say.none : null,
            concluded === undefined ? null : componentMessages.concluded(concluded),
            screening === null ? null : screeningOrderMessages.screening(screening),
          ]}
        />
      </p>
    </div>
  );
}
