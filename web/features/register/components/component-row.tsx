import { memo } from 'react';
import type { ComponentRow } from '#contract/components.ts';
import { type ComponentScore, openChoices } from '#domain/components/component-score.ts';
import { componentFields } from '#domain/components/fields.ts';
import { openScoresOf } from '#domain/components/open-scores.ts';
import { fieldOfScore, openScoreWords } from '#domain/components/score-fields.ts';
import type { HorizonTrace } from '#domain/horizon-scores/horizon-score.ts';
import { wordHorizons } from '#domain/horizon-scores/words.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { labelOf } from '#domain/reference/option.ts';
import { pursuits, riskOpportunityTypes, timeHorizons, valueChainConcentrations } from '#domain/reference/options.ts';
import { EntryTitle } from '#web/features/assurance/record-menu/entry-title.tsx';
import { EntryTools } from '#web/features/assurance/record-menu/entry-tools.tsx';
import { ReviewMark } from '#web/features/questionnaire/assessment/review-mark.tsx';
import { StarterOrigin } from '#web/features/questionnaire/starter/starter-origin.tsx';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Facts, type FactsProps } from '#web/ui/display/facts.tsx';
import { ScoreBars } from '#web/ui/display/score-bars.tsx';
import { ShapeMarker } from '#web/ui/display/shape-marker.tsx';
import { formulaOf } from './consequence.tsx';
import { editButtonId, menuButtonId } from './focus.ts';
import { componentMessages as say } from './messages.ts';
import { shapeOf } from './shape-of.ts';

interface ComponentListRowProps {
  assessmentId: AssessmentId;
  component: ComponentRow;
  score: ComponentScore;
  /** Its score for each horizon, highest first, if it has several. */
  horizons: HorizonTrace | undefined;
  /** Print shows what the screen has in the form: the reasons for the score. */
  isPrinting: boolean;
  /** Both must be stable, because the page can contain hundreds of these rows. */
  onEdit: (component: ComponentRow, field?: string) => void;
  onDelete: (component: ComponentRow) => void;
}

/** One impact, risk or opportunity with its score and how the score was computed. */
export const ComponentListRow = memo(function ComponentListRow(props: ComponentListRowProps) {
  const { assessmentId, component, score, horizons, isPrinting, onEdit, onDelete } = props;
  const shape = shapeOf(component);
  const open = openScoreWords(component);
  return (
    <div className="group/record flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3 sm:px-5 print:px-0 @3xl/group:flex-nowrap print:break-inside-avoid">
      <div className="flex min-w-0 flex-1 basis-full gap-2.5 @3xl/group:basis-0 @3xl/group:gap-3">
        <span className="flex h-5 w-3 shrink-0 items-center justify-center @3xl/group:w-9">
          {shape ? <ShapeMarker kind={shape} labelled /> : null}
        </span>
        <div className="min-w-0 flex-1">
          <p>
            <EntryTitle
              id={editButtonId(component.id)}
              title={component.title}
              onEdit={() => onEdit(component)}
              className={score.counted ? undefined : 'text-muted'}
            />
          </p>
          <p className="mt-0.5 text-xs text-muted">
            <Facts facts={factsOf(component)} />
          </p>
          {component.description ? (
            <p dir="auto" className="mt-1 line-clamp-2 max-w-[80ch] text-left text-xs text-muted print:line-clamp-none">
              {component.description}
            </p>
          ) : null}
          {isPrinting && component.justification ? (
            <p dir="auto" className="mt-1 max-w-prose text-left text-xs whitespace-pre-wrap text-muted">
              <span className="font-medium">{componentFields.justification.label}:</span> {component.justification}
            </p>
          ) : null}
          <p className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
            {openChoices(component).map((choice) => (
              <Badge key={choice} tone="warning">
                {say.choiceNotSet[choice]}
              </Badge>
            ))}
            {open.length > 0 ? (
              <button
                type="button"
                title={say.giveScore}
                className="-my-0.5 inline-flex min-h-6 max-w-full items-center underline-offset-4 hover:underline"
                onClick={() => onEdit(component, firstMissing(component))}
              >
                <Badge tone="warning">{say.scoresMissing(open)}</Badge>
              </button>
            ) : null}
            {score.counted || score.score === null ? null : <Badge>{say.notCounted}</Badge>}
            {score.rule === 'human-rights' ? <Badge tone="outline">{say.humanRightsShort}</Badge> : null}
          </p>
          <StarterOrigin component={component} className="mt-1.5" />
          {component.carriedFrom === '' ? null : (
            <ReviewMark
              noun="components"
              rows={[component]}
              title={component.title}
              place={component.id}
              onReviewed={() => focusSoon(editButtonId(component.id))}
            />
          )}
        </div>
      </div>
      {/* In a narrow group, the tools are beside the bars, and the words have the whole width below them. */}
      <div className="contents @3xl/group:block @3xl/group:w-48 @3xl/group:shrink-0 print:w-48">
        <ScoreBars value={score.score} max={25} className="flex-1 pl-5.5 @3xl/group:pl-0" />
        <p className="order-last -mt-1.5 basis-full pl-5.5 text-xs text-muted empty:hidden @3xl/group:mt-0.5 @3xl/group:pl-0">
          {score.score === null ? null : formulaOf(score)}
          {horizons ? <span className="block">{wordHorizons(horizons, component.timeHorizon)}</span> : null}
          {score.rule === 'human-rights' ? <span className="block">{say.severityFirst}</span> : null}
        </p>
      </div>
      {/* As wide as an owner with evidence, so that the scores and the owners of all rows are below each other. */}
      <div className="-my-1.5 -mr-2 flex min-w-0 justify-end @3xl/group:mb-0 @5xl/group:w-76 @5xl/group:*:flex-1">
        <EntryTools
          assessmentId={assessmentId}
          record={{ noun: 'component', recordId: component.id }}
          entry={component}
          name={component.title}
          menuId={menuButtonId(component.id)}
          subject={{ noun: 'component', id: component.id }}
          work={{ noun: 'component', key: component.id }}
          topicId={component.topicId}
          onEdit={() => onEdit(component)}
          onDelete={() => onDelete(component)}
        />
      </div>
    </div>
  );
});

/** The field of the first score that is missing. */
function firstMissing(component: ComponentRow): string | undefined {
  const [score] = openScoresOf(component);
  return score && fieldOfScore(score, component.kind);
}

function factsOf(component: ComponentRow): FactsProps['facts'] {
  const { kind, impactPolarity, actualPotentialImpact } = component;
  const own =
    kind === 'impact'
      ? [
          impactPolarity && say.polarities[impactPolarity],
          actualPotentialImpact && say.actualities[actualPotentialImpact],
        ]
      : [
          labelOf(riskOpportunityTypes, component.riskOpportunityType) || say.kinds[kind],
          labelOf(pursuits, component.opportunityPursued ?? ''),
        ];
  return [
    ...own,
    labelOf(valueChainConcentrations, component.valueChainConcentration),
    labelOf(timeHorizons, component.timeHorizon),
  ];
}
