import type { Block, Part } from '#analyst/blocks/answer.ts';
import { blocks, named, offers, rests, sentence, strong } from '#analyst/blocks/say.ts';
import type { Subject } from '#analyst/question/subjects.ts';
import { type DraftField, type DraftPart, joinDraft } from '#domain/chat/draft-text.ts';
import { componentSource, draftSource } from '#domain/chat/sources.ts';
import type { Component } from '#domain/components/component.ts';
import { byId } from '#domain/found.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { askedSubject } from '#domain/search/asked-words.ts';
import { composeDraft } from '#domain/search/compose-draft.ts';
import { rankComponents } from '#domain/search/rank-texts.ts';
import type { Kind } from './kind.ts';
import { CANNOT_WRITE } from './standing.ts';

const MOST_CANDIDATES = 4;
/** If a second entry fits almost as well, it is unclear which one is meant. */
const SURE = 0.9;

/** Drafts a text for one component's form from what the assessment states. It opens there unsaved; nothing is written. */
export const draftKind: Kind = {
  id: 'draft',
  offer: 'Draft a justification',
  answer({ question, subjects, data: { current } }) {
    const field: DraftField = /\bdescri/i.test(question) ? 'description' : 'justification';
    const components = subjects.filter(({ noun }) => noun === 'component');
    const [best, second] = components;
    if (best && (second?.fit ?? 0) <= best.fit * SURE)
      return { blocks: propose(byId(current.components, best.id), field, current) };
    const titles = best ? components.map(({ label }) => label) : titlesMeant(question, subjects, field, current);
    return { blocks: titles.length > 0 ? whichOne(titles, field) : CANNOT_WRITE };
  },
};

/**
 * The components that the question could mean if it names none: those that it describes, those of a topic, or all, with those that lack
 * the text first.
 */
function titlesMeant(
  question: string,
  subjects: readonly Subject[],
  field: DraftField,
  { components }: AssessmentData,
): string[] {
  const topics = subjects.filter(({ noun }) => noun === 'topic').map(({ id }) => id);
  const words = question.replace(DRAFTING, ' ');
  // A subject that matches nothing must not lead to an offer of every component.
  if (topics.length === 0 && askedSubject(words) !== '')
    return rankComponents(words, components).flatMap(({ thing, fit }) => (fit >= SPOKEN_OF ? thing.title : []));
  return components
    .filter(({ topicId }) => topics.length === 0 || topics.includes(topicId))
    .toSorted((one, other) => one[field].length - other[field].length)
    .map(({ title }) => title);
}

/** At least this share of the words must describe the entry. */
const SPOKEN_OF = 0.3;
const DRAFTING =
  /\b(draft|write|suggest|propose|compose|formulate|new|better|short|text|justifications?|descriptions?|rationales?)\b/gi;

const whichOne = (titles: readonly string[], field: DraftField) =>
  blocks(
    sentence('Which impact, risk or opportunity do you mean?'),
    offers(...titles.slice(0, MOST_CANDIDATES).map((title) => `Draft a ${field} for "${title}"`)),
  );

const BASIS: Readonly<Record<DraftPart['basis'], string>> = {
  component: 'Scores and details',
  screening: 'Screening',
  views: 'Stakeholders',
  answers: 'Answers',
};

function propose(component: Component, field: DraftField, current: AssessmentData): Block[] {
  const name: Part[] = named(componentSource(current, component));
  if (current.assessment.status !== 'draft')
    return [
      sentence(`The assessment is completed, so the ${field} of `, ...name, ' cannot be changed. Reopen it first.'),
    ];
  const parts = composeDraft(component, field, current);
  return blocks(
    sentence('A ', strong('proposal'), ` for the ${field} of `, ...name, ', based only on what the assessment says:'),
    parts.map(
      ({ text, basis, sources }): Block => ({ is: 'quote', text, from: [BASIS[basis], ...sources.map(rests)] }),
    ),
    sentence(
      rests(draftSource(component, field, joinDraft(parts))),
      ' Nothing is saved until you save it there.',
      component[field].trim() !== '' && ` The current ${field} stays above it.`,
    ),
  );
}
