import { memo, useMemo } from 'react';
import type { Thresholds, Topic } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import { type ComponentScore, openChoices } from '#domain/components/component-score.ts';
import { describeScore } from '#domain/components/score.ts';
import { openScoreWords } from '#domain/components/score-fields.ts';
import { traceOf } from '#domain/horizon-scores/horizon-score.ts';
import { wordHorizons } from '#domain/horizon-scores/words.ts';
import { bothScoresOf, type MeasuresInput } from '#domain/measures/basis.ts';
import { MATERIAL_BY_LABELS, materialBy } from '#domain/results/classification.ts';
import type { TopicPoint } from '#domain/results/matrix.ts';
import type { TopicDecision } from '#domain/topics/topic-decision.ts';
import { basisMessages } from '#web/features/register/measures/messages.ts';
import { OtherScore } from '#web/features/register/measures/other-score.tsx';
import { cn } from '#web/lib/cn.ts';
import { ScoreBars } from '#web/ui/display/score-bars.tsx';
import { PointGauge } from '#web/ui/display/two-axis-gauge.tsx';
import { type EditorSide, editorMessages, componentMessages as say } from './messages.ts';
import { previewTopic, type TopicPreview } from './preview-topic.ts';

export interface ConsequenceProps {
  component: Component;
  side: EditorSide;
  /** The level of its headings. */
  level?: 3 | 4 | 5;
  /** The relevant ones, including the topic that it would count for, once one is chosen. */
  topics: readonly Topic[];
  /** The effect of a change is already announced elsewhere. */
  isQuiet?: boolean;
  /** The thresholds, the rows under the topics, and the decisions on them. */
  of: MeasuresInput & {
    assessment: { thresholds: Thresholds; thresholdsAdopted?: unknown };
    components: readonly Component[];
    decisions: readonly TopicDecision[];
  };
}

/** The immediate effect of a score: the product out of 25, and where the topic's point would move. */
export const Consequence = memo(function Consequence(props: ConsequenceProps) {
  const { component, side, level = 5, topics, isQuiet = false, of } = props;
  const Heading = `h${level}` as const;
  const { score, beside, horizons } = bothScoresOf(of)(component);
  const isOpen = openScoreWords(component).length > 0;
  return (
    <aside
      aria-label={say.consequence}
      // Next to a form it stays in view, below the toolbar; above read-only content it would cover it.
      className={cn('rounded-md border bg-ground p-4', !isQuiet && 'min-[75rem]:sticky min-[75rem]:top-16')}
    >
      <Heading className="overline-label">{editorMessages[side].own}</Heading>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="headline figures text-xl" role={isQuiet ? undefined : 'status'}>
          <ScoreInWords score={score.score} isOpen={isOpen} />
        </p>
        {score.score === null ? null : <ScoreBars value={score.score} max={25} hideText />}
        <p className="figures text-xs text-muted">
          {score.score === null ? stepsToScore(component).join(' ') : formulaOf(score)}
        </p>
      </div>
      <OtherScore score={score.score} beside={beside?.score} />
      {horizons ? <p className="text-xs text-muted">{wordHorizons(traceOf(horizons), component.timeHorizon)}</p> : null}
      {score.counted || score.score === null ? null : (
        <p className="mt-1.5 text-xs text-warning">{say.notCountedNote}</p>
      )}
      <TopicConsequence component={component} topics={topics} of={of} level={level} className="mt-4" />
    </aside>
  );
});

/** What is left to do before there is a score, in the order of the form; empty once there is one. */
export function stepsToScore(component: Component): string[] {
  const unchosen = openChoices(component);
  const unset = openScoreWords(component);
  return [
    ...(unchosen.length > 0 ? [say.howToChoose(unchosen)] : []),
    ...(unset.length > 0 ? [say.howToGive(unset)] : []),
  ];
}

/** The score in words, which a screen reader says after each change; `isOpen` if a score was left at its default. */
export function ScoreInWords({ score, isOpen }: { score: number | null; isOpen: boolean }) {
  return score === null ? (
    <span className="text-muted">{isOpen ? say.scoreMissing : say.notScoredYet}</span>
  ) : (
    // A new element for each score: of one that changed, only the changed text would be said.
    <span key={score}>
      <span className="sr-only">{say.scoreNow}</span>
      {describeScore(score)}
    </span>
  );
}

type PreviewProps = Pick<ConsequenceProps, 'component' | 'topics' | 'of'>;

/** The topic that a component counts for, and where its point would move; null until one is chosen. */
export function usePreview({ component, topics, of }: PreviewProps) {
  const { assessment, components, decisions, measures = [], netScores = [], horizonScores = [] } = of;
  const topic = topics.find(({ id }) => id === component.topicId);
  const own = useMemo(() => components.filter(({ topicId }) => topicId === topic?.id), [components, topic?.id]);
  if (!topic) return null;
  const { thresholds } = assessment;
  const stated = { measures, netScores, horizonScores };
  const preview = previewTopic({ topic, components: own, decisions, assessment, ...stated }, component);
  const verdicts = say.moves(verdict(preview.before, thresholds), verdict(preview.after, thresholds));
  return { topic, preview, verdicts };
}

interface TopicConsequenceProps extends PreviewProps {
  level: 3 | 4 | 5;
  className?: string;
}

/** Where the topic's point would move. */
export function TopicConsequence({ level, className, ...props }: TopicConsequenceProps) {
  const moved = usePreview(props);
  const { assessment } = props.of;
  return moved ? (
    <TopicMove
      {...moved}
      level={level}
      thresholds={assessment.thresholds}
      isAdopted={Boolean(assessment.thresholdsAdopted)}
      isNet={assessment.scoreBasis === 'net'}
      className={className}
    />
  ) : null;
}

/** 'severity 4 × likelihood 5 (stated likelihood 2)'. */
export function formulaOf(score: ComponentScore): string {
  const first = score.side === 'impact' ? say.severityWord : say.magnitudeWord;
  const formula = say.product(first, score.severity, score.likelihoodCounted);
  return score.rule === 'human-rights' ? `${formula} (${say.statedLikelihood(score.likelihoodStated)})` : formula;
}

interface TopicMoveProps {
  level: 3 | 4 | 5;
  topic: Topic;
  preview: TopicPreview;
  /** 'Not material → Material by impact'. */
  verdicts: string;
  thresholds: Thresholds;
  isAdopted: boolean;
  /** Whether results are computed by the scores after measures. */
  isNet: boolean;
  className: string | undefined;
}

function TopicMove({ level, topic, preview, verdicts, thresholds, isAdopted, isNet, className }: TopicMoveProps) {
  const Heading = `h${level}` as const;
  const { before, after } = preview;
  const rows = [
    { side: say.sideImpact, from: sideText(before, 'impact'), to: sideText(after, 'impact') },
    { side: say.sideFinancial, from: sideText(before, 'financial'), to: sideText(after, 'financial') },
  ];
  const isPlaced = before !== null || after !== null;
  const isMoved = before && after && (before.impact !== after.impact || before.financial !== after.financial);
  return (
    <div className={cn('@container border-t pt-4', className)}>
      <Heading className="text-xs font-medium">
        <span className="figures font-normal text-muted">{topic.code}</span> {topic.name}
      </Heading>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 @max-2xs:block">
        {after === null ? null : (
          <figure className="flex w-fit flex-col text-xs text-muted">
            <span aria-hidden="true" className="pl-2">
              {say.gaugeUp}
            </span>
            <PointGauge
              category={topic.category}
              point={after}
              thresholds={thresholds}
              previous={isMoved ? { impact: before.impact, financial: before.financial } : undefined}
              className="size-28 overflow-visible @max-2xs:size-36"
            />
            <span aria-hidden="true" className="text-right">
              {say.gaugeRight}
            </span>
          </figure>
        )}
        <div className="min-w-40 flex-1 @max-2xs:mt-2">
          {isPlaced ? (
            <dl className="figures mb-1.5 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-xs">
              {rows.map((row) => (
                <div key={row.side} className="contents">
                  <dt className="text-muted">{row.side}</dt>
                  <dd className={row.from === row.to ? undefined : 'font-medium'}>{say.moves(row.from, row.to)}</dd>
                </div>
              ))}
            </dl>
          ) : null}
          <p className={cn('text-xs', isPlaced ? 'font-medium' : 'text-muted')}>{verdicts}</p>
          {isPlaced ? (
            <p className="mt-0.5 text-xs text-muted">
              {say.thresholds(thresholds.impact, thresholds.financial, isAdopted)}
            </p>
          ) : null}
          {isPlaced && isNet ? <p className="mt-0.5 text-xs text-muted">{basisMessages.counted.net}</p> : null}
        </div>
      </div>
    </div>
  );
}

function sideText(point: TopicPoint | null, side: 'impact' | 'financial'): string {
  const isAssessed = side === 'impact' ? point?.hasImpact : point?.hasFinancial;
  return point && isAssessed ? say.ofScale(point[side]) : say.notAssessed;
}

function verdict(point: TopicPoint | null, thresholds: Thresholds): string {
  return point ? MATERIAL_BY_LABELS[materialBy(point, thresholds)] : say.notPlaced;
}
