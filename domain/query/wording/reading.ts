/** Reads a text from a position on and returns each possible value with the position where it ends; empty if nothing matches. */
export type TextReader<Value> = (text: string, at: number) => readonly { value: Value; end: number }[];

/** Reads fixed words, ignoring case, that stand for a value. */
export function literal<Value>(words: string, value: Value): TextReader<Value> {
  const wanted = words.toLowerCase();
  return (text, at) => {
    const end = at + words.length;
    return text.slice(at, end).toLowerCase() === wanted ? [{ value, end }] : [];
  };
}

/** Reads what a regular expression matches at the position; `toValue` returns undefined if it does not count as a match after all. */
export function matching<Value>(pattern: RegExp, toValue: (found: string) => Value | undefined): TextReader<Value> {
  const sticky = new RegExp(pattern.source, 'y');
  return (text, at) => {
    sticky.lastIndex = at;
    const [found] = sticky.exec(text) ?? [];
    const value = found === undefined ? undefined : toValue(found);
    return found === undefined || value === undefined ? [] : [{ value, end: at + found.length }];
  };
}

/** Tries several readers, the likelier ones first. */
export function either<Value>(reads: readonly TextReader<Value>[]): TextReader<Value> {
  return (text, at) => reads.flatMap((read) => read(text, at));
}

/** Reads one thing after another. */
export function sequence<First, Second, Value>(
  first: TextReader<First>,
  second: TextReader<Second>,
  join: (first: First, second: Second) => Value,
): TextReader<Value> {
  return (text, at) =>
    first(text, at).flatMap((one) =>
      second(text, one.end).map((other) => ({ value: join(one.value, other.value), end: other.end })),
    );
}

/** Reads one thing, or nothing, which stands for `absent`. */
export function optional<Value>(read: TextReader<Value>, absent: Value): TextReader<Value> {
  return (text, at) => [...read(text, at), { value: absent, end: at }];
}

/** Reads at least the given number of things with separators between them. */
export function list<Value>(read: TextReader<Value>, between: string, least = 1): TextReader<Value[]> {
  const rest: TextReader<Value[]> = (text, at) => [
    ...sequence(
      sequence(literal(between, null), read, (_, value) => value),
      rest,
      (one, more) => [one, ...more],
    )(text, at),
    { value: [], end: at },
  ];
  const all = sequence(read, rest, (one, more) => [one, ...more]);
  return (text, at) => all(text, at).filter(({ value }) => value.length >= least);
}

/** Reads words with gaps in braces, such as `{field} below {value}`; returns the contents of the gaps by name. */
export function template(
  words: string,
  gaps: Readonly<Record<string, TextReader<unknown>>>,
): TextReader<Record<string, unknown>> {
  const parts = words.split(/\{(\w+)\}/).flatMap((part, index): TextReader<Record<string, unknown>>[] => {
    const gap = index % 2 === 1 ? gaps[part] : undefined;
    if (!gap) return part === '' ? [] : [literal(part, {})];
    return [(text, at) => gap(text, at).map(({ value, end }) => ({ value: { [part]: value }, end }))];
  });
  return parts.reduce((before, part) => sequence(before, part, (one, other) => ({ ...one, ...other })));
}

/** Returns the likeliest reading of the whole text; undefined if there is none. */
export function readWhole<Value>(read: TextReader<Value>, text: string): Value | undefined {
  return read(text, 0).find(({ end }) => end === text.length)?.value;
}
