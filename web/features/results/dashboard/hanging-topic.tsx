import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { editorOf, placePath } from '#domain/chat/chat-source.ts';
import { OPEN_CHOICE_WORDS } from '#domain/components/component-score.ts';
import { componentFields } from '#domain/components/fields.ts';
import { ofHorizon } from '#domain/horizon-scores/row-words.ts';
import type { AssessmentId } from '#domain/ids.ts';
import type { Hanging } from '#domain/results/firmness.ts';
import type { RatedComponent } from '#domain/results/matrix.ts';
import { firmnessMessages as say } from './messages.ts';
import { TopicHead } from './topic-head.tsx';
import { topicLink } from './topic-name.tsx';

interface HangingTopicProps {
  hanging: Hanging;
  /** The components of a draft can be changed, so they have links. */
  isDraft: boolean;
  assessmentId: AssessmentId;
}

/** A topic whose result on one side a small change would alter, and each such change with a link to its record. */
export function HangingTopic({ hanging, isDraft, assessmentId }: HangingTopicProps) {
  const { topic, side, isMaterial, decides, score, threshold } = hanging;
  return (
    <li className="grid gap-x-8 gap-y-2 py-3 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <TopicHead topic={topic} assessmentId={assessmentId}>
        {say.standing(side, isMaterial, score, threshold)}. {decides ? null : say.held}
      </TopicHead>
      <HangingReasons hanging={hanging} isDraft={isDraft} />
    </li>
  );
}

/** What the result of a topic depends on, on one side. */
export function HangingReasons({ hanging, isDraft }: Omit<HangingTopicProps, 'assessmentId'>) {
  const { component, criteria, choices } = hanging;
  const record = (of: RatedComponent) => <Record component={of} isDraft={isDraft} />;
  const byComponent = Map.groupBy(criteria, ({ scored }) => scored);
  return (
    <ul className="flex min-w-0 flex-col gap-1 text-sm">
      {component ? (
        <li>
          {say.alone}
          {record(component.component)}
        </li>
      ) : null}
      {[...byComponent].map(([scored, turns]) => (
        <li key={scored.component.id}>
          {say.steps}
          {turns.map(({ criterion, horizon, from, to, newScore }, index) => (
            <Fragment key={`${criterion} ${horizon}`}>
              {index > 0 ? say.or : null}
              {say.step(labelOf(criterion, horizon, scored.component.timeHorizon), from, to, newScore)}
            </Fragment>
          ))}
          {say.of}
          {record(scored.component)}
        </li>
      ))}
      {choices.map(({ scored, open, newScore }) => (
        <li key={scored.component.id}>
          {record(scored.component)}
          {say.open(
            open.map((choice) => OPEN_CHOICE_WORDS[choice]),
            newScore,
          )}
        </li>
      ))}
    </ul>
  );
}

/** A component by its title; in a draft, with a link to its form. */
function Record({ component, isDraft }: { component: RatedComponent; isDraft: boolean }): ReactNode {
  if (!isDraft) return <q dir="auto">{component.title}</q>;
  return (
    <Link to={placePath(editorOf(component), 'component', component.id)} dir="auto" className={topicLink}>
      {component.title}
    </Link>
  );
}

/** 'Severity', or 'Severity (long term)' if the entry is scored for several horizons. */
const labelOf = (
  criterion: keyof typeof componentFields,
  horizon: Parameters<typeof ofHorizon>[0],
  timeHorizon: string,
): string => `${componentFields[criterion].label}${ofHorizon(horizon, timeHorizon)}`;
