/**
 * A value that is known to be there, where the type cannot say so.
 *
 * @param what is named in the error: 'the topic of a component'.
 * @throws when it is not: a mistake in the code, never in what somebody typed.
 */
export function found<Value>(value: Value, what: string): NonNullable<Value> {
  if (value === undefined || value === null) throw new Error(`This should be there and is not: ${what}`);
  return value;
}

/**
 * The first of a list that is known not to be empty.
 *
 * @throws when it is empty.
 */
export function first<Item>(list: readonly Item[], what: string): NonNullable<Item> {
  return found(list[0], what);
}

/**
 * The one of a list with this id.
 *
 * @throws when there is none.
 */
export function byId<Item extends { readonly id: string }>(list: readonly Item[], id: string): Item {
  return found(
    list.find((item) => item.id === id),
    `the row ${id}`,
  );
}
