import { lazy, Suspense, useMemo, useState } from 'react';
import type { Side } from '#domain/components/component-score.ts';
import { enteredValues, givenFields } from '#domain/components/given-values.ts';
import type { EarlierResult } from '#domain/frozen-results/earlier-format.ts';
import type { FrozenResult, LastChangeOf } from '#domain/frozen-results/frozen-result.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { toldLinks } from '#domain/links/told-links.ts';
import { measuresOf } from '#domain/measures/measure.ts';
import { CLASSIFICATION_LABELS, isMaterial, MATERIAL_BY_LABELS, unscored } from '#domain/results/classification.ts';
import {
  allRows,
  type Dashboard,
  type DashboardPoint,
  type DashboardRow,
  rowsBehind,
} from '#domain/results/dashboard.ts';
import { basisOf } from '#domain/results/managed.ts';
import { bySum } from '#domain/results/order.ts';
import { isOwnTopic } from '#domain/topics/own-code.ts';
import { TopicRow } from '#web/features/results/dashboard/topic-row.tsx';
import { cn } from '#web/lib/cn.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { EsgTag } from '#web/ui/display/esg-tag.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Entered, LastChange, TopicHistory } from './frozen-parts.tsx';
import { resultsMessages as say } from './messages.ts';
import { PART_IDS } from './part-links.tsx';

const RowHorizons = lazy(async () => ({
  default: (await import('#web/features/register/horizon-scores/row-horizons.tsx')).RowHorizons,
}));
const RowLinks = lazy(async () => ({
  default: (await import('#web/features/register/links/row-links.tsx')).RowLinks,
}));
const RowMeasures = lazy(async () => ({
  default: (await import('#web/features/register/measures/row-measures.tsx')).RowMeasures,
}));

interface FrozenTopicsProps {
  assessmentId: AssessmentId;
  result: FrozenResult | EarlierResult;
}

/** Each topic in a line, material ones first; opened, with the rows behind it, what was entered in them, and their last authors. */
export function FrozenTopics({ assessmentId, result }: FrozenTopicsProps) {
  const results = result.format === 1 ? result.dashboard : result.results;
  const points = useMemo(() => materialFirst(results.points), [results]);
  const linked = useMemo(() => linkedIn(result), [result]);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const isAllOpen = points.every(({ topic }) => open.has(topic.id));
  const material = points.filter(({ materialBy }) => isMaterial(materialBy)).length;
  return (
    <Card id={PART_IDS.topics}>
      <CardHeader className="items-center">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <CardTitle tabIndex={-1}>{say.topicsTitle}</CardTitle>
          <span className="figures text-sm text-muted">{say.materialTopics(material, points.length)}</span>
        </div>
        {points.length > 0 ? (
          <Button
            size="sm"
            className="print:hidden"
            onClick={() => setOpen(new Set(isAllOpen ? [] : points.map(({ topic }) => topic.id)))}
          >
            {isAllOpen ? say.closeAll : say.openAll}
          </Button>
        ) : null}
      </CardHeader>
      <CardBody className="px-0 pb-2 sm:px-0">
        <div aria-hidden="true" className="hidden gap-x-3 border-t px-5 py-1.5 text-xs text-muted lg:flex">
          <span className="flex-1" />
          {SIDES.map((side) => (
            <span key={side} className={SCORE_COLUMN}>
              {say.side[side]}
            </span>
          ))}
        </div>
        <ul className="divide-y border-t">
          {points.map((point) => (
            <FrozenTopic
              key={point.topic.id}
              assessmentId={assessmentId}
              point={point}
              result={result}
              results={results}
              linked={linked}
              isOpen={open.has(point.topic.id)}
              onToggle={(isOpen) => setOpen((present) => withTopic(present, point.topic.id, isOpen))}
            />
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

/** Material topics first, in each group the highest sum of both scores first. */
function materialFirst(points: readonly DashboardPoint[]): DashboardPoint[] {
  const order = bySum(points);
  const isFirst = ({ materialBy }: DashboardPoint) => isMaterial(materialBy);
  return [...order.filter(isFirst), ...order.filter((point) => !isFirst(point))];
}

function withTopic(open: ReadonlySet<string>, topicId: string, isOpen: boolean): ReadonlySet<string> {
  if (open.has(topicId) === isOpen) return open;
  return isOpen ? new Set([...open, topicId]) : new Set([...open].filter((id) => id !== topicId));
}

interface FrozenTopicProps extends FrozenTopicsProps {
  point: DashboardPoint;
  results: Omit<Dashboard, 'assessment'>;
  linked: Linked | null;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

function FrozenTopic({ assessmentId, point, result, results, linked, isOpen, onToggle }: FrozenTopicProps) {
  const { topic } = point;
  const own = result.format === 1 ? [] : result.inputs.topics.filter(isOwnTopic);
  const about = own.find(({ id }) => id === topic.id)?.description;
  const components = result.format === 1 ? [] : result.inputs.components;
  const changes: readonly LastChangeOf[] = result.format === 1 ? [] : result.lastChanges;
  return (
    // Opened, all topics are some 15,000 px: those out of sight are laid out when they come into it.
    <li className="[contain-intrinsic-height:auto_2.75rem] [content-visibility:auto] has-[>details[open]]:[contain-intrinsic-height:auto_40rem] print:[content-visibility:visible]">
      <Fold
        id={`frozen-${topic.code}`}
        isOpen={isOpen}
        onToggle={onToggle}
        summaryClassName="flex items-baseline px-4 py-2.5 focus-visible:-outline-offset-2 sm:px-5"
        arrowClassName="translate-y-0.5"
        summary={<TopicLine point={point} />}
      >
        <div className="@container px-4 pb-4 sm:ps-11 sm:pe-5 print:px-0">
          {about ? (
            <p dir="auto" className="max-w-prose text-sm wrap-anywhere whitespace-pre-wrap">
              {about}
            </p>
          ) : null}
          <p className="text-xs text-muted sm:hidden">{CLASSIFICATION_LABELS[point.classification]}</p>
          <TopicHistory assessmentId={assessmentId} topic={topic} />
          <ol className="divide-y border-t">
            {rowsBehind(results, point).map((row) => {
              const component = components.find(({ id }) => id === row.id);
              return (
                <TopicRow key={row.id} row={row} texts={component ?? keptTexts(row)}>
                  {component ? <Entered fields={givenFields} row={enteredValues(component)} /> : null}
                  <FrozenMeasures result={result} row={row} />
                  {linked ? <FrozenLinks linked={linked} row={row} /> : null}
                  <LastChange change={changes.find(({ noun, key }) => noun === 'component' && key === row.id)} />
                </TopicRow>
              );
            })}
          </ol>
        </div>
      </Fold>
    </li>
  );
}

const SIDES = ['impact', 'financial'] as const satisfies readonly Side[];

/** A column with the scores of one side, on wide screens. */
const SCORE_COLUMN = 'figures hidden w-28 shrink-0 text-end lg:block';

/** A topic's code, name and verdict, and both scores; on phones without its class, which its content has. */
function TopicLine({ point }: { point: DashboardPoint }) {
  const { topic, materialBy, isDecided, classification } = point;
  const of = (side: Side) => (point[side] > 0 ? formatNumber(point[side]) : unscored(point, side));
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-x-4 gap-y-1 lg:flex-row lg:items-baseline">
      <h3 className="flex min-w-0 flex-1 items-baseline gap-2 text-sm font-medium">
        <EsgTag category={topic.category} text={topic.code} />
        <span dir="auto" className="min-w-0 wrap-anywhere">
          {topic.name}
        </span>
      </h3>
      <div className="flex shrink-0 flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="flex flex-wrap items-baseline gap-x-2 gap-y-1 lg:w-76">
          <Badge tone={isMaterial(materialBy) ? 'outline' : 'neutral'}>{MATERIAL_BY_LABELS[materialBy]}</Badge>
          {isDecided ? <Badge>{say.decided}</Badge> : null}
          <span className="text-xs text-muted max-sm:hidden">{CLASSIFICATION_LABELS[classification]}</span>
        </span>
        <span className="figures text-xs text-muted sm:text-sm lg:hidden">
          {say.scores(of('impact'), of('financial'))}
        </span>
        {/* From here on, the head of the list names the two columns; screen readers hear both with the figures. */}
        {SIDES.map((side) => (
          <span key={side} className={cn(SCORE_COLUMN, point[side] > 0 ? 'text-sm' : 'text-xs text-muted')}>
            <span className="sr-only">{say.side[side]} </span>
            {of(side)}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The scores of a row for further horizons, its measures, and its score before and after them; nothing for formats without these. */
function FrozenMeasures({ result, row }: { result: FrozenTopicsProps['result']; row: DashboardRow }) {
  if (result.format === 1) return null;
  // Early formats lack these.
  const { assessment, components, measures = [], netScores = [], horizonScores = [] }: FrozenInput = result.inputs;
  const component = components.find(({ id }) => id === row.id);
  const further = horizonScores.filter(({ componentId }) => componentId === row.id);
  return (
    <Suspense fallback={null}>
      {component && further.length > 0 ? <RowHorizons component={component} rows={further} /> : null}
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

type FrozenInput = Pick<FrozenResult['inputs'], 'assessment' | 'components'> &
  Partial<Pick<FrozenResult['inputs'], 'measures' | 'netScores' | 'horizonScores'>>;

/** The links of each row, and all rows, by which links name their other ends. */
interface Linked {
  linksOf: ReturnType<typeof toldLinks>;
  rows: readonly DashboardRow[];
}

/** Null for formats without links, and where there are none. */
function linkedIn(result: FrozenTopicsProps['result']): Linked | null {
  if (result.format === 1) return null;
  const { links = [] }: Partial<FrozenResult['inputs']> = result.inputs;
  return links.length === 0 ? null : { linksOf: toldLinks(result.inputs), rows: allRows(result.results) };
}

function FrozenLinks({ linked: { linksOf, rows }, row }: { linked: Linked; row: DashboardRow }) {
  return (
    <Suspense fallback={null}>
      <RowLinks assessmentId={null} title={row.title} links={linksOf(row.id)} rows={rows} />
    </Suspense>
  );
}

/** The older format contained the texts in the row itself. */
function keptTexts(row: object) {
  const {
    description = '',
    justification = '',
    financialEffects = [],
  } = row as Partial<FrozenResult['inputs']['components'][number]>;
  return { description, justification, financialEffects };
}
