import { frozenResultPath } from '#domain/chat/chat-source.ts';
import type { NoticeKind } from '#domain/people/notification-preferences.ts';
import { stepNames } from '#domain/sign-off/words.ts';
import type { DueSignature } from '#server/features/assurance/sign-off/due-queries.ts';
import { composeMail, type LinkedNote } from '#server/platform/mail/compose-mail.ts';
import { nameInMail } from '#server/platform/mail/name-in-mail.ts';
import { nameOfYear } from './name-of-year.ts';
import { switchedOn } from './switched-on.ts';

export type GivenWorkKind = Extract<NoticeKind, 'assignments' | 'reviewRequests' | 'signatures'>;

/** A record that was given to a person, as an email lists it. */
export interface GivenInMail {
  name: string;
  /** Where it is done or reviewed, as a path of the application. */
  path: string;
  /** ISO date. */
  dueOn: string | null;
  /** Who gave it, if that is known. */
  by: string | null;
  /** The assessment that it belongs to, if the company is working on several. */
  assessment: { name: string; financialYearStart: string } | null;
}

interface GivenWorkInMail {
  name: string;
  companyName: string;
  owned: readonly GivenInMail[];
  toReview: readonly GivenInMail[];
  toSign: readonly Omit<DueSignature, 'occasion'>[];
}

/** How many records of each kind an email names; it only counts the others. */
const NAMED = 8;

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** To a person who has become the owner of something, is asked for a review, or may sign. */
export function givenWorkMail(publicUrl: string, given: GivenWorkInMail): ReturnType<typeof composeMail> {
  const { name, owned, toReview, toSign } = given;
  const company = nameInMail(given.companyName);
  const within = `in the double materiality assessment of ${company}`;
  const [only, ...others] = [
    ...[...owned, ...toReview].map(({ path }) => path),
    ...toSign.map(({ assessmentId }) => frozenResultPath(assessmentId)),
  ];
  const isOne = only !== undefined && others.length === 0;
  // A single item has the button for its link.
  const list = (records: readonly GivenInMail[]) => listed(records, isOne ? null : publicUrl);
  const switches = [
    ...(owned.length > 0 ? ['Assignments'] : []),
    ...(toReview.length > 0 ? ['Review Requests'] : []),
    ...(toSign.length > 0 ? ['Signatures'] : []),
  ];
  return composeMail({
    subject: `${subjectOf(given)}: ${company}`,
    heading: subjectOf(given),
    greeted: nameInMail(name),
    paragraphs: [
      ...(owned.length > 0
        ? [`${givers(owned)} made you the owner of ${count(owned)} ${within}:`, ...list(owned)]
        : []),
      ...(toReview.length > 0
        ? [`${givers(toReview)} asked you to review ${count(toReview)} ${within}:`, ...list(toReview)]
        : []),
      ...toSign.flatMap(({ step, assessmentId, assessmentName, completedAt, people }): (string | LinkedNote)[] => {
        const completed = completedAt ? `, completed on ${day.format(completedAt)},` : '';
        const others = people.length > 1 ? ' Others can sign it too. Only one of you needs to.' : '';
        const said = `“${nameInMail(assessmentName)}” of ${company}${completed} is waiting for the “${stepNames[step]}” signature. You can record it.${others}`;
        return isOne ? [said] : [said, { text: 'Open sign-off', url: `${publicUrl}${frozenResultPath(assessmentId)}` }];
      }),
    ],
    action: isOne
      ? { label: toSign.length > 0 ? 'Open sign-off' : 'Open item', url: `${publicUrl}${only}` }
      : { label: 'Open Home', url: `${publicUrl}/app/home` },
    notes: [switchedOn(publicUrl, ...switches)],
  });
}

function subjectOf({ owned, toReview, toSign }: GivenWorkInMail): string {
  const all = owned.length + toReview.length + toSign.length;
  const [owns, reviews, signs] = [owned[0], toReview[0], toSign[0]];
  if (owns && owned.length === all)
    return all === 1 ? `“${nameInMail(owns.name)}” was assigned to you` : `${all} items were assigned to you`;
  if (reviews && toReview.length === all) {
    return all === 1 ? `Review “${nameInMail(reviews.name)}”` : `Review ${all} items`;
  }
  if (signs && toSign.length === all) {
    return all === 1 ? `The “${stepNames[signs.step]}” signature is due` : `${all} signatures are due`;
  }
  return `${all} new items for you`;
}

const count = (records: readonly GivenInMail[]) =>
  records.length === 1 ? 'this item' : `these ${records.length} items`;

/** One or two people by name. */
function givers(records: readonly GivenInMail[]): string {
  const names = [...new Set(records.map(({ by }) => (by === null ? 'A colleague' : nameInMail(by))))];
  return names.length > 2 ? 'Colleagues' : names.join(' and ');
}

/** Titles are cleaned like names: other people wrote them. Each links to its record, if an address is given. */
function listed(records: readonly GivenInMail[], publicUrl: string | null): (string | LinkedNote)[] {
  const lines = records.slice(0, NAMED).map(({ name, path, dueOn, assessment }) => {
    const facts = [
      ...(dueOn === null ? [] : [`due ${day.format(new Date(dueOn))}`]),
      ...(assessment ? [nameOfYear(assessment)] : []),
    ];
    const text = facts.length === 0 ? nameInMail(name) : `${nameInMail(name)} (${facts.join('; ')})`;
    return publicUrl === null ? text : { text, url: `${publicUrl}${path}` };
  });
  return records.length > NAMED ? [...lines, `And ${records.length - NAMED} more.`] : lines;
}
