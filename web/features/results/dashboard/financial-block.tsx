import type { Dashboard } from '#domain/results/dashboard.ts';
import { AskLink } from '#web/features/assistant/query/ask-link.tsx';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { askedSets } from './asked-sets.ts';
import { dashboardMessages as say } from './messages.ts';
import { NotScored } from './not-scored.tsx';
import { RowsTable } from './rows-table.tsx';

interface FinancialBlockProps {
  dashboard: Dashboard;
  onOpenTopic: (topicId: string) => void;
}

/** Financial Materiality: opportunities and risks. */
export function FinancialBlock({ dashboard, onOpenTopic }: FinancialBlockProps) {
  const { assessment, opportunities, risks } = dashboard;
  const ask = { assessmentId: assessment.id };
  const shared = { side: 'financial', onOpenTopic } as const;
  return (
    <Card aria-labelledby="financial-materiality">
      <CardHeader>
        <div className="min-w-0">
          <CardTitle id="financial-materiality">{say.financialMateriality}</CardTitle>
          <CardDescription>{say.financialMaterialityText}</CardDescription>
        </div>
      </CardHeader>
      <CardBody className="@container flex flex-col gap-8">
        <NotScored side="financial" assessment={assessment} rows={[opportunities, risks].flat()} />
        <div className="grid gap-8 @7xl:grid-cols-2">
          <RowsTable
            {...shared}
            caption={say.opportunities}
            rowHeader={say.rowName.opportunity}
            rows={opportunities}
            askLink={<AskLink {...ask} query={askedSets.opportunities} about={say.opportunities} />}
            empty={say.noRows.opportunities}
          />
          <RowsTable
            {...shared}
            caption={say.risks}
            rowHeader={say.rowName.risk}
            rows={risks}
            empty={say.noRows.risks}
            askLink={<AskLink {...ask} query={askedSets.risks} about={say.risks} />}
          />
        </div>
      </CardBody>
    </Card>
  );
}
