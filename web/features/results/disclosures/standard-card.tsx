import { useId } from 'react';
import { found } from '#domain/found.ts';
import type { AssessmentId } from '#domain/ids.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import { type DisclosureLine, isApplying, type StandardDisclosures } from '#domain/results/disclosures.ts';
import { CardBody, CardTitle } from '#web/ui/layout/card.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import type { ChoosingProps } from './choice-note.tsx';
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
  choosing: ChoosingProps;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/**
 * One standard: a line with its state, the reason and how much of it applies, which opens the source and its requirements. They are in the
 * page while it is closed, for paper and for the browser's search.
 */
export function StandardCard(props: StandardCardProps) {
  const { assessmentId, version, standard, lines, choosing, isOpen, onToggle } = props;
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
  const applying = standard.lines.filter((line) => isApplying(line.state));
  const possible = standard.lines.filter((line) => line.state === 'possible');
  const datapoints = [...applying, ...possible].reduce(
    (sum, { requirement }) => sum + (requirement.datapoints ?? 0),
    0,
  );
  return (
    <section aria-labelledby={titleId}>
      <Fold
        id={code.replace(' ', '-')}
        isOpen={isOpen}
        onToggle={onToggle}
        className="group/standard scroll-mt-4 print:py-2"
        summaryClassName="grid grid-cols-[1rem_minmax(0,1fr)] items-baseline gap-y-1 px-4 py-2.5 sm:grid-cols-[1rem_minmax(0,1fr)_28rem] sm:px-5"
        arrowClassName="mt-1 self-start print:invisible print:block"
        summary={
          <>
            <span className="min-w-0">
              <CardTitle id={titleId} className="text-sm wrap-anywhere">
                {code} {title}
              </CardTitle>
              <span className="block text-xs text-pretty wrap-anywhere text-muted group-open/standard:hidden print:hidden">
                {say.reasons[state](standard)}
              </span>
            </span>
            <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-xs text-muted max-sm:col-start-2 sm:grid sm:grid-cols-[7.5rem_1fr_8rem] sm:justify-items-end">
              <span className="sm:justify-self-start">
                <StateBadge state={state} />
              </span>
              <span className="figures whitespace-nowrap">
                {say.apply(applying.length, possible.length, standard.lines.length, state !== 'not-material')}
              </span>
              {datapoints > 0 ? (
                <span className="figures whitespace-nowrap">
                  {possible.length > 0 ? say.upTo(datapoints) : say.datapoints(datapoints)}
                </span>
              ) : (
                <span className="max-sm:hidden">
                  <span aria-hidden="true">–</span>
                  <span className="sr-only">{say.noDatapoints}</span>
                </span>
              )}
            </span>
          </>
        }
      >
        <CardBody className="flex flex-col gap-3 pt-0 sm:pl-11 print:pl-0">
          <p className="max-w-prose text-sm text-pretty text-muted">
            {[
              say.because[state],
              say.applies(usually),
              state === 'due' || state === 'possible' ? say.onlyMaterial : '',
              code === 'E1' && state === 'not-material' ? climateExplained[version] : '',
            ]
              .filter((sentence) => sentence !== '')
              .join(' ')}
          </p>
          {isGeneral
            ? null
            : topics.map(([label, codes]) => (
                <TopicLinks
                  key={label}
                  label={label}
                  assessmentId={assessmentId}
                  topics={codes.map(choosing.topicOf)}
                />
              ))}
          <ul className="divide-y border-t text-sm">
            {lines.map((line) => (
              <RequirementLine
                key={line.requirement.code}
                line={line}
                standard={standard}
                usually={usually}
                choosing={choosing}
              />
            ))}
          </ul>
        </CardBody>
      </Fold>
    </section>
  );
}

/** Why most of a standard applies: in ESRS 2, the general requirements come first; in a topical standard, its own come last. */
function usualReason({ standard, lines }: StandardDisclosures): string {
  return found(lines.at(standard === 'ESRS 2' ? 0 : -1), 'a requirement').requirement.applies.text;
}
