import type { Dashboard } from '#domain/results/dashboard.ts';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/card.tsx';
import { dashboardMessages as say } from './messages.ts';
import { RowsTable } from './rows-table.tsx';

interface ImpactBlockProps {
  dashboard: Dashboard;
  onOpenTopic: (topicId: string) => void;
}

/** Impact Materiality: positive and negative impacts, and those without a polarity when there are any. */
export function ImpactBlock({ dashboard, onOpenTopic }: ImpactBlockProps) {
  const { positiveImpacts, negativeImpacts, polarityNotSet } = dashboard;
  const shared = { side: 'impact', rowHeader: say.rowName.impact, onOpenTopic } as const;
  return (
    <Card aria-labelledby="impact-materiality">
      <CardHeader>
        <div className="min-w-0">
          <CardTitle id="impact-materiality">{say.impactMateriality}</CardTitle>
          <CardDescription>{say.impactMaterialityText}</CardDescription>
        </div>
      </CardHeader>
      <CardBody className="flex flex-col gap-8">
        <RowsTable
          {...shared}
          caption={say.positiveImpacts}
          rows={positiveImpacts}
          empty={say.noRows.positiveImpacts}
        />
        <RowsTable
          {...shared}
          caption={say.negativeImpacts}
          rows={negativeImpacts}
          empty={say.noRows.negativeImpacts}
        />
        {polarityNotSet.length > 0 ? (
          <div>
            <RowsTable {...shared} caption={say.polarityNotSet} rows={polarityNotSet} empty="" />
            <p className="mt-2 text-sm text-muted">{say.polarityNotSetText}</p>
          </div>
        ) : null}
      </CardBody>
    </Card>
  );
}
