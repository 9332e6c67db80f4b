import { type Fields, line, longText } from '#domain/fields/kinds.ts';
import { MAX_TITLE } from '#domain/limits.ts';
import { CATEGORIES, type Category, STANDARD_CODES } from '#domain/reference/catalogue-topic.ts';
import { isOwnTopic, ownTopicNumber, ownTopicPlace } from './own-code.ts';

/**
 * The fields of a topic that a company adds: a matter of its own (ESRS 1 (2023) §11, AR 1; (2026) AR 2), or a more detailed one under a
 * listed topic.
 */
export const ownTopicFields = {
  name: line({ label: 'Name', max: MAX_TITLE, required: 'topic-name-required' }),
  description: longText({ label: 'What it is about' }),
} as const satisfies Fields;

const categoryOf = (place: string): Category | undefined =>
  CATEGORIES.find((category) => category.startsWith(place.charAt(0)));

/** Whether a topic can be added there: under a category, a standard, or a topic that is not a company's own. */
function isPlace(place: string, topics: readonly { code: string }[]): boolean {
  const isHeading = CATEGORIES.some(([letter]) => letter === place) || STANDARD_CODES.some((code) => code === place);
  return isHeading || topics.some((topic) => topic.code === place && !isOwnTopic(topic));
}

interface PlacedTopic {
  code: string;
  category: Category;
  /** Topics with the same position are sorted by their codes. */
  position: number;
}

/** The code, category and position of a topic added at a place; undefined if there is no such place. */
export function placeOwnTopic(
  place: string,
  topics: readonly { code: string; position: number }[],
): PlacedTopic | undefined {
  const category = categoryOf(place);
  if (category === undefined || !isPlace(place, topics)) return undefined;
  const numbers = topics.map(({ code }) => (ownTopicPlace(code) === place ? ownTopicNumber(code) : 0));
  const isUnder = (code: string) => place.length === 1 || code === place || /[.-]/.test(code.charAt(place.length));
  const under = topics.filter(({ code }) => code.startsWith(place) && isUnder(code));
  return {
    code: `${place}-own-${Math.max(0, ...numbers) + 1}`,
    category,
    position: Math.max(0, ...(under.length > 0 ? under : topics).map(({ position }) => position)),
  };
}

/** Whether the names of two topics are so similar that they could be confused. */
export const isSameTopicName = (first: string, second: string): boolean => plain(first) === plain(second);
const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();
