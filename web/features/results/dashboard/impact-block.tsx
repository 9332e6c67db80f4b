import type { Dashboard } from '#domain/results/dashboard.ts';
import { AskLink } from '#web/features/assistant/query/ask-link.tsx';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { askedSets } from './asked-sets.ts';
import { dashboardMessages as say } from './messages.ts';
import { NotScored } from './not-scored.tsx';
import { RowsTable } from './rows-table.tsx';

interface ImpactBlockProps {
  dashboard: Dashboard;
  onOpenTopic: (topicId: string) => void;
}

/** Impact Materiality: positive and negative impacts, and those without a polarity, if there are any. */
export function ImpactBlock({ dashboard, onOpenTopic }: ImpactBlockProps) {
  const { assessment, positiveImpacts, negativeImpacts, polarityNotSet } = dashboard;
  const shared = { side: 'impact', rowHeader: say.rowName.impact, onOpenTopic } as const;
  const ask = { assessmentId: assessment.id };
  return (
    <Card aria-labelledby="impact-materiality">
      <CardHeader>
        <div className="min-w-0">
          <CardTitle id="impact-materiality">{say.impactMateriality}</CardTitle>
          <CardDescription>{say.impactMaterialityText}</CardDescription>
        </div>
      </CardHeader>
      <CardBody className="@container flex flex-col gap-8">
        <NotScored
          side="impact"
          assessment={assessment}
          rows={[positiveImpacts, negativeImpacts, polarityNotSet].flat()}
        />
        <div className="grid gap-8 @7xl:grid-cols-2">
          <RowsTable
            {...shared}
            caption={say.positiveImpacts}
            rows={positiveImpacts}
            askLink={<AskLink {...ask} query={askedSets.positiveImpacts} about={say.positiveImpacts} />}
            empty={say.noRows.positiveImpacts}
          />
          <RowsTable
            {...shared}
            caption={say.negativeImpacts}
            rows={negativeImpacts}
            firstCards={2}
            askLink={<AskLink {...ask} query={askedSets.negativeImpacts} about={say.negativeImpacts} />}
            empty={say.noRows.negativeImpacts}
          />
        </div>
        {polarityNotSet.length > 0 ? (
          <div>
            <RowsTable
              {...shared}
              caption={say.polarityNotSet}
              rows={polarityNotSet}
              empty=""
              askLink={<AskLink {...ask} query={askedSets.polarityNotSet} about={say.polarityNotSet} />}
            />
            <p className="mt-2 text-sm text-muted">{say.polarityNotSetText}</p>
          </div>
        ) : null}
      </CardBody>
    </Card>
  );
}
