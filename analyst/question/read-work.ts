import { DEPARTMENT } from '#domain/components/fields.ts';
import { type Condition, everything, type Query } from '#domain/query/query.ts';
import { hasField } from './noun-asked.ts';
import type { ReadQuestion } from './read-question.ts';
import type { Subject } from './subjects.ts';

const RESPONSIBLE =
  /\b(?:responsible|responsibilit(?:y|ies)|in charge|accountable|assigned|unassigned|assignees?|ownerless)\b|\b(?:without|no|has an?|have an?|whose) owners?\b/i;
const NOBODY =
  /\b(?:nobody|no ?one|none|not|unassigned|ownerless|without|lacks?|missing|isn['’]t|aren['’]t)\b|\bno (?:owners?|responsible)\b/i;
/** The business area of an entry is no person. */
const DEPARTMENTS = /\b(?:departments?|business areas?|divisions?|units?)\b/i;
const MINE = /\b(?:i|me|my|mine|myself)\b/i;
const SAID_OTHERWISE =
  /\b(?:in (?:the|our) company|auditors?|law|legally|statement|esrs|measures?|evidence|documents?|stakeholders?)\b/i;

const where = (...conditions: Condition[]): readonly Condition[] => conditions;

/**
 * The query of a question for who is responsible for the entries: who has which, which have nobody, which are one's own. Null for any
 * other question.
 */
export function readWork({ query, corrected, strange }: ReadQuestion, subjects: readonly Subject[]): Query | null {
  if (!RESPONSIBLE.test(corrected) || SAID_OTHERWISE.test(corrected)) return null;
  // A department's responsibility is recorded in the entry itself.
  if (query?.where.some(({ field }) => field === DEPARTMENT)) return null;
  const [subject] = subjects.filter(({ noun, fit }) => noun === 'component' && fit >= NAMED);
  const isOfRows = (query?.noun === 'component' || query?.noun === 'topic') && query.comparedWith === null;
  const narrowed = isOfRows ? query.where : [];
  // A condition that entries do not have must not be dropped.
  if (DEPARTMENTS.test(corrected) || narrowed.some(({ field }) => !hasField('component', field))) return null;
  const [name] = strange.filter((word) => /^\p{Lu}/u.test(word));
  const isNobody = NOBODY.test(corrected);
  const asked = isNobody
    ? where({ field: 'owner', is: 'missing' })
    : MINE.test(corrected)
      ? where({ field: 'mine', is: 'equal', value: true })
      : name !== undefined
        ? where({ field: 'owner', is: 'contains', text: name })
        : subject
          ? where()
          : where({ field: 'owner', is: 'missing', not: true });
  const of = subject && !isNobody ? where({ field: 'title', is: 'equal', value: subject.label }) : narrowed;
  return {
    ...everything('component'),
    where: [...of, ...asked],
    // The business area that an entry names is responsible as well.
    sort: isNobody ? [] : (['owner', DEPARTMENT] as const).map((field) => ({ field, order: 'lowest' })),
  };
}

/** From this fit on, an entry is named. */
const NAMED = 0.34;
