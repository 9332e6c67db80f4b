/** What a text can say from a place on, with the place where each reading ends; nothing where it says something else. */
export type TextReader<Value> = (text: string, at: number) => readonly { value: Value; end: number }[];

/** Some words, capitals apart, that stand for a value. */
export function literal<Value>(words: string, value: Value): TextReader<Value> {
  const wanted = words.toLowerCase();
  return (text, at) => {
    const end = at + words.length;
    return text.slice(at, end).toLowerCase() === wanted ? [{ value, end }] : [];
  };
}

/** What a regular expression finds at the place itself; undefined says that it is none of it after all. */
export function matching<Value>(pattern: RegExp, toValue: (found: string) => Value | undefined): TextReader<Value> {
  const sticky = new RegExp(pattern.source, 'y');
  return (text, at) => {
    sticky.lastIndex = at;
    const [found] = sticky.exec(text) ?? [];
    const value = found === undefined ? undefined : toValue(found);
    return found === undefined || value === undefined ? [] : [{ value, end: at + found.length }];
  };
}

/** Any of several, the likelier first. */
export function either<Value>(reads: readonly TextReader<Value>[]): TextReader<Value> {
  return (text, at) => reads.flatMap((read) => read(text, at));
}

/** One after the other. */
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

/** One, or nothing, which stands for `absent`. */
export function optional<Value>(read: TextReader<Value>, absent: Value): TextReader<Value> {
  return (text, at) => [...read(text, at), { value: absent, end: at }];
}

/** So many or more with words between them. */
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

/** Words with gaps in braces, such as `{field} below {value}`; what stands in the gaps by their names. */
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

/** The likeliest reading of the whole text; undefined where it is none. */
export function readWhole<Value>(read: TextReader<Value>, text: string): Value | undefined {
  return read(text, 0).find(({ end }) => end === text.length)?.value;
}
