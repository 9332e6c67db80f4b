import type { Duty } from '#domain/duties/list-duties.ts';
import { composeMail } from '#server/platform/mail/compose-mail.ts';
import { nameInMail } from '#server/platform/mail/name-in-mail.ts';
import { nameOfYear } from './name-of-year.ts';
import { switchedOn } from './switched-on.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** How many records an email names; it only counts the others. */
const NAMED = 8;

interface About {
  name: string;
  companyName: string;
}

/** A duty as it is listed in an email. */
export interface MailedDuty extends Duty {
  /** The assessment that it belongs to, if the company is working on several. */
  assessment: { name: string; financialYearStart: string } | null;
}

const isOverdue = ({ urgency }: Duty) => urgency === 'overdue';

/** For a person with work that is due soon or overdue. */
export function dueMail(publicUrl: string, { name, companyName, duties }: About & { duties: readonly MailedDuty[] }) {
  const company = nameInMail(companyName);
  const late = duties.filter(isOverdue).length;
  const said = late === duties.length ? 'overdue' : late === 0 ? 'due soon' : 'overdue or due soon';
  const matter = `${countOf(duties.length)} assigned to you ${duties.length === 1 ? 'is' : 'are'} ${said}`;
  return composeMail({
    subject: `${matter}: ${company}`,
    heading: matter,
    greeted: nameInMail(name),
    paragraphs: [
      `These items in the double materiality assessment of ${company} are assigned to you and not done yet:`,
      ...listed(duties),
      ...wayToOthers(duties),
    ],
    action: { label: 'Open your items', url: `${publicUrl}/app/home` },
    notes: [switchedOn(publicUrl, 'Due Dates')],
  });
}

/** To a person who has open work, once a week. */
export function digestMail(
  publicUrl: string,
  { name, companyName, own, toReview }: About & { own: readonly MailedDuty[]; toReview: readonly MailedDuty[] },
) {
  const company = nameInMail(companyName);
  return composeMail({
    subject: `Your week: ${company}’s double materiality assessment`,
    heading: 'Your week',
    greeted: nameInMail(name),
    paragraphs: [
      ...(own.length > 0 ? [sumUp(own), ...listed(own)] : ['You have finished everything assigned to you.']),
      ...(toReview.length > 0 ? [sayToReview(toReview)] : []),
      ...wayToOthers([...own, ...toReview]),
    ],
    action: { label: 'Open your items', url: `${publicUrl}/app/home` },
    notes: [switchedOn(publicUrl, 'Weekly Digest')],
  });
}

function sumUp(own: readonly MailedDuty[]): string {
  const late = own.filter(isOverdue).length;
  const soon = own.filter(({ urgency }) => urgency === 'this-week').length;
  const parts = [
    { count: late, said: 'overdue' },
    { count: soon, said: 'due within seven days' },
    { count: own.length - late - soon, said: 'due later or without a due date' },
  ].filter(({ count }) => count > 0);
  const open = `${countOf(own.length)} assigned to you ${own.length === 1 ? 'is' : 'are'} open${across(own)}`;
  if (parts.length > 1) return `${open}: ${parts.map(({ count, said }) => `${count} ${said}`).join(', ')}.`;
  const only = parts[0]?.said ?? '';
  return own.length === 1 ? `${open}: ${only}.` : `${open}, all ${only}.`;
}

/** Items that are counted but not listed name their assessment. */
function sayToReview(duties: readonly MailedDuty[]): string {
  const waiting = `${countOf(duties.length)} ${duties.length === 1 ? 'is' : 'are'} waiting for your review`;
  const [only, ...others] = assessmentsOf(duties);
  return only !== undefined && others.length === 0 ? `${waiting} in ${only}.` : `${waiting}${across(duties)}.`;
}

const countOf = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/** Titles are cleaned like names: other people wrote them. */
function listed(duties: readonly MailedDuty[]): string[] {
  const lines = duties.slice(0, NAMED).map((duty) => {
    const { dueOn, name, assessment } = duty;
    const facts = [
      ...(dueOn === null ? [] : [`${isOverdue(duty) ? 'was due' : 'due'} ${day.format(new Date(dueOn))}`]),
      ...(assessment ? [nameOfYear(assessment)] : []),
    ];
    return facts.length === 0 ? nameInMail(name) : `${nameInMail(name)} (${facts.join('; ')})`;
  });
  return duties.length > NAMED ? [...lines, `And ${duties.length - NAMED} more.`] : lines;
}

const assessmentsOf = (duties: readonly MailedDuty[]) => [
  ...new Set(duties.flatMap(({ assessment }) => (assessment ? [nameOfYear(assessment)] : []))),
];

function across(duties: readonly MailedDuty[]): string {
  const { length } = assessmentsOf(duties);
  return length > 1 ? ` in ${length} assessments` : '';
}

/** The home screen counts only the duties of one assessment. */
const wayToOthers = (duties: readonly MailedDuty[]) =>
  assessmentsOf(duties).length > 0
    ? [
        'The Home page shows one assessment at a time. To see your items in another one, switch to it in the questionnaire.',
      ]
    : [];
