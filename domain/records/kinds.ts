import { found } from '#domain/found.ts';
import { orders } from './orders.ts';
import type { RecordKind, Trait, TraitsOf } from './record.ts';
import { type AnyKind, register } from './register.ts';

/** Those of the kinds that have a trait, as types. */
type WithTrait<R, T extends Trait> = R extends RecordKind ? (T extends TraitsOf<R> ? R : never) : never;

export type KindsWith<T extends Trait> = WithTrait<AnyKind, T>;

/** The nouns of the kinds that have a trait: `NounsWith<'comments'>`. */
export type NounsWith<T extends Trait> = KindsWith<T>['noun'];

/** The kinds that have a trait, in the order in which lists show them. */
export function kindsWith<T extends Trait>(trait: T): readonly KindsWith<T>[] {
  const order: readonly string[] = orders[trait] ?? [];
  const rank = ({ noun }: AnyKind) => (order.includes(noun) ? order.indexOf(noun) : order.length);
  const kinds = register.filter((kind) => hasTrait(kind, trait)).sort((one, other) => rank(one) - rank(other));
  return kinds as unknown as readonly KindsWith<T>[];
}

const hasTrait = ({ carries, goesAlong }: RecordKind, trait: Trait): boolean =>
  [...carries, ...goesAlong].includes(trait);

/** Their nouns, in the same order. */
export const nounsWith = <T extends Trait>(trait: T): readonly NounsWith<T>[] =>
  kindsWith(trait).map(({ noun }) => noun as NounsWith<T>);

/** Their tables, as SQL names them; without the kinds of which no rows are kept. */
export const tablesWith = (trait: Trait): string[] => kindsWith(trait).flatMap((kind: RecordKind) => kind.table ?? []);

/** What each noun that has a trait says of one thing, by noun. */
export function wordsOf<T extends Trait>(
  trait: T,
  key: 'label' | 'inSentence',
): Readonly<Record<NounsWith<T>, string>> {
  const entries = kindsWith(trait).map((kind: RecordKind) => [kind.noun, found(kind[key], kind.noun)]);
  return Object.fromEntries(entries) as Record<NounsWith<T>, string>;
}
