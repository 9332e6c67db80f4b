import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { screens } from '#contract/screens.ts';
import type { ScoreBasis } from '#domain/assessment/score-basis.ts';
import { editorOf, placePath } from '#domain/chat/chat-source.ts';
import type { Side } from '#domain/components/component-score.ts';
import type { AssessmentId } from '#domain/ids.ts';
import type { DashboardPoint, DashboardRow } from '#domain/results/dashboard.ts';
import type { RatedComponent } from '#domain/results/matrix.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import { EvidenceButton } from '#web/features/assurance/evidence/evidence-button.tsx';
import { HistoryButton } from '#web/features/assurance/history/history-button.tsx';
import { RescoredMark } from '#web/features/assurance/left-out/rescored-mark.tsx';
import { Criteria } from '#web/features/register/components/criteria.tsx';
import { RowLinks } from '#web/features/register/links/row-links.tsx';
import { RowMeasures } from '#web/features/register/measures/row-measures.tsx';
import type { RowTexts } from '#web/features/results/dashboard/api.ts';
import { TopicRow } from '#web/features/results/dashboard/topic-row.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { topicPageMessages as say } from './messages.ts';

const RowHorizons = lazy(async () => ({
  default: (await import('#web/features/register/horizon-scores/row-horizons.tsx')).RowHorizons,
}));

interface SideCardProps {
  assessmentId: AssessmentId;
  isDraft: boolean;
  side: Side;
  /** Null if the topic has no point. */
  point: DashboardPoint | null;
  /** All rows of the topic. */
  rows: readonly DashboardRow[];
  components: readonly RatedComponent[];
  /** Undefined until they have been loaded. */
  texts: readonly RowTexts[] | undefined;
  /** All rows of the result. */
  allRows: readonly DashboardRow[];
  /** Which scores the result uses. */
  basis: ScoreBasis;
  /** The first day of the financial year. */
  yearStart: string;
}

/** One side of a topic: which components decide its score, which do not, and the basis of each. */
export function SideCard({ side, point, rows, ...props }: SideCardProps) {
  const own = rows.filter((row) => row.side === side);
  const score = point?.[side] ?? 0;
  const deciding = own.filter((row) => row.counted && row.score === score);
  const beside = own.filter((row) => row.counted && row.score !== score);
  const others = own.filter((row) => !row.counted);
  const id = `side-${side}`;
  return (
    <Card aria-labelledby={id}>
      <CardHeader>
        <div>
          <CardTitle id={id}>{say.side[side]}</CardTitle>
          <CardDescription>
            {score > 0 ? say.decides(deciding.length, score) : say.nothingDecides[side]}
          </CardDescription>
        </div>
      </CardHeader>
      <CardBody className="@container flex flex-col gap-5 empty:hidden">
        <Rows title={say.deciding} rows={deciding} {...props} />
        <Rows title={say.beside} rows={beside} {...props} />
        <Rows title={say.notCounted} rows={others} {...props} />
      </CardBody>
    </Card>
  );
}

function Rows({ title, rows, ...props }: Omit<SideCardProps, 'side' | 'point'> & { title: string }) {
  const { assessmentId, isDraft, components, texts, basis, yearStart, allRows } = props;
  const mayEdit = useMay('assessment.edit');
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className="overline-label">{title}</h3>
      <ol className="divide-y border-t">
        {rows.map((row) => {
          const written = texts?.find(({ id }) => id === row.id);
          const component = components.find(({ id }) => id === row.id);
          return (
            <TopicRow
              key={row.id}
              row={row}
              texts={written}
              below={
                <>
                  {written ? (
                    <RowMeasures
                      assessmentId={assessmentId}
                      isFrozen={!isDraft}
                      row={row}
                      measures={written.measures}
                      netReason={written.netReason}
                      basis={basis}
                      yearStart={yearStart}
                    />
                  ) : null}
                  <RowLinks assessmentId={assessmentId} title={row.title} links={written?.links ?? []} rows={allRows} />
                  <div className="-mx-2 flex flex-wrap gap-1 print:hidden">
                    <LinkButton
                      as={Link}
                      to={
                        isDraft
                          ? placePath(editorOf(row), 'component', row.id)
                          : `${screens.register.path}?assessment=${assessmentId}`
                      }
                      size="sm"
                      variant="ghost"
                    >
                      {say.toRecord[isDraft ? (mayEdit ? 'draft' : 'audited') : 'completed']}
                    </LinkButton>
                    <EvidenceButton
                      assessmentId={assessmentId}
                      record={{ noun: 'component', recordId: row.id }}
                      entry={row}
                      name={row.title}
                      isReadOnly={!isDraft}
                      hasWord
                      saysNone
                    />
                    <HistoryButton
                      assessmentId={assessmentId}
                      subject={{ noun: 'component', id: row.id }}
                      name={row.title}
                      hasWord
                    />
                  </div>
                </>
              }
            >
              <RescoredMark assessmentId={assessmentId} id={row.id} />
              <Criteria assessmentId={assessmentId} component={component} texts={written} />
              {written && written.horizonScores.length > 0 && component ? (
                <Suspense fallback={null}>
                  <RowHorizons component={component} rows={written.horizonScores} />
                </Suspense>
              ) : null}
            </TopicRow>
          );
        })}
      </ol>
    </section>
  );
}
