import type { Dashboard } from '#domain/results/dashboard.ts';
import { forgoneBehind, isOnlyForgone } from '#domain/results/disclosures.ts';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { choiceMessages as say } from './messages.ts';

/** Opportunities that the company forgoes: they keep their score, and bring in no requirement by themselves. */
export function ForgoneCard({ dashboard }: { dashboard: Dashboard }) {
  const forgone = dashboard.points.flatMap((point) =>
    forgoneBehind(dashboard, point).map((row) => ({ row, isOnly: isOnlyForgone(dashboard, point) })),
  );
  if (forgone.length === 0) return null;
  return (
    <Card>
      <CardHeader>
        <div>
          <CardTitle>{say.forgoneTitle}</CardTitle>
          <CardDescription>{say.forgoneText}</CardDescription>
        </div>
      </CardHeader>
      <CardBody>
        <ul className="flex flex-col gap-1 text-sm">
          {forgone.map(({ row, isOnly }) => (
            <li key={row.id} className="wrap-anywhere">
              <span className="figures text-muted">{row.topic.code}</span> <bdi>{row.title}</bdi>
              {isOnly ? <span className="text-muted"> {say.forgoneOnly}</span> : null}
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
