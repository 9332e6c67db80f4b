import { ShieldCheck } from 'lucide-react';
import { Card, CardBody, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { companyMessages as say } from './messages.ts';

/** States how the data of one company is kept from all others. */
export function DataSecurityCard() {
  return (
    <Card aria-labelledby="data-security">
      <CardHeader>
        <CardTitle id="data-security" className="flex items-center gap-2">
          <ShieldCheck aria-hidden="true" className="size-4 text-accent" />
          {say.securityTitle}
        </CardTitle>
      </CardHeader>
      <CardBody className="flex max-w-prose flex-col gap-3">
        <p>{say.securityText}</p>
        <ul className="list-disc space-y-1 pl-5 text-muted marker:text-line-strong">
          {say.securityPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
