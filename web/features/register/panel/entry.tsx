import { ArrowUpRight, Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { Link } from 'react-router';
import type { WholeAssessment } from '#contract/assessment.ts';
import { resultsPath } from '#domain/chat/chat-source.ts';
import { places } from '#domain/chat/places.ts';
import type { Component } from '#domain/components/component.ts';
import { REASON_OF } from '#domain/components/criteria.ts';
import { componentFields } from '#domain/components/fields.ts';
import { entryEvidenceReader } from '#domain/evidence/entry-evidence.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import { readRow } from '#web/features/assistant/query/source-row.ts';
import { WorkMark } from '#web/features/assurance/assignments/work-mark.tsx';
import { StarterOrigin } from '#web/features/questionnaire/starter/starter-origin.tsx';
import { PlaceMark } from '#web/features/questionnaire/value-chain/place-mark.tsx';
import { Consequence } from '#web/features/register/components/consequence.tsx';
import { Criteria } from '#web/features/register/components/criteria.tsx';
import { editButtonId } from '#web/features/register/components/focus.ts';
import { cn } from '#web/lib/cn.ts';
import { type Readable, same, useHeld } from '#web/lib/observable.ts';
import { useAtRest } from '#web/lib/use-at-rest.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { later } from '../rows/lazy-parts.ts';
import type { UnsavedRows } from '../rows/unsaved.ts';
import { entryMessages as say } from './messages.ts';

const EntryEvidence = later(
  async () => (await import('#web/features/assurance/evidence/entry-evidence.tsx')).EntryEvidence,
);
const EntryComments = later(
  async () => (await import('#web/features/assurance/comments/entry-comments.tsx')).EntryComments,
);
const EntryParts = later(async () => (await import('#web/features/register/components/entry-parts.tsx')).EntryParts);
const RescoredMark = later(
  async () => (await import('#web/features/assurance/left-out/rescored-mark.tsx')).RescoredMark,
);
const RecentChanges = later(
  async () => (await import('#web/features/assurance/history/recent-changes.tsx')).RecentChanges,
);

// Rarely needed, so loaded when it is.
const GoneNote = lazy(async () => ({ default: (await import('./gone-note.tsx')).GoneNote }));

/** How long the current row must stay the same before its comments and history are loaded, in milliseconds. */
const STAY = 250;

/** What the consequence or a criterion above already says, in words that fit better. */
const SAID_ABOVE: ReadonlySet<string | null> = new Set([
  ...[
    'topic',
    'topicName',
    'material',
    'score',
    'grossScore',
    'netScore',
    'likelihood',
    'rule',
    'counted',
    'justification',
  ],
  ...['shortScore', 'mediumScore', 'longScore', 'countingHorizon'],
  ...['severity', 'severityReason', 'impactScale', 'impactScope', 'impactIrremediability'],
  ...Object.values(REASON_OF),
]);

interface EntryProps {
  /** Including its unsaved values. */
  component: Component;
  whole: WholeAssessment;
  /** The rows that differ from what is saved. */
  unsaved: Readable<UnsavedRows>;
  /** Null if the row is read-only. */
  acts: { onEdit: () => void; onDelete: () => void; onAct: (act: string, words: string) => void } | null;
  /** Whether someone has deleted it since it was shown. */
  isGone?: boolean;
  /** Whether the person came here to write a comment. */
  isCommenting: boolean;
}

/** All fields of a row, the effect of its scores, and the actions on it. */
export function Entry({ component, whole, unsaved, acts, isGone = false, isCommenting }: EntryProps) {
  const others = useHeld(unsaved, same);
  const topics = useMemo(() => relevantTopics(whole.topics, whole.selections), [whole.topics, whole.selections]);
  // The topic's point moves with the values in the table, including those of other rows.
  const { assessment, decisions, measures, netScores, horizonScores, components } = whole;
  const inTable = useMemo(
    () => ({
      ...{ assessment, decisions, measures, netScores, horizonScores },
      components: components.map((row) => (row.id === component.id ? row : (others.get(row.id) ?? row))),
    }),
    [assessment, components, decisions, measures, netScores, horizonScores, component.id, others],
  );
  const isStaying = useAtRest(component.id, STAY);
  const said = useMemo(() => {
    // An entry depends only on its topic; with thousands of rows, each step would otherwise compute everything.
    const ofTopic = whole.components.filter(({ id, topicId }) => topicId === component.topicId && id !== component.id);
    const components = [...ofTopic, { version: 0, ...component }];
    // Its place is shown above.
    const row = readRow('component', { ...whole, components, activities: [] }, ({ id }) => id === component.id);
    // A human-rights impact is worth saying, but not that it is none.
    const isNoFact = { toReview: component.carriedFrom === '', humanRights: !component.humanRights };
    return row?.fields.filter(({ name }) => !SAID_ABOVE.has(name) && !isNoFact[name as keyof typeof isNoFact]);
  }, [whole, component]);
  return (
    <>
      <div className="flex flex-col gap-5">
        <Suspense fallback={null}>
          {isGone ? <GoneNote assessmentId={whole.assessment.id} id={component.id} /> : null}
        </Suspense>
        <div className={cn('flex flex-wrap items-center gap-1.5', isGone && 'hidden')}>
          {acts ? (
            <Button id={editButtonId(component.id)} size="sm" onClick={acts.onEdit}>
              <Pencil aria-hidden="true" />
              {say.edit}
            </Button>
          ) : null}
          <LinkButton
            as={Link}
            to={acts ? places.component(whole, component) : resultsPath(whole.assessment.id, component.topicId)}
            size="sm"
            variant="ghost"
            title={acts ? say.openSection : say.openResults}
          >
            {acts ? say.questionnaire : say.results}
            <ArrowUpRight aria-hidden="true" />
          </LinkButton>
          {acts ? (
            <IconButton size="sm" label={say.delete} onClick={acts.onDelete} className="ml-auto text-muted">
              <Trash2 aria-hidden="true" />
            </IconButton>
          ) : null}
        </div>
        <RescoredMark assessmentId={whole.assessment.id} id={component.id} />
        <StarterOrigin component={component} />
        {acts && !isGone ? (
          <div className="-mt-3 flex flex-col items-start">
            <WorkMark
              assessmentId={whole.assessment.id}
              record={{ noun: 'component', key: component.id }}
              topicId={component.topicId}
              name={component.title}
              className="-ml-2"
            />
            <PlaceMark key={component.id} whole={whole} component={component} onAct={acts.onAct} />
          </div>
        ) : null}
        <Consequence
          component={component}
          isQuiet
          of={inTable}
          level={3}
          side={component.kind === 'impact' ? 'impact' : 'financial'}
          topics={topics}
        />
        {component.justification.trim() ? (
          <dl className="text-sm">
            <Fact isLong label={componentFields.justification.label} said={component.justification} />
          </dl>
        ) : null}
        <Criteria
          assessmentId={whole.assessment.id}
          component={component}
          texts={component}
          className="grid-cols-[9rem_1fr] gap-x-3 gap-y-2.5 text-sm"
        />
      </div>
      <Suspense fallback={null}>
        <EntryComments
          assessmentId={whole.assessment.id}
          component={component}
          isFocused={isCommenting}
          isDue={isStaying || isCommenting}
        />
      </Suspense>
      <div className="mt-6 border-t pt-4">
        <h3 className="text-sm font-medium">{say.details}</h3>
        <dl aria-label={say.details} className="mt-3 flex flex-col gap-2.5 text-sm">
          {said?.map((field) => (
            <Fact key={field.label} {...field} />
          ))}
        </dl>
      </div>
      <div className="mt-6 border-t pt-4">
        <Suspense fallback={null}>
          <EntryParts whole={whole} component={component} level={3} isEditable={acts !== null} />
        </Suspense>
      </div>
      <Suspense fallback={null}>
        <EntryEvidence
          assessmentId={whole.assessment.id}
          component={component}
          atMeasures={entryEvidenceReader(whole)(component.id)?.atMeasures ?? 0}
          isReadOnly={acts === null}
        />
      </Suspense>
      <div className="-mx-4 mt-6 -mb-4 border-t pt-4 sm:-mx-5 sm:-mb-5">
        <Suspense fallback={null}>
          <RecentChanges
            key={component.id}
            assessmentId={whole.assessment.id}
            subject={{ noun: 'component', id: component.id }}
            name={component.title}
            isDraft={whole.assessment.status === 'draft'}
            isDue={isStaying}
          />
        </Suspense>
      </div>
    </>
  );
}

/** A field with its value, below it if it is long. */
function Fact({ label, said, isLong }: { label: string; said: string; isLong: boolean }) {
  return (
    <div className={isLong ? '' : 'grid grid-cols-[9rem_1fr] gap-3'}>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 break-words whitespace-pre-wrap">{said}</dd>
    </div>
  );
}
