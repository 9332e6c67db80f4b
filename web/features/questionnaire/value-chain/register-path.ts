import { screens } from '#contract/screens.ts';
import { type Condition, everything } from '#domain/query/query.ts';

/** The address of the register with the entries on an activity, by its name; null for those on none. */
export function registerPath(activity: string | null): string {
  const field = 'activity';
  const where: Condition[] = [activity === null ? { field, is: 'missing' } : { field, is: 'equal', value: activity }];
  const filter = JSON.stringify({ ...everything('component'), where });
  return `${screens.register.path}?${new URLSearchParams({ filter })}`;
}
