import type { Category } from '#domain/reference/catalogue-topic.ts';

/** Values from `min` to `max`; `above` and `below` leave their end out. */
export interface Range {
  min?: number | undefined;
  max?: number | undefined;
  above?: number | undefined;
  below?: number | undefined;
}

export type Kind = 'impact' | 'risk' | 'opportunity';
/** One kind or two of them. */
export type Kinds = Kind | 'risk-or-opportunity' | 'impact-or-risk' | 'impact-or-opportunity';
export type Side = 'impact' | 'financial';
export type Place = 'upstream' | 'own' | 'downstream';
export type Horizon = 'short' | 'medium' | 'long';

/** What a list is narrowed by, and just as well what is taken out of it. */
export interface Narrowing {
  categories?: Category[];
  valueChain?: Place[];
  timeHorizon?: Horizon[];
  types?: string[];
  financialEffect?: string;
  /** Words that name topics or components; the tools find what they mean. */
  about?: string;
}

/** A property of a component that nothing is entered for. */
export type Lack =
  | 'justification'
  | 'description'
  | 'time-horizon'
  | 'value-chain'
  | 'type'
  | 'financial-effects'
  | 'actuality';
