import { Link } from 'react-router';
import { screens } from '#contract/screens.ts';
import type { Dashboard, DashboardDecision, DashboardPoint, DashboardTopic } from '#domain/results/dashboard.ts';
import { decisionsOn } from '#domain/results/told-decisions.ts';
import type { AssessmentChoice } from '#web/features/results/dashboard/api.ts';
import { dashboardMessages } from '#web/features/results/dashboard/messages.ts';
import { SideScore } from '#web/features/results/dashboard/side-score.tsx';
import { TopicVerdict } from '#web/features/results/dashboard/standing-badges.tsx';
import { useEarlierResult } from '#web/features/results/dashboard/use-earlier-result.ts';
import { DecisionText } from '#web/features/results/topic-decisions/decision-text.tsx';
import { formatDay } from '#web/lib/format-day.ts';
import { topicPath } from '#web/lib/topic-path.ts';
import { SkeletonRows } from '#web/ui/display/skeleton.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { topicPageMessages as say } from './messages.ts';

interface EarlierCardProps {
  dashboard: Dashboard;
  topic: DashboardTopic;
  point: DashboardPoint | null;
  choices: readonly AssessmentChoice[];
  /** There is an earlier year with results that the viewer, an auditor, may not read. */
  hidesEarlier: boolean;
}

/** The same topic in the previous year's assessment, next to its current state. */
export function EarlierCard({ dashboard, topic, point, choices, hidesEarlier }: EarlierCardProps) {
  const { assessment } = dashboard;
  const { earlier, then, isSame } = useEarlierResult(dashboard, choices);
  const year = earlier ? formatDay(earlier.financialYearStart) : '';
  const before = then?.points.find((candidate) => isSame(topic, candidate.topic)) ?? null;
  return (
    <Card aria-labelledby="topic-earlier">
      <CardHeader>
        <div>
          <CardTitle id="topic-earlier">{say.earlier}</CardTitle>
          {before ? <CardDescription>{say.earlierText(year)}</CardDescription> : null}
        </div>
        {then ? (
          <div className="-my-1 flex flex-wrap print:hidden">
            <LinkButton
              as={Link}
              to={`${screens.compare.path}?earlier=${then.assessment.id}&later=${assessment.id}`}
              size="sm"
              variant="ghost"
            >
              {say.compare}
            </LinkButton>
            {before ? (
              <LinkButton as={Link} to={topicPath(before.topic.code, then.assessment.id)} size="sm" variant="ghost">
                {say.openEarlier}
              </LinkButton>
            ) : null}
          </div>
        ) : null}
      </CardHeader>
      <CardBody className="pt-2 text-sm">
        {!earlier ? (
          <p className="text-muted">{hidesEarlier ? say.noneToRead : say.noEarlier}</p>
        ) : !then ? (
          <SkeletonRows rows={2} />
        ) : !before ? (
          <p className="text-muted">{say.notThere(year)}</p>
        ) : (
          <dl className="grid gap-4 sm:grid-cols-2">
            <YearPoint
              title={say.years.earlier}
              point={before}
              decisions={then ? decisionsOn(then, before.topic.id) : []}
            />
            {point ? (
              <YearPoint title={say.years.later} point={point} decisions={decisionsOn(dashboard, topic.id)} />
            ) : null}
          </dl>
        )}
      </CardBody>
    </Card>
  );
}

interface YearPointProps {
  title: string;
  point: DashboardPoint;
  decisions: readonly DashboardDecision[];
}

function YearPoint({ title, point, decisions }: YearPointProps) {
  return (
    <div>
      <dt className="overline-label">{title}</dt>
      <dd className="mt-1 flex flex-col gap-1">
        <span className="grid grid-cols-[5rem_1fr]">
          <span className="text-muted">{dashboardMessages.impact}</span>
          <SideScore label={dashboardMessages.impact} point={point} side="impact" />
        </span>
        <span className="grid grid-cols-[5rem_1fr]">
          <span className="text-muted">{dashboardMessages.financial}</span>
          <SideScore label={dashboardMessages.financial} point={point} side="financial" />
        </span>
        <TopicVerdict {...point} />
        {decisions.map((decision) => (
          <DecisionText key={decision.side} decision={decision} hasSide />
        ))}
      </dd>
    </div>
  );
}
