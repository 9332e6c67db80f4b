import type { Block, Part } from '#analyst/blocks/answer.ts';
import { blocks, named, offers, rests, sentence, strong } from '#analyst/blocks/say.ts';
import { componentSource, rowSource, screeningSource, stakeholderSource } from '#analyst/blocks/sources.ts';
import { draftPath } from '#domain/chat/chat-source.ts';
import { chooseDraftFacts } from '#domain/chat/draft-facts.ts';
import { type DraftField, type DraftPart, draftParts, joinDraft } from '#domain/chat/draft-text.ts';
import type { Component } from '#domain/components/component.ts';
import { allTexts } from '#domain/components/component-texts.ts';
import { byId } from '#domain/found.ts';
import type { QueryData } from '#domain/query/fields/noun.ts';
import { everything } from '#domain/query/query.ts';
import { askedSubject } from '#domain/search/asked-words.ts';
import { speaksOf } from '#domain/words/topics-spoken-of.ts';
import type { Kind, KindAnswer, KindInput } from './kind.ts';
import { wholeRows } from './query-rows.ts';
import { rankTexts } from './rank-texts.ts';
import { CANNOT_WRITE } from './standing.ts';

const MOST_CANDIDATES = 4;
/** A text for one component's form, made of what the assessment states. It opens there unsaved; nothing is written. */
export const draftKind: Kind = {
  id: 'draft',
  offer: 'Draft a justification',
  answer({ question, subjects, data }: KindInput) {
    const field: DraftField = /\bdescri/i.test(question) ? 'description' : 'justification';
    const components = subjects.filter(({ noun }) => noun === 'component');
    const [best, second] = components;
    if (!best) return offerUnder(question, subjects, field, data) ?? { queries: [], blocks: CANNOT_WRITE };
    if (second && second.fit > best.fit * SURE) {
      return {
        queries: [],
        blocks: whichOne(
          components.map(({ label }) => label),
          field,
        ),
      };
    }
    return { queries: [], blocks: propose(byId(data.current.components, best.id), field, data) };
  },
};

/** Which of a topic's components is meant, or of all; null where there is none. */
function offerUnder(
  question: string,
  subjects: KindInput['subjects'],
  field: DraftField,
  { current }: QueryData,
): KindAnswer | null {
  const topics = new Set(subjects.filter(({ noun }) => noun === 'topic').map(({ id }) => id));
  const words = question.replace(DRAFTING, ' ');
  if (topics.size === 0 && askedSubject(words) !== '') {
    const worded = current.components.map((component) => ({ ...component, text: allTexts(component) }));
    const spokenOf = rankTexts(words, worded).filter(({ fit }) => fit >= SPOKEN_OF);
    // Words that name nothing here are no leave to draft anything.
    return spokenOf.length === 0
      ? null
      : {
          queries: [],
          blocks: whichOne(
            spokenOf.map(({ thing }) => thing.title),
            field,
          ),
        };
  }
  const under = current.components.filter(({ topicId }) => topics.size === 0 || topics.has(topicId));
  // Those that lack the text first.
  const titles = under.toSorted((one, other) => one[field].length - other[field].length).map(({ title }) => title);
  return titles.length === 0 ? null : { queries: [], blocks: whichOne(titles, field) };
}

const whichOne = (titles: readonly string[], field: DraftField) =>
  blocks(
    sentence('Which component do you mean?'),
    offers(...titles.slice(0, MOST_CANDIDATES).map((title) => `Draft a ${field} for "${title}"`)),
  );

/** So much of the words must be spoken of. */
const SPOKEN_OF = 0.3;
const DRAFTING =
  /\b(draft|write|suggest|propose|compose|formulate|new|better|short|text|justifications?|descriptions?|rationales?)\b/gi;

/** A second one that fits nearly as well makes it unsure which is meant. */
const SURE = 0.9;

function propose(component: Component, field: DraftField, data: QueryData): Block[] {
  const { current } = data;
  const name: Part[] = named(componentSource(current, component));
  if (current.assessment.status !== 'draft') {
    return [
      sentence(`The assessment is completed, so the ${field} of `, ...name, ' cannot be changed. Reopen it first.'),
    ];
  }
  const { facts, lineOf } = gatherFacts(component, data);
  const parts = draftParts(field, facts);
  const source = {
    kind: 'section' as const,
    label: `${field} of ${component.title}`,
    path: draftPath(component, field),
    proposal: { field, text: joinDraft(parts) },
  };
  return blocks(
    sentence(
      'A ',
      strong('proposal'),
      ` for the ${field} of `,
      ...name,
      ', made of what the assessment states and nothing else:',
    ),
    parts.map(({ text, basis }): Block => ({ is: 'quote', text, from: lineOf[basis] })),
    sentence(
      rests(source),
      ' Nothing is saved until you save it there.',
      component[field].trim() !== '' && ` The present ${field} stays above it.`,
    ),
  );
}

/** What the draft rests on, and the lines that cite it. */
function gatherFacts(component: Component, data: QueryData) {
  const { current } = data;
  const topic = byId(current.topics, component.topicId);
  const stated = wholeRows(everything('answer'), data).map((row) => ({
    source: rowSource({ noun: 'answer', ...row }),
    question: row.label,
    text: String(row.value('answer') ?? ''),
  }));
  const isOnTopic = (text: string) => speaksOf(text, topic);
  const { facts, stakeholders, answers } = chooseDraftFacts(component, current, isOnTopic, stated);
  const lineOf: Record<DraftPart['basis'], Part[]> = {
    component: ['Scores and details', rests(componentSource(current, component))],
    screening: ['Screening', rests(screeningSource(current, topic))],
    views: ['Stakeholders', ...stakeholders.map((row) => rests(stakeholderSource(current, row)))],
    answers: ['Answers', ...answers.map(({ source }) => rests(source))],
  };
  return { facts, lineOf };
}
