import { useId, useState } from 'react';
import { Link } from 'react-router';
import { screens } from '#contract/screens.ts';
import type { ActivityRow } from '#contract/value-chain.ts';
import { tiers } from '#domain/value-chain/fields.ts';
import { fold } from '#domain/words/fold.ts';
import { Checkbox } from '#web/ui/inputs/checkbox.tsx';
import { Input } from '#web/ui/inputs/input.tsx';
import { placingMessages as say, tierName } from './messages.ts';
import { inTier } from './moved-to.ts';
import type { PlacingOn } from './use-place-on.ts';

/** With more activities than this, there is a search field. */
const AT_A_GLANCE = 8;

interface ActivityTicksProps {
  activities: readonly ActivityRow[];
  placing: PlacingOn;
}

/** The activities as checkboxes, tier by tier from upstream to downstream. */
export function ActivityTicks({ activities, placing }: ActivityTicksProps) {
  const [search, setSearch] = useState('');
  const id = useId();
  if (activities.length === 0) {
    return (
      <p className="text-sm text-muted">
        {say.noActivities}{' '}
        <Link data-first to={screens['value-chain'].path} className="rounded-sm text-accent hover:underline">
          {say.openChain}
        </Link>
      </p>
    );
  }
  const words = fold(search).split(/\s+/).filter(Boolean);
  const fitting = activities.filter(({ name, place }) => {
    const text = fold(`${name} ${place}`);
    return words.every((word) => text.includes(word));
  });
  const isLong = activities.length > AT_A_GLANCE;
  return (
    <div className="flex flex-col gap-3">
      {isLong ? (
        <Input
          data-first
          type="search"
          aria-label={say.searchActivities}
          placeholder={say.searchActivities}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      ) : null}
      <div className="flex max-h-72 flex-col gap-3 overflow-y-auto">
        {tiers.map(({ id: tier }) => {
          const own = inTier(fitting, tier);
          return own.length === 0 ? null : (
            <fieldset key={tier} className="flex flex-col gap-0.5">
              <legend className="mb-0.5 text-xs font-medium text-muted">{tierName(tier)}</legend>
              {own.map((activity) => {
                const share = placing.share(activity.id);
                return (
                  <Checkbox
                    key={activity.id}
                    {...(!isLong && { 'data-first': true })}
                    id={`${id} ${activity.id}`}
                    label={
                      <span dir="auto" className="wrap-anywhere">
                        {activity.name}
                      </span>
                    }
                    hint={share === 'some' ? say.someLie : undefined}
                    checked={share === 'all'}
                    indeterminate={share === 'some'}
                    onChange={() => placing.press(activity.id)}
                  />
                );
              })}
            </fieldset>
          );
        })}
        {fitting.length === 0 ? <p className="text-sm text-muted">{say.noActivityFits}</p> : null}
      </div>
    </div>
  );
}
