import type { KeyboardEvent } from 'react';
import { useMemo, useState } from 'react';
import { isScreened } from '#domain/topics/topic-score.ts';
import { markButtonId } from '#web/features/assurance/evidence/mark-button-id.ts';
import { useDraft } from '#web/features/questionnaire/assessment/api.ts';
import { ReviewAll } from '#web/features/questionnaire/assessment/review-mark.tsx';
import { groupTopics } from '#web/features/questionnaire/topics/group-topics.ts';
import { useSectionWork } from '#web/features/saving/section-work.ts';
import { useWhoOfRows } from '#web/features/saving/who-changed.ts';
import { cn } from '#web/lib/cn.ts';
import { focusControlSoon } from '#web/lib/focus-soon.ts';
import { useLinkedPlace } from '#web/lib/use-linked-place.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Segmented } from '#web/ui/inputs/segmented.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { scoreMessages as say } from './messages.ts';
import { scoreColumns } from './score-columns.ts';
import { ScreeningGuide } from './screening-guide.tsx';
import { TopicScoreGroup } from './topic-score-group.tsx';
import { scoreFieldId, scoreRowId } from './topic-score-row.tsx';
import { useTopicScores } from './use-topic-scores.ts';

/** The wizard's screening view: every relevant topic from 1 to 10 on both sides. */
export function TopicScores() {
  const whole = useDraft();
  const { esrsVersion } = whole.assessment;
  const rows = useTopicScores(whole);
  const { relevant, saved } = rows;
  // The topics that were not scored when the filter was set; a row that is scored afterwards stays in place.
  const [filter, setFilter] = useState<ReadonlySet<string> | null>(null);
  const groups = useMemo(() => groupTopics(relevant, esrsVersion), [relevant, esrsVersion]);

  const entryCounts = useMemo(() => countByTopic(whole.components), [whole.components]);
  const whoChanged = useWhoOfRows(
    whole.assessment.id,
    'score',
    relevant.some(({ id }) => rows.newsOf(id) !== null),
  );

  useSectionWork({
    isDirty: rows.isDirty,
    save: async () => (await rows.save()) !== null,
    discard: rows.discard,
  });
  useLinkedPlace('topic', (id, field) => {
    setFilter(null);
    const row = saved.get(id);
    const side = row && row.impactScore !== null && row.financialScore === null ? 'financial' : 'impact';
    focusControlSoon(markButtonId(field, id) ?? scoreFieldId(id, side), scoreRowId(id));
  });

  if (relevant.length === 0) return <EmptyState title={say.noTopics} description={say.noTopicsHint} />;

  const isScored = (topicId: string) => {
    const row = saved.get(topicId);
    return row !== undefined && isScreened(row);
  };
  const unscored = relevant.filter(({ id }) => !isScored(id)).map(({ id }) => id);
  const entered = relevant.filter(({ id }) => rows.drafts[id] !== undefined).length;
  const shown = groups
    .map((group) => ({ ...group, topics: group.topics.filter((topic) => filter?.has(topic.id) ?? true) }))
    .filter((group) => group.topics.length > 0);
  return (
    <div className="@container flex flex-col gap-4">
      <ReviewAll noun="scores" rows={whole.scores} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys that its sliders ignore */}
      <div onKeyDown={goByEnter}>
        <div className="page-toolbar -mx-1 bg-ground px-1 max-sm:static print:static print:mx-0">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
            <Segmented
              label={say.filter}
              options={[
                { value: 'all', label: say.all },
                { value: 'unscored', label: say.unscored(unscored.length) },
              ]}
              value={filter ? 'unscored' : 'all'}
              onValueChange={(value) => setFilter(value === 'all' ? null : new Set(unscored))}
            />
            <p role="status" className="figures">
              {say.progress(relevant.length - unscored.length, relevant.length)}
              {entered > 0 ? <span className="text-warning"> · {say.notSaved(entered)}</span> : null}
            </p>
            <p className="text-xs text-muted">{say.introShort}</p>
            <div className="sm:ml-auto">
              <ScreeningGuide />
            </div>
          </div>
          <ScoreHeadings />
        </div>
        {shown.length === 0 ? (
          <EmptyState title={say.allScored} action={<Button onClick={() => setFilter(null)}>{say.showAll}</Button>} />
        ) : (
          <Card>
            {shown.map((group) => (
              <TopicScoreGroup
                key={group.key}
                assessmentId={whole.assessment.id}
                group={group}
                rows={rows}
                entryCounts={entryCounts}
                whoChanged={whoChanged}
              />
            ))}
          </Card>
        )}
      </div>
      {rows.question}
    </div>
  );
}

function countByTopic(components: readonly { topicId: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { topicId } of components) counts.set(topicId, (counts.get(topicId) ?? 0) + 1);
  return counts;
}

/** Enter in a slider moves to the same side of the next topic, Shift+Enter to the previous one; at the ends, the focus stays. */
function goByEnter({ key, shiftKey, target, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'range') return;
  const row = target.closest('[data-topic]');
  const at = row && [...row.querySelectorAll('input[type=range]')].indexOf(target);
  const rows = [...currentTarget.querySelectorAll('[data-topic]')];
  const next = row && rows[rows.indexOf(row) + (shiftKey ? -1 : 1)];
  next?.querySelectorAll<HTMLInputElement>('input[type=range]')[at ?? 0]?.focus();
}

/** The headings of the columns; every slider and field also has its own label. */
function ScoreHeadings() {
  return (
    <div
      aria-hidden="true"
      className={cn('mx-px hidden px-4 pb-1 text-xs font-medium text-muted @xl:grid print:hidden', scoreColumns)}
    >
      <span>{say.topic}</span>
      <span>{say.impact}</span>
      <span>{say.financial}</span>
      <span className="px-2 @max-4xl:hidden">{say.justification}</span>
    </div>
  );
}
