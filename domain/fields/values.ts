import type { Id } from '#domain/ids.ts';
import type { Field, Fields } from './kinds.ts';
import type { Score5 } from './score5.ts';

/** The type of the value of a field of this kind. */
export type ValueOf<F extends Field> = F extends { kind: 'flag' }
  ? boolean
  : F extends { kind: 'whole' }
    ? number
    : F extends { kind: 'optional-whole' }
      ? number | null
      : F extends { kind: 'score5' }
        ? Score5
        : F extends { kind: 'optional-score5' }
          ? Score5 | null
          : F extends { kind: 'choices' }
            ? string[]
            : F extends { kind: 'one-of'; options: readonly { id: infer Choice }[] }
              ? Choice
              : F extends { kind: 'optional-one-of'; options: readonly { id: infer Choice }[] }
                ? Choice | null
                : F extends { kind: 'reference'; of: infer Noun extends string }
                  ? Id<Noun>
                  : F extends { kind: 'optional-reference'; of: infer Noun extends string }
                    ? Id<Noun> | null
                    : string;

/** The values of all fields of a noun. */
export type ValuesOf<F extends Fields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> };

/** The names of the fields, in the order of the form. */
export function namesOf<F extends Fields>(fields: F): (keyof F & string)[] {
  return Object.keys(fields);
}

/** The initial values of a new row. */
export function startingValues<F extends Fields>(fields: F): ValuesOf<F> {
  const start = Object.entries(fields).map(([name, field]) => [
    name,
    field.kind === 'choices' ? [...field.default] : field.default,
  ]);
  return Object.fromEntries(start) as ValuesOf<F>;
}

/** Whether two rows are equal in every field. */
export function isSameIn<F extends Fields>(
  fields: F,
  one: Readonly<Record<keyof F, unknown>>,
  other: Readonly<Record<keyof F, unknown>>,
): boolean {
  return namesOf(fields).every((name) => isSameValue(one[name], other[name]));
}

/** Whether two values of a field are equal; lists are if their elements are, in order. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
