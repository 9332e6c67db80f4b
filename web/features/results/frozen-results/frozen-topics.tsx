import { lazy, Suspense } from 'react';
import { enteredValues, givenFields } from '#domain/components/given-values.ts';
import type { EarlierResult } from '#domain/frozen-results/earlier-format.ts';
import type { FrozenResult, LastChangeOf } from '#domain/frozen-results/frozen-result.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { measuresOf } from '#domain/measures/measure.ts';
import { type Dashboard, type DashboardPoint, type DashboardRow, rowsBehind } from '#domain/results/dashboard.ts';
import { basisOf } from '#domain/results/managed.ts';
import { isOwnTopic } from '#domain/topics/own-code.ts';
import { unassessedReasons } from '#web/features/results/dashboard/messages.ts';
import { TopicVerdict } from '#web/features/results/dashboard/standing-badges.tsx';
import { TopicRow } from '#web/features/results/dashboard/topic-row.tsx';
import { formatNumber } from '#web/lib/format-number.ts';
import { Entered, LastChange, Part, TopicHistory } from './frozen-parts.tsx';
import { resultsMessages as say } from './messages.ts';

const RowMeasures = lazy(async () => ({
  default: (await import('#web/features/register/measures/row-measures.tsx')).RowMeasures,
}));

interface FrozenTopicsProps {
  assessmentId: AssessmentId;
  result: FrozenResult | EarlierResult;
}

/** Each topic with its frozen result, the rows behind it, what was entered in them, and their last authors. */
export function FrozenTopics({ assessmentId, result }: FrozenTopicsProps) {
  const results = result.format === 1 ? result.dashboard : result.results;
  return (
    <>
      <Part title={say.topicsTitle}>
        <ul className="divide-y">
          {results.points.map((point) => (
            <FrozenTopic
              key={point.topic.id}
              assessmentId={assessmentId}
              point={point}
              result={result}
              results={results}
            />
          ))}
        </ul>
      </Part>
      {results.notYetAssessed.length > 0 ? (
        <Part title={say.notYetTitle}>
          <ul className="flex flex-col gap-1 text-sm">
            {results.notYetAssessed.map(({ topic, reason }) => (
              <li key={topic.id} dir="auto">
                {`${topic.code} ${topic.name}`} <span className="text-muted">({unassessedReasons[reason]})</span>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
    </>
  );
}

interface FrozenTopicProps extends FrozenTopicsProps {
  point: DashboardPoint;
  results: Omit<Dashboard, 'assessment'>;
}

function FrozenTopic({ assessmentId, point, result, results }: FrozenTopicProps) {
  const { topic, impact, financial, hasImpact, hasFinancial } = point;
  const of = (score: number, has: boolean) => (has ? formatNumber(score) : say.notAssessedSide);
  const own = result.format === 1 ? [] : result.inputs.topics.filter(isOwnTopic);
  const about = own.find(({ id }) => id === topic.id)?.description;
  const components = result.format === 1 ? [] : result.inputs.components;
  const changes: readonly LastChangeOf[] = result.format === 1 ? [] : result.lastChanges;
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 dir="auto" className="font-medium wrap-anywhere">
          {topic.code} {topic.name}
        </h3>
        <TopicVerdict {...point} />
      </div>
      {about ? (
        <p dir="auto" className="max-w-prose text-sm wrap-anywhere whitespace-pre-wrap">
          {about}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="figures text-sm text-muted">{say.scores(of(impact, hasImpact), of(financial, hasFinancial))}</p>
        <TopicHistory assessmentId={assessmentId} topic={topic} />
      </div>
      <ol className="mt-2 divide-y border-t">
        {rowsBehind(results, point).map((row) => {
          const component = components.find(({ id }) => id === row.id);
          return (
            <TopicRow key={row.id} row={row} texts={component ?? keptTexts(row)}>
              {component ? <Entered fields={givenFields} row={enteredValues(component)} /> : null}
              <FrozenMeasures result={result} row={row} />
              <LastChange change={changes.find(({ noun, key }) => noun === 'component' && key === row.id)} />
            </TopicRow>
          );
        })}
      </ol>
    </li>
  );
}

/** The measures of a row, and its score before and after them; nothing for formats without measures. */
function FrozenMeasures({ result, row }: { result: FrozenTopicsProps['result']; row: DashboardRow }) {
  if (result.format === 1) return null;
  // Early formats lack these.
  const { assessment, measures = [], netScores = [] }: FrozenInput = result.inputs;
  return (
    <Suspense fallback={null}>
      <RowMeasures
        assessmentId={null}
        isFrozen
        row={row}
        measures={measuresOf(measures, row.id)}
        netReason={netScores.find(({ componentId }) => componentId === row.id)?.reason ?? null}
        basis={basisOf(result.results)}
        yearStart={assessment.financialYearStart}
      />
    </Suspense>
  );
}

type FrozenInput = Pick<FrozenResult['inputs'], 'assessment'> &
  Partial<Pick<FrozenResult['inputs'], 'measures' | 'netScores'>>;

/** The older format contained the texts in the row itself. */
function keptTexts(row: object) {
  const {
    description = '',
    justification = '',
    financialEffects = [],
  } = row as Partial<FrozenResult['inputs']['components'][number]>;
  return { description, justification, financialEffects };
}
