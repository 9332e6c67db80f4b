import { choice, type Fields, line, longText, oneOf, whole } from '#domain/fields/kinds.ts';
import { MAX_ACTIVITY_POSITION, MAX_NAME } from '#domain/limits.ts';
import type { Option } from '#domain/reference/option.ts';

/** The tiers of a value chain, from raw materials to the end of a product's life (ESRS 1 (2023) §63; (2026) §62). */
export const tiers = [
  { id: 'upstream-3', label: 'Raw materials (tier 3 and beyond)' },
  { id: 'upstream-2', label: 'Suppliers of suppliers (tier 2)' },
  { id: 'upstream-1', label: 'Direct suppliers (tier 1)' },
  { id: 'own', label: 'Own operations' },
  { id: 'downstream-1', label: 'Distribution and customers' },
  { id: 'downstream-2', label: 'Use' },
  { id: 'downstream-3', label: 'End of life' },
] as const satisfies readonly Option[];

/** The kinds of activities in a value chain. */
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

/** The fields of an activity of the value chain. */
export const activityFields = {
  name: line({ label: 'Name', max: MAX_NAME, required: 'activity-name-required' }),
  tier: oneOf(tiers, { label: 'Tier', default: 'own' }),
  kind: choice(activityKinds, { label: 'Kind', default: 'other' }),
  /** Town, region or country, as free text. */
  place: line({ label: 'Place' }),
  note: longText({ label: 'Note' }),
  /** The order within its tier. */
  position: whole({ label: 'Order', min: 0, max: MAX_ACTIVITY_POSITION, default: 0 }),
} as const satisfies Fields;
