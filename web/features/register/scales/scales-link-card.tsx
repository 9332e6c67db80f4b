import { Link } from 'react-router';
import { screens } from '#contract/screens.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Card, CardDescription, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { scalesMessages as say } from './messages.ts';

/** A link from the company page to the words of its scales. */
export function ScalesLinkCard() {
  const mayWord = useMay('scales.word');
  return (
    <Card aria-labelledby="scales" className="pb-4">
      <CardHeader>
        <div>
          <CardTitle id="scales">{say.title}</CardTitle>
          <CardDescription>{say.cardText}</CardDescription>
        </div>
        <LinkButton as={Link} to={screens.scales.path} size="sm">
          {mayWord ? say.open : say.read}
        </LinkButton>
      </CardHeader>
    </Card>
  );
}
