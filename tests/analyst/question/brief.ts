import type { Condition, Query } from '#domain/query/query.ts';

/** A query in one short line, for tables in tests: 'component kind=risk score>=15 · highest score · first 3'. */
export function brief(query: Query | null): string {
  if (!query) return '-';
  const { noun, where, groupBy, measure, sort, first, of, comparedWith, thresholds } = query;
  return [
    [noun, ...where.map(condition).sort()].join(' '),
    groupBy && `by ${groupBy}`,
    measure &&
      (measure.of === 'share'
        ? `share ${measure.where.map(condition).sort().join(' ')}`
        : [measure.of, ...('field' in measure ? [measure.field] : [])].join(' ')),
    ...sort.map(({ field, order }) => `${order} ${field} first`),
    first && `first ${first}`,
    of === 'earlier' && 'earlier year',
    comparedWith && 'compared',
    thresholds && `at ${thresholds.impact}/${thresholds.financial}`,
  ]
    .filter((part) => part)
    .join(' · ');
}

function condition(each: Condition): string {
  const { field, not } = each;
  switch (each.is) {
    case 'equal':
      return `${field}${not ? '!=' : '='}${each.value}`;
    case 'one-of':
      return `${field}${not ? '!=' : '='}${each.values.join('|')}`;
    case 'at-least':
      return `${field}${not ? '<' : '>='}${each.value}`;
    case 'at-most':
      return `${field}${not ? '>' : '<='}${each.value}`;
    case 'between':
      return `${field}${not ? '!' : ''}=${each.from}..${each.to}`;
    case 'contains':
      return `${field}${not ? '!~' : '~'}${each.text}`;
    case 'missing':
      return `${field}${not ? ' set' : ' missing'}`;
  }
}
