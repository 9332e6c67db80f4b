import type { Condition } from '#domain/query/query.ts';

/** Days of a question, as ISO days with both ends included; null for an open end. */
export interface AskedDays {
  from: string | null;
  to: string | null;
  /** As typed. */
  said: string;
  /** The question without them. */
  rest: string;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const FRAME = '(?<frame>since|from|between|after|before|until|till|by|in|on|during|of|over|within)';
const DAY = [
  '(?<iso>\\d{4}-\\d{2}-\\d{2})',
  '(?<dotted>\\d{1,2}\\.\\d{1,2}\\.\\d{4})',
  `(?<day>\\d{1,2})(?:st|nd|rd|th)? (?:of )?(?<month>${MONTH})(?:,? (?<year>\\d{4}))?`,
  `(?<month>${MONTH}) (?<day>\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:,? (?<year>\\d{4}))?`,
].join('|');
const RELATIVE =
  '(?<which>this|last|past|previous|next|coming) (?:(?<count>\\d+) )?(?<unit>days?|weeks?|months?|quarters?)|(?<near>today|yesterday)';
const DATE = new RegExp(
  `\\b(?:(?:${FRAME} )?(?:the )?(?:${DAY}|${RELATIVE})|${FRAME} (?<month>${MONTH})(?: (?<year>\\d{4}))?|(?<month>${MONTH}) (?<year>\\d{4}))\\b`,
  'i',
);

/**
 * The days that a question names: 'since 5 September', 'in March', 'this month', 'before June 2026'. Null if it names none. Years are read
 * elsewhere, because they name assessments.
 * @param today ISO day
 * @param isAhead a month without a year is the next one, and not the last one
 */
export function findDate(question: string, today: string, isAhead: boolean): AskedDays | null {
  const match = DATE.exec(question);
  if (!match?.groups) return null;
  // 'In the last week' ends today; 'last week' is the one of the calendar.
  const isRunning = /^(?:in|over|within|during) the (?:last|past) week$/i.test(match[0]);
  const span = isRunning ? { first: later(today, -7), last: today } : spanOf(match.groups, today, isAhead);
  if (!span) return null;
  const end = question.slice(match.index + match[0].length);
  const [, join = '', second = ''] = RANGE.exec(end) ?? [];
  const other = second === '' ? null : DATE.exec(second);
  const until = other?.index === 0 && other.groups ? spanOf(other.groups, today, isAhead) : null;
  const said = match[0] + (until && other ? join + other[0] : '');
  const rest = question.replace(said, ' ').replace(/\s+/g, ' ').trim();
  const asked = until ? { from: span.first, to: until.last } : within(match.groups.frame?.toLowerCase(), span);
  return { ...asked, said, rest };
}

/** A second day: 'between 3 and …', 'from March to …'. */
const RANGE = /^( (?:and|to|until|till) (?:in )?)(.+)$/i;

interface Span {
  first: string;
  last: string;
}

const isoOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
const partsOf = (day: string) => day.split('-').map(Number) as [year: number, month: number, day: number];
/** The day so many days later. */
const later = (day: string, days: number) => {
  const [year, month, date] = partsOf(day);
  return isoOf(year, month - 1, date + days);
};

function spanOf(said: Record<string, string | undefined>, today: string, isAhead: boolean): Span | null {
  const { iso, dotted, day, month, year, which, near } = said;
  const [thisYear, thisMonth] = partsOf(today);
  const single = (first: string): Span => ({ first, last: first });
  if (iso) return single(iso);
  if (dotted) {
    const [date = 1, ofMonth = 1, ofYear = thisYear] = dotted.split('.').map(Number);
    return single(isoOf(ofYear, ofMonth - 1, date));
  }
  if (near) return single(later(today, near.toLowerCase() === 'today' ? 0 : -1));
  if (which) return relativeSpan(which.toLowerCase(), Number(said.count ?? 1), said.unit?.toLowerCase() ?? '', today);
  const at = MONTHS.indexOf(month?.slice(0, 3).toLowerCase() ?? '');
  if (at < 0) return null;
  const isLater = at > thisMonth - 1;
  const meant = year ? Number(year) : thisYear + (isAhead ? (at < thisMonth - 1 ? 1 : 0) : isLater ? -1 : 0);
  return day ? single(isoOf(meant, at, Number(day))) : { first: isoOf(meant, at, 1), last: isoOf(meant, at + 1, 0) };
}

/** 'This month' is the one of the calendar, 'the last 2 weeks' end today. */
function relativeSpan(which: string, count: number, unit: string, today: string): Span {
  const [year, month] = partsOf(today);
  const ahead = which === 'next' || which === 'coming' ? 1 : -1;
  if (unit.startsWith('day') || (unit.startsWith('week') && which !== 'this' && count > 1)) {
    const away = later(today, ahead * count * (unit.startsWith('week') ? 7 : 1));
    return ahead > 0 ? { first: today, last: away } : { first: away, last: today };
  }
  const step = which === 'this' ? 0 : ahead;
  if (unit.startsWith('week')) {
    const monday = later(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7) + 7 * step);
    return { first: monday, last: later(monday, 6) };
  }
  const size = unit.startsWith('quarter') ? 3 : 1;
  const start = month - 1 - ((month - 1) % size) + size * (step > 0 ? 1 : step * count);
  return { first: isoOf(year, start, 1), last: isoOf(year, start + size * count, 0) };
}

function within(frame: string | undefined, { first, last }: Span): Pick<AskedDays, 'from' | 'to'> {
  if (frame === 'since' || frame === 'from') return { from: first, to: null };
  if (frame === 'after') return { from: later(last, 1), to: null };
  if (frame === 'before') return { from: null, to: later(first, -1) };
  if (frame === 'until' || frame === 'till' || frame === 'by') return { from: null, to: last };
  return { from: first, to: last };
}

/** That a date lies in these days. */
export function onDays(field: string, { from, to }: Pick<AskedDays, 'from' | 'to'>): Condition {
  if (from !== null && to !== null) return { field, is: 'between', from, to };
  return from !== null ? { field, is: 'at-least', value: from } : { field, is: 'at-most', value: to ?? '' };
}
