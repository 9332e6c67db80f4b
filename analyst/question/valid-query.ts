import { checkQuery } from '#domain/query/check.ts';
import { everything, type Query } from '#domain/query/query.ts';

/** A query in its one form. What cannot stand together with what is said before it is left out. */
export function toValid(query: Query): Query {
  const whole = checkQuery(query);
  if (whole.ok) return whole.query;
  const { noun, where, groupBy, measure, sort, first, of, comparedWith, thresholds } = query;
  const parts: Partial<Query>[] = [{ of, thresholds }, { comparedWith }, { groupBy }, { measure }, { sort }, { first }];
  const start = parts.reduce<Query>(join, everything(noun));
  return where.reduce<Query>((kept, each) => join(kept, { where: [...kept.where, each] }), start);
}

function join(kept: Query, part: Partial<Query>): Query {
  const joined = checkQuery({ ...kept, ...part });
  return joined.ok ? joined.query : kept;
}
