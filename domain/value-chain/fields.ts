import { choice, type Fields, line, longText, oneOf, whole } from '#domain/fields/kinds.ts';
import { MAX_ACTIVITY_POSITION, MAX_NAME } from '#domain/limits.ts';
import type { Option } from '#domain/reference/option.ts';
import { tiers } from './tiers.ts';

/** What an activity of the value chain is. */
export const activityKinds = [
  { id: 'raw-material', label: 'Raw material' },
  { id: 'supplier', label: 'Supplier' },
  { id: 'logistics', label: 'Transport and storage' },
  { id: 'site', label: 'Site' },
  { id: 'process', label: 'Process or service' },
  { id: 'product', label: 'Product' },
  { id: 'market', label: 'Market' },
  { id: 'customer', label: 'Customers and users' },
  { id: 'waste', label: 'Waste and recycling' },
  { id: 'other', label: 'Other' },
] as const satisfies readonly Option[];

/** What a company says of an activity of its value chain. */
export const activityFields = {
  name: line({ label: 'Name', max: MAX_NAME, required: 'activity-name-required' }),
  tier: oneOf(tiers, { label: 'Tier', default: 'own' }),
  kind: choice(activityKinds, { label: 'Kind', default: 'other' }),
  /** Town, region or country, in free words. */
  place: line({ label: 'Place' }),
  note: longText({ label: 'Note' }),
  /** Among those of its tier. */
  position: whole({ label: 'Order', min: 0, max: MAX_ACTIVITY_POSITION, default: 0 }),
} as const satisfies Fields;
