import type { KindInput } from '#analyst/kinds/kind.ts';
import type { Meaning } from '#analyst/question/meaning.ts';
import { byId } from '#domain/found.ts';
import { rankComponents, rankTexts } from '#domain/search/rank-texts.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import type { AskInput } from './ask.ts';

/** From this fit on, words may mean an entry, a topic or a group. */
const PERHAPS = 0.3;
const MOST_THINGS = 3;

/** The entries, topics and stakeholder groups that a question names, by their names or by the words of their texts. */
export function thingsNamed(
  { subjects, data: { current } }: KindInput,
  means: readonly Meaning[],
  rest: readonly string[],
): Pick<AskInput, 'things' | 'topics' | 'groups'> {
  const words = rest.join(' ');
  const spoken = rankComponents(words, current.components).filter(({ fit }) => fit >= PERHAPS);
  const named = subjects.filter(({ noun, fit }) => noun !== 'stakeholder' && fit >= PERHAPS);
  const things = [...named.map(({ label }) => label), ...spoken.map(({ thing }) => thing.title)];
  const codes = means.flatMap((meaning) => (meaning.is === 'topics' ? meaning.codes : []));
  const called = current.topics.filter(({ code }) => codes.includes(code)).map(({ code, name }) => `${code} ${name}`);
  const ofThings = things.flatMap((label) => {
    const entry = current.components.find(({ title }) => title === label);
    return entry ? byId(current.topics, entry.topicId).code : (label.split(' ')[0] ?? []);
  });
  const groups = rankTexts(
    words,
    current.stakeholders.map((each) => ({
      title: `${groupName(each)} ${each.stakeholderNames}`,
      text: each.relevantTopicsViews,
      group: each.stakeholderGroup,
    })),
  ).filter(({ fit }) => fit >= PERHAPS);
  return {
    things: [...new Set([...things, ...(things.length === 0 ? called : [])])].slice(0, MOST_THINGS),
    topics: [...new Set(codes.length > 0 ? codes : ofThings.slice(0, 1))],
    groups: [...new Set(groups.map(({ thing }) => thing.group))],
  };
}
