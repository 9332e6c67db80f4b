import { useMemo } from 'react';
import { Link } from 'react-router';
import { screens } from '#contract/screens.ts';
import { disclosureRequirements } from '#domain/reference/disclosure-requirements.ts';
import { isMaterial } from '#domain/results/classification.ts';
import type { Dashboard, DashboardPoint, DashboardTopic } from '#domain/results/dashboard.ts';
import {
  conclusionsOf,
  type DisclosureLine,
  disclosureLines,
  forgoneBehind,
  isOnlyForgone,
} from '#domain/results/disclosures.ts';
import { isOwnTopic } from '#domain/topics/own-code.ts';
import { LineLink } from '#web/features/results/dashboard/line-link.tsx';
import { topicLink } from '#web/features/results/dashboard/topic-name.tsx';
import { cn } from '#web/lib/cn.ts';
import { Card, CardBody, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { topicPageMessages as say } from './messages.ts';

interface FollowsCardProps {
  dashboard: Dashboard;
  topic: DashboardTopic;
  point: DashboardPoint | null;
}

/** The disclosure requirements that this topic brings in (method M21). */
export function FollowsCard({ dashboard, topic, point }: FollowsCardProps) {
  const { assessment } = dashboard;
  const lines = useMemo(
    () =>
      disclosureLines(conclusionsOf(dashboard), disclosureRequirements[assessment.esrsVersion]).filter(
        ({ topicCodes }) => topicCodes.includes(topic.code),
      ),
    [dashboard, assessment.esrsVersion, topic.code],
  );
  const disclosures = `${screens.disclosures.path}?assessment=${assessment.id}`;
  const possible = lines.filter(({ state }) => state === 'possible');
  const forgone = point ? forgoneBehind(dashboard, point) : [];
  const by = point?.materialBy ?? 'open';
  return (
    <Card aria-labelledby="topic-follows">
      <CardHeader>
        <CardTitle id="topic-follows">{say.follows}</CardTitle>
        <LineLink to={disclosures}>{say.allDisclosures}</LineLink>
      </CardHeader>
      <CardBody className="pt-2 text-sm">
        {forgone.length > 0 ? (
          <p className="mb-2 text-pretty text-muted">{say.forgone(forgone.map(({ title }) => title))}</p>
        ) : null}
        {lines.length > 0 ? (
          <div className="flex flex-col gap-2">
            <Requirements lines={lines.filter(({ state }) => state === 'due')} at={disclosures} />
            {possible.length > 0 ? <p className="text-muted">{say.followsMay}</p> : null}
            <Requirements lines={possible} at={disclosures} />
          </div>
        ) : point && isOnlyForgone(dashboard, point) ? null : (
          <p className="text-muted">
            {isMaterial(by) && isOwnTopic(topic)
              ? say.followsOwn
              : say.followsNothing[by === 'open' ? 'open' : 'below']}
          </p>
        )}
      </CardBody>
    </Card>
  );
}

function Requirements({ lines, at }: { lines: readonly DisclosureLine[]; at: string }) {
  if (lines.length === 0) return null;
  return (
    <ul className="grid gap-x-8 gap-y-1 md:grid-cols-2">
      {lines.map(({ requirement: { code, title } }) => (
        <li key={code} className="grid grid-cols-[4.5rem_1fr] gap-x-2">
          <Link to={`${at}#${code}`} className={cn(topicLink, 'figures font-medium')}>
            {code}
          </Link>
          <span className="min-w-0 text-pretty wrap-anywhere">{title}</span>
        </li>
      ))}
    </ul>
  );
}
