import type { FrozenResult } from '#domain/frozen-results/frozen-result.ts';
import { activity as kind } from '#domain/records/activity.ts';
import { labelOf } from '#domain/reference/option.ts';
import type { Activity } from '#domain/value-chain/activity.ts';
import { activityKinds, tiers } from '#domain/value-chain/fields.ts';
import { compareActivities } from '#domain/value-chain/tiers.ts';
import { FoldedPart } from './folded-part.tsx';
import { LastChange } from './frozen-parts.tsx';
import { resultsMessages as say } from './messages.ts';
import { PART_IDS } from './part-links.tsx';

/** The activities of the value chain as they were frozen, from upstream to downstream; nothing for formats that did not hold them. */
export function FrozenChain({ result: { inputs, lastChanges } }: { result: FrozenResult }) {
  const { activities, components } = inputs;
  if (!activities) return null;
  const titles = new Map(components.map(({ id, title }) => [id, title]));
  return (
    <FoldedPart id={PART_IDS.chain} title={say.chainTitle} count={say.activities(activities.length)}>
      {activities.length === 0 ? <p className="text-sm text-muted">{say.chainNone}</p> : null}
      <ul className="flex flex-col gap-3 text-sm">
        {activities.toSorted(compareActivities).map((activity) => (
          <li key={activity.id} dir="auto" className="wrap-anywhere">
            <p className="font-medium">{activity.name}</p>
            <p className="text-xs text-muted">
              {[labelOf(tiers, activity.tier), labelOf(activityKinds, activity.kind), activity.place]
                .filter((word) => word !== '')
                .join(' · ')}
            </p>
            {activity.note === '' ? null : <p className="max-w-prose whitespace-pre-wrap">{activity.note}</p>}
            <p className="max-w-prose">{foundOn(activity, titles)}</p>
            <LastChange change={lastChanges.find(({ noun, key }) => noun === kind.noun && key === activity.id)} />
          </li>
        ))}
      </ul>
    </FoldedPart>
  );
}

function foundOn({ componentIds, nothingFound, nothingFoundBy }: Activity, titles: ReadonlyMap<string, string>) {
  const placed = componentIds.flatMap((id) => titles.get(id) ?? []);
  if (placed.length > 0) return say.placed(placed);
  return nothingFound === '' ? say.nothingPlaced : say.nothingFound(nothingFound, nothingFoundBy);
}
