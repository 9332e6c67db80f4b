import { found } from '#domain/found.ts';
import { orders } from './orders.ts';
import type { RecordKind, Trait, TraitsOf } from './record.ts';
import { type AnyKind, register } from './register.ts';

/** The kinds that have a trait, as types. */
type WithTrait<R, T extends Trait> = R extends RecordKind ? (T extends TraitsOf<R> ? R : never) : never;

export type KindsWith<T extends Trait> = WithTrait<AnyKind, T>;

/** The kinds that have a given property; as types. */
type SaidKind<R, Key extends keyof RecordKind> = R extends { readonly [Each in Key]: infer Value } ? Value : never;

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

/** The tables of the kinds that have a trait, as types. */
export type TablesWith<T extends Trait> = SaidKind<KindsWith<T>, 'table'>;

/** Their tables, as named in SQL, in the order of the register, without kinds that have no rows. */
export const tablesWith = <T extends Trait>(trait: T): readonly TablesWith<T>[] =>
  register.flatMap((kind: RecordKind) => (hasTrait(kind, trait) && kind.table ? [kind.table] : [])) as TablesWith<T>[];

/** The tables whose rows are below a kind, as named in SQL. */
export const tablesBelow = (place: RecordKind['below']): readonly string[] =>
  register.flatMap((kind: RecordKind) => (kind.below === place && kind.table ? [kind.table] : []));

/** One property of each noun with a trait, by noun. */
export function wordsOf<T extends Trait>(
  trait: T,
  key: 'label' | 'inSentence',
): Readonly<Record<NounsWith<T>, string>> {
  const entries = kindsWith(trait).map((kind: RecordKind) => [kind.noun, found(kind[key], kind.noun)]);
  return Object.fromEntries(entries) as Record<NounsWith<T>, string>;
}

/** The names under which limits are refused. */
export type LimitName = LimitNames<SaidKind<AnyKind, 'most'>>;
type LimitNames<Limits> = Limits extends unknown ? keyof Limits & string : never;

export const LIMIT_NAMES: readonly LimitName[] = [
  ...new Set(register.flatMap((kind: RecordKind) => Object.keys(kind.most ?? {}))),
] as LimitName[];

/** How many rows of a kind an assessment can contain, and the name used in refusals; undefined if there is no limit. */
export function rowLimitOf({ most }: RecordKind): { rows: number; noun: LimitName } | undefined {
  const [limit] = Object.entries(most ?? {});
  return limit && { rows: limit[1], noun: limit[0] as LimitName };
}

/** The name under which an import reports conflicts with such records. */
export type ImportedAs = SaidKind<AnyKind, 'importedAs'>;
export const IMPORTED_AS: readonly ImportedAs[] = register.flatMap((kind) =>
  'importedAs' in kind ? [kind.importedAs] : [],
);

/** The sheets of our own workbook. */
export type SheetName = SaidKind<AnyKind, 'sheet'>;

/** The names under which endpoints declare changes, which determine what must be reloaded. */
type ToldKind = SaidKind<AnyKind, 'told'>;
export type ToldName = ToldKind['as'];
export const STALE_AFTER = Object.fromEntries(
  register.flatMap((kind) => ('told' in kind ? [[kind.told.as, kind.told.makesStale]] : [])),
) as { readonly [Each in ToldKind as Each['as']]: Each['makesStale'] };

/** The names of records in addresses within a section, with their nouns. */
export type Part = SaidKind<AnyKind, 'part'>;
export const NOUN_OF_PART = Object.fromEntries(
  register.flatMap((kind) => ('part' in kind ? [[kind.part, kind.noun]] : [])),
) as { readonly [Kind in Extract<AnyKind, { readonly part: string }> as Kind['part']]: Kind['noun'] };
