import { Check } from 'lucide-react';
import { cn } from '#web/lib/cn.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { Chapter } from './chapter.tsx';
import { landingMessages, SIGN_UP, tiers } from './messages.ts';

const say = landingMessages.pricing;

/** The three tiers: fixed texts (product P6). */
export function Pricing() {
  return (
    <Chapter id="pricing" title={say.title}>
      <ul className="grid overflow-hidden rounded-md border bg-surface max-lg:divide-y lg:grid-cols-3 lg:divide-x">
        {tiers.map((tier) => {
          const isMostPopular = 'isMostPopular' in tier;
          return (
            <li key={tier.name} className={cn('flex flex-col p-6 sm:p-8', isMostPopular && 'bg-accent-soft')}>
              <div className="flex min-h-6 items-center justify-between gap-3">
                <h3 className="font-medium">{tier.name}</h3>
                {isMostPopular ? (
                  <Badge className="border-accent bg-surface text-accent-strong">{say.mostPopular}</Badge>
                ) : null}
              </div>
              <p className="mt-4 flex min-h-12 items-baseline">
                <span className={cn('headline figures', 'period' in tier ? 'text-2xl' : 'text-xl')}>{tier.price}</span>
                {'period' in tier ? <span className="text-muted">{tier.period}</span> : null}
              </p>
              <ul className="mt-5 mb-8 flex flex-col gap-2.5 text-sm">
                {tier.features.map((feature) => (
                  <li key={feature} className="flex gap-2.5">
                    <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
                    {feature}
                  </li>
                ))}
              </ul>
              <LinkButton
                href={tier.button === 'Contact Sales' ? '/auth' : SIGN_UP}
                size="lg"
                variant={isMostPopular ? 'primary' : 'secondary'}
                className="mt-auto w-full"
              >
                {tier.button}
              </LinkButton>
            </li>
          );
        })}
      </ul>
    </Chapter>
  );
}
