import type { Duties, Duty } from '#domain/duties/list-duties.ts';
import { composeMail } from '#server/platform/mail/compose-mail.ts';
import { nameInMail } from '#server/platform/mail/name-in-mail.ts';
import { switchedOn } from './switched-on.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** So many records are named; of the others it is said how many there are. */
const NAMED = 8;

interface About {
  name: string;
  companyName: string;
}

const isOverdue = ({ urgency }: Duty) => urgency === 'overdue';

/** To somebody of whose work something falls due or has become overdue. */
export function dueMail(publicUrl: string, { name, companyName, duties }: About & { duties: readonly Duty[] }) {
  const company = nameInMail(companyName);
  const late = duties.filter(isOverdue).length;
  const said = late === duties.length ? 'overdue' : late === 0 ? 'due soon' : 'overdue or due soon';
  return composeMail({
    subject: `${countOf(duties.length)} of yours ${duties.length === 1 ? 'is' : 'are'} ${said}: ${company}`,
    heading: `Hello, ${nameInMail(name)}`,
    paragraphs: [
      `In the double materiality assessment of ${company} this is yours and not done yet:`,
      ...listed(duties),
    ],
    action: { label: 'Open what is mine', url: `${publicUrl}/app/home` },
    notes: [switchedOn(publicUrl, 'Due Dates')],
  });
}

/** To somebody who has something to do, once a week. */
export function digestMail(
  publicUrl: string,
  { name, companyName, own, toReview }: About & Pick<Duties, 'own' | 'toReview'>,
) {
  const company = nameInMail(companyName);
  return composeMail({
    subject: `Your week: the double materiality assessment of ${company}`,
    heading: `Hello, ${nameInMail(name)}`,
    paragraphs: [
      ...(own.length > 0 ? [sumUp(own), ...listed(own)] : ['Nothing that was given to you is open.']),
      ...(toReview.length > 0
        ? [`${countOf(toReview.length)} ${toReview.length === 1 ? 'waits' : 'wait'} for a review by a second person.`]
        : []),
    ],
    action: { label: 'Open what is mine', url: `${publicUrl}/app/home` },
    notes: [switchedOn(publicUrl, 'Weekly Digest')],
  });
}

function sumUp(own: readonly Duty[]): string {
  const late = own.filter(isOverdue).length;
  const soon = own.filter(({ urgency }) => urgency === 'this-week').length;
  return `${countOf(own.length)} of yours ${own.length === 1 ? 'is' : 'are'} open: ${late} overdue, ${soon} due within seven days, ${own.length - late - soon} later or without a day.`;
}

const countOf = (count: number) => (count === 1 ? '1 thing' : `${count} things`);

/** Titles are strangers' words as names are. */
function listed(duties: readonly Duty[]): string[] {
  const lines = duties.slice(0, NAMED).map((duty) => {
    const { dueOn, name } = duty;
    if (dueOn === null) return nameInMail(name);
    return `${nameInMail(name)} (${isOverdue(duty) ? 'was due' : 'due'} ${day.format(new Date(dueOn))})`;
  });
  return duties.length > NAMED ? [...lines, `And ${duties.length - NAMED} more.`] : lines;
}
