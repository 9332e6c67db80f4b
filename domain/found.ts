/**
 * A value that is known to exist, if the type cannot say so.
 *
 * @param what named in the error: 'the topic of a component'
 * @throws if it does not exist: a bug in the code, never caused by input
 */
export function found<Value>(value: Value, what: string): NonNullable<Value> {
  if (value === undefined || value === null) throw new Error(`This should be there and is not: ${what}`);
  return value;
}

/**
 * The first element of a list that is known not to be empty.
 * @throws if it is empty
 */
export function first<Item>(list: readonly Item[], what: string): NonNullable<Item> {
  return found(list[0], what);
}

/**
 * The element of a list with this id.
 *
 * @throws if there is none
 */
export function byId<Item extends { readonly id: string }>(list: readonly Item[], id: string): Item {
  return found(
    list.find((item) => item.id === id),
    `the row ${id}`,
  );
}
