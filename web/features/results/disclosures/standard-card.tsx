import { useId } from 'react';
import { found } from '#domain/found.ts';
import type { AssessmentId } from '#domain/ids.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import type { DashboardTopic } from '#domain/results/dashboard.ts';
import type { DisclosureLine, StandardDisclosures } from '#domain/results/disclosures.ts';
import { Card, CardBody, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { climateExplained, disclosureMessages as say } from './messages.ts';
import { RequirementLine } from './requirement-line.tsx';
import { StateBadge } from './state-badge.tsx';
import { TopicLinks } from './topic-links.tsx';

interface StandardCardProps {
  assessmentId: AssessmentId;
  version: EsrsVersion;
  standard: StandardDisclosures;
  /** The lines of the standard that are shown. */
  lines: readonly DisclosureLine[];
  topicOf: (code: string) => DashboardTopic;
}

/** One standard: its state, the reason, the source, and its requirements. */
export function StandardCard({ assessmentId, version, standard, lines, topicOf }: StandardCardProps) {
  const { standard: code, state } = standard;
  const titleId = useId();
  const usually = usualReason(standard);
  const isGeneral = code === 'ESRS 2';
  const title = isGeneral ? say.general : esrsVersions[version].standardTitles[code];
  const topics = [
    [say.broughtInBy, standard.material],
    [say.open, standard.open],
    [say.below, state === 'not-material' ? standard.below : []],
  ] as const;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader className="flex-nowrap">
        <CardTitle id={titleId} className="wrap-anywhere">
          {code} {title}
        </CardTitle>
        <StateBadge state={state} />
      </CardHeader>
      <CardBody className="flex flex-col gap-3 pt-1">
        <p className="max-w-prose text-sm text-pretty text-muted">
          {[
            say.because[state],
            say.applies(usually),
            state === 'due' ? say.onlyMaterial : '',
            code === 'E1' && state === 'not-material' ? climateExplained[version] : '',
          ]
            .filter((sentence) => sentence !== '')
            .join(' ')}
        </p>
        {isGeneral
          ? null
          : topics.map(([label, codes]) => (
              <TopicLinks key={label} label={label} assessmentId={assessmentId} topics={codes.map(topicOf)} />
            ))}
        <ul className="divide-y border-t text-sm">
          {lines.map((line) => (
            <RequirementLine key={line.requirement.code} line={line} standard={standard} usually={usually} />
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

/** Why most of a standard applies: in ESRS 2, the general requirements come first; in a topical standard, its own come last. */
function usualReason({ standard, lines }: StandardDisclosures): string {
  return found(lines.at(standard === 'ESRS 2' ? 0 : -1), 'a requirement').requirement.applies.text;
}
