import { Pencil, Trash2 } from 'lucide-react';
import { lazy, memo, Suspense } from 'react';
import type { SelectionRow } from '#contract/topics.ts';
import type { Topic } from '#domain/assessment/assessment.ts';
import { isOwnTopic } from '#domain/topics/own-code.ts';
import { RecordMenu } from '#web/features/assurance/record-menu/record-menu.tsx';
import { useDraft } from '#web/features/questionnaire/assessment/api.ts';
import { ReviewMark } from '#web/features/questionnaire/assessment/review-mark.tsx';
import { reasonMessages } from '#web/features/saving/messages.ts';
import { WhyField } from '#web/features/saving/why-field.tsx';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { EsgMark } from '#web/ui/display/esg-tag.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Checkbox } from '#web/ui/inputs/checkbox.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { MenuItem } from '#web/ui/overlays/menu.tsx';
import type { GroupedTopics } from './group-topics.ts';
import { type KeptData, NOTHING_KEPT } from './kept-data.ts';
import { topicMessages as say } from './messages.ts';
import { topicDetail } from './topic-detail.ts';
import type { OwnTopicWithParts } from './use-delete-own-topic.ts';

/** Loaded for topics that have been deselected. */
const AsideReason = lazy(() => import('#web/features/assurance/left-out/aside-reason.tsx'));

interface SelectionGroupProps {
  group: GroupedTopics;
  /** The topics of the group that match the search. */
  topics: readonly Topic[];
  isRelevant: (id: string) => boolean;
  saved: ReadonlyMap<string, SelectionRow>;
  kept: ReadonlyMap<string, KeptData>;
  onChange: (id: string, isRelevant: boolean) => void;
  onChangeGroup: (ids: readonly string[], isRelevant: boolean) => void;
  /** The reason for setting aside topics, for those not yet saved as such. */
  reason: string;
  onReason: (groupKey: string, reason: string) => void;
  /** Whether saving was tried without a reason that is required. */
  lacksReason: boolean;
  onEditOwn: (topic: Topic) => void;
  onDeleteOwn: (doomed: OwnTopicWithParts) => void;
}

/** The id of a topic's tick box, so that the focus can be put on it. */
export const selectionId = (topicId: string) => `selection-${topicId}`;

/** One heading with its topics as checkboxes, and a switch for all of them. */
export function SelectionGroup(props: SelectionGroupProps) {
  const { group, topics, isRelevant, saved, kept, onChange, onChangeGroup, reason, onReason, onEditOwn, onDeleteOwn } =
    props;
  const { lacksReason } = props;
  const { assessment } = useDraft();
  const relevant = group.topics.filter((topic) => isRelevant(topic.id)).length;
  const aside = group.topics.filter(({ id }) => !isRelevant(id) && (saved.get(id)?.isRelevant ?? true));
  const scored = aside.flatMap(({ id, name }) => {
    const held = kept.get(id);
    return held?.hasScored ? [{ name, highest: held.highest }] : [];
  });
  // One reason for all of them, below the last one in sight.
  const askedAt = (topics.findLast((topic) => aside.includes(topic)) ?? (aside.length > 0 ? topics.at(-1) : undefined))
    ?.id;
  const isAll = relevant === group.topics.length;
  const act = isAll ? say.deselectAll : say.selectAll;
  // A search hides part of the group, and changing hidden topics would surprise people.
  const isWhole = topics.length === group.topics.length;
  return (
    <Card className="mb-4 break-inside-avoid">
      <header className="flex min-h-11 items-center gap-2.5 border-b py-1.5 pr-2 pl-4">
        <EsgMark category={group.category} />
        <h3 className="min-w-0 flex-1 text-sm font-medium">{group.label}</h3>
        <span className="figures shrink-0 text-xs text-muted">
          <span aria-hidden="true">{say.groupRelevant(relevant, group.topics.length)}</span>
          <span className="sr-only">{say.groupRelevantSpoken(group.label, relevant, group.topics.length)}</span>
        </span>
        {isWhole ? (
          <Button
            variant="ghost"
            size="sm"
            className="min-w-22 justify-end text-accent"
            aria-label={say.inGroup(act, group.label)}
            onClick={() =>
              onChangeGroup(
                group.topics.map((topic) => topic.id),
                !isAll,
              )
            }
          >
            {act}
          </Button>
        ) : null}
      </header>
      <ul className="py-1">
        {topics.map((topic) => (
          <li key={topic.id} className={isOwnTopic(topic) ? 'group/record flex flex-wrap items-start' : undefined}>
            <SelectionTopic
              topic={topic}
              isRelevant={isRelevant(topic.id)}
              kept={kept.get(topic.id)}
              onChange={onChange}
            />
            {isOwnTopic(topic) ? (
              <OwnTopicMenu
                name={topic.name}
                onEdit={() => onEditOwn(topic)}
                onDelete={() => onDeleteOwn({ topic, kept: kept.get(topic.id) ?? NOTHING_KEPT })}
              />
            ) : null}
            <MarkedForReview row={saved.get(topic.id)} title={topic.name} />
            {saved.get(topic.id)?.isRelevant === false && !isRelevant(topic.id) ? (
              <Suspense>
                <AsideReason
                  assessmentId={assessment.id}
                  topic={topic}
                  isNeeded={kept.get(topic.id)?.hasScored ?? false}
                />
              </Suspense>
            ) : null}
            {topic.id === askedAt ? (
              <WhyField
                kind="aside"
                isInLine
                value={reason}
                onChange={(changed) => onReason(group.key, changed)}
                hint={scored.length > 0 ? say.whyScored(scored) : say.whyAside(aside.map(({ name }) => name))}
                isNeeded={scored.length > 0}
                error={lacksReason && reason.trim() === '' ? reasonMessages.missing : undefined}
                className="w-full pr-4 pb-2 pl-11"
              />
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface OwnTopicMenuProps {
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** The actions on a topic of the company's own. */
function OwnTopicMenu({ name, onEdit, onDelete }: OwnTopicMenuProps) {
  const { assessment } = useDraft();
  return (
    <RecordMenu
      isFilled
      assessmentId={assessment.id}
      name={name}
      className="mr-2"
      first={
        <>
          <MenuItem icon={<Pencil aria-hidden="true" />} onPress={onEdit}>
            {say.changeOwn}
          </MenuItem>
          <MenuItem icon={<Trash2 aria-hidden="true" />} danger onPress={onDelete}>
            {say.deleteOwn}
          </MenuItem>
        </>
      }
    />
  );
}

interface SelectionTopicProps {
  topic: Topic;
  isRelevant: boolean;
  kept: KeptData | undefined;
  onChange: (id: string, isRelevant: boolean) => void;
}

const SelectionTopic = memo(function SelectionTopic({ topic, isRelevant, kept, onChange }: SelectionTopicProps) {
  const detail = isOwnTopic(topic) ? topic.description : topicDetail(topic);
  return (
    <Checkbox
      id={selectionId(topic.id)}
      checked={isRelevant}
      onChange={(event) => onChange(topic.id, event.currentTarget.checked)}
      className="min-w-0 flex-1 px-4 py-1.5"
      label={
        <span className={isRelevant ? undefined : 'text-muted'}>
          <span className="figures mr-1 text-xs text-muted">{topic.code}</span> {topic.name}
          {isOwnTopic(topic) ? <Badge className="ml-2">{say.ownTopic}</Badge> : null}
        </span>
      }
      hint={
        !isRelevant && kept ? (
          <span className="text-warning">{say.kept(kept.components, kept.isScored)}</span>
        ) : (
          detail || undefined
        )
      }
    />
  );
});

function MarkedForReview({ row, title }: { row: SelectionRow | undefined; title: string }) {
  if (!row || row.carriedFrom === '') return null;
  return (
    <ReviewMark
      noun="selections"
      rows={[row]}
      title={title}
      place={row.topicId}
      onReviewed={() => focusSoon(selectionId(row.topicId))}
      className="pr-4 pb-2 pl-10.5"
    />
  );
}
