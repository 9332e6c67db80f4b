import { HISTORY_ACTS, type HistoryAct } from '#domain/history/acts.ts';
import { HISTORY_NOUNS, type HistoryNoun } from '#domain/history/nouns.ts';
import type { TopicId, UserId } from '#domain/ids.ts';

/** The activity filter in the address; '' for parts that are not set. Days are ISO dates in the reader's own time zone, both included. */
export interface ActivityFilter {
  person: string;
  noun: HistoryNoun | '';
  did: HistoryAct | '';
  topic: string;
  from: string;
  to: string;
  isLacking: boolean;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the filter in an address; invalid parts are left out. */
export function readFilter(params: URLSearchParams): ActivityFilter {
  const day = (name: string) => {
    const said = params.get(name) ?? '';
    return DAY.test(said) && !Number.isNaN(Date.parse(said)) ? said : '';
  };
  return {
    person: params.get('person') ?? '',
    noun: HISTORY_NOUNS.find((noun) => noun === params.get('noun')) ?? '',
    did: HISTORY_ACTS.find((did) => did === params.get('did')) ?? '',
    topic: params.get('topic') ?? '',
    from: day('from'),
    to: day('to'),
    isLacking: params.get('reason') === 'none',
  };
}

/** The address with part of its filter changed; parts that are not set are left out. */
export function writeFilter(params: URLSearchParams, change: Partial<ActivityFilter>): URLSearchParams {
  const next = new URLSearchParams(params);
  const { isLacking, ...rest } = { ...readFilter(params), ...change };
  for (const [name, value] of Object.entries({ ...rest, reason: isLacking ? 'none' : '' })) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

export const isFiltered = ({ isLacking, ...rest }: ActivityFilter) =>
  isLacking || Object.values(rest).some((value) => value !== '');

/** Whether the last day is before the first, so that nothing can match. */
export const isReversed = ({ from, to }: ActivityFilter) => from !== '' && to !== '' && from > to;

/** The filter as the server needs it: days become the first moment of the first day and of the day after the last, in local time. */
export function askedOf({ person, noun, did, topic, from, to, isLacking }: ActivityFilter) {
  return {
    ...(person && { by: person as UserId }),
    ...(noun && { noun }),
    ...(did && { did }),
    ...(topic && { topicId: topic as TopicId }),
    ...(from && { from: startOf(from, 0) }),
    ...(to && { until: startOf(to, 1) }),
    ...(isLacking && { lacking: 'reason' as const }),
  };
}

function startOf(isoDay: string, daysLater: number): string {
  const [year = 0, month = 1, day = 1] = isoDay.split('-').map(Number);
  return new Date(year, month - 1, day + daysLater).toISOString();
}
