import { dashboard, stakeholders } from 'virtual:sample-company';
import type { ReactNode } from 'react';
import { labelOf } from '#domain/reference/option.ts';
import { engagementMethods, stakeholderGroups } from '#domain/reference/options.ts';
import type { DashboardRow } from '#domain/results/dashboard.ts';
import { RowMarker } from '#web/features/results/dashboard/row-marker.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { ScoreBars } from '#web/ui/display/score-bars.tsx';
import { Chapter } from './chapter.tsx';
import { landingMessages } from './messages.ts';

const say = landingMessages.features;
const { positiveImpacts, negativeImpacts, risks, opportunities } = dashboard;
const impacts = [...negativeImpacts.slice(0, 2), ...positiveImpacts.slice(0, 1)];
const effects = [...risks.slice(0, 2), ...opportunities.slice(0, 1)];

/** The three feature cards, each with an excerpt of its subject. */
export function FeatureCards() {
  return (
    <Chapter id="features" title={say.title} lead={say.lead}>
      <div className="grid gap-5 lg:grid-cols-3 lg:gap-y-0">
        <FeatureCard {...say.impact}>
          <Rows rows={impacts} />
        </FeatureCard>
        <FeatureCard {...say.financial}>
          <Rows rows={effects} />
        </FeatureCard>
        <FeatureCard {...say.stakeholders}>
          <Stakeholders />
        </FeatureCard>
      </div>
    </Chapter>
  );
}

function FeatureCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <article className="rounded-md border bg-surface lg:row-span-4 lg:grid lg:grid-rows-subgrid">
      <header className="px-5 pt-5 pb-4">
        <h3 className="headline text-lg">{title}</h3>
        <p className="mt-1 text-pretty text-muted">{text}</p>
      </header>
      <ul className="divide-y border-t text-sm lg:row-span-3 lg:grid lg:grid-rows-subgrid">{children}</ul>
    </article>
  );
}

function Rows({ rows }: { rows: readonly DashboardRow[] }) {
  return rows.map((row) => (
    <li key={row.id} className="flex min-h-18 flex-col justify-center gap-1.5 px-5 py-3">
      <span className="flex items-baseline gap-2">
        <RowMarker row={row} />
        <span className="min-w-0">{row.title}</span>
      </span>
      <ScoreBars value={row.score} max={25} className="pl-5" />
    </li>
  ));
}

function Stakeholders() {
  return stakeholders.slice(0, 3).map((stakeholder) => {
    const { stakeholderGroup, customGroupName, isKeyStakeholder, engagementOrganization } = stakeholder;
    const name = customGroupName || labelOf(stakeholderGroups, stakeholderGroup).replace(/ \(.*\)$/, '');
    const ways = engagementOrganization.map((way) => labelOf(engagementMethods, way).toLowerCase()).join(', ');
    return (
      <li key={name} className="flex min-h-18 flex-col justify-center gap-1 px-5 py-3">
        <span className="flex items-center justify-between gap-3">
          <span className="min-w-0">{name}</span>
          {isKeyStakeholder ? <Badge tone="accent">{say.key}</Badge> : null}
        </span>
        <span className="text-xs text-muted">{say.engagedBy(ways)}</span>
      </li>
    );
  });
}
