import { Card, CardBody, CardTitle } from '#web/ui/layout/card.tsx';
import { dashboardMessages as say } from './messages.ts';

const BLOCKS = [
  ['materiality-matrix', say.matrix],
  ['topical-overview', say.overview],
  ['highest-scored', say.highest],
  ['impact-materiality', say.impactMateriality],
  ['financial-materiality', say.financialMateriality],
] as const;

/** The five blocks by name while an assessment has no entries: each would only say that it is empty. */
export function BlocksToCome() {
  return (
    <Card>
      <CardBody className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
        <p className="text-sm text-muted">{say.blocksToCome}</p>
        {BLOCKS.map(([id, title]) => (
          <section key={id} aria-labelledby={id}>
            <CardTitle id={id} className="text-sm">
              {title}
            </CardTitle>
          </section>
        ))}
      </CardBody>
    </Card>
  );
}
