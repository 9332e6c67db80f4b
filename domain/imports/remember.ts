const MOST = 5000;

/** Remembers what texts were read as, because thousands of cells have the same few; forgets all of them when there are too many. */
export function remember<Result>(read: (text: string) => Result): (text: string) => Result {
  const before = new Map<string, Result>();
  return (text) => {
    if (before.has(text)) return before.get(text) as Result;
    if (before.size >= MOST) before.clear();
    const result = read(text);
    before.set(text, result);
    return result;
  };
}
