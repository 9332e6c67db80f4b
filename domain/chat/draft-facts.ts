import type { Component } from '#domain/components/component.ts';
import { byId } from '#domain/found.ts';
import { traceOf } from '#domain/horizon-scores/horizon-score.ts';
import { bothScoresOf } from '#domain/measures/basis.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { ourScales } from '#domain/scales/our-scales.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import type { Stakeholder } from '#domain/stakeholders/stakeholder.ts';
import { stem, subjectStems } from '#domain/words/stems.ts';
import type { DraftFacts } from './draft-text.ts';

/** The maximum number of quotations from other places. */
const MOST_VIEWS = 3;
const MOST_ANSWERS = 3;
/** Words that companies use in every context. */
const COMMON_WORDS = new Set(
  'product service company business work worker people material supply supplier chain operation market price cost'
    .split(' ')
    .map(stem),
);

/** What the company wrote about itself in answer to a question. */
interface StatedFact {
  question: string;
  text: string;
}

/** The facts for a draft, with the rows that quotations come from. */
export interface ChosenFacts<Said extends StatedFact> {
  facts: DraftFacts;
  stakeholders: Stakeholder[];
  answers: Said[];
}

/**
 * Chooses everything that the assessment states about a component and, with lower priority, about its topic.
 * @param isOnTopic whether a sentence concerns the component's topic
 * @param stated what the company wrote about itself, with any data that the caller needs back
 */
export function chooseDraftFacts<Said extends StatedFact>(
  component: Component,
  data: AssessmentData,
  isOnTopic: (sentence: string) => boolean,
  stated: readonly Said[],
): ChosenFacts<Said> {
  const { assessment, topics, scores, stakeholders, scales = ourScales } = data;
  const topic = byId(topics, component.topicId);
  const { horizons } = bothScoresOf(data)(component);
  const views = stakeholders
    .map((row) => ({
      row,
      who: row.stakeholderNames.trim() || groupName(row),
      text: sentencesOf(row.relevantTopicsViews).filter(isOnTopic).join(' '),
    }))
    .filter(({ text }) => text !== '')
    .toSorted((one, other) => Number(other.row.isKeyStakeholder) - Number(one.row.isKeyStakeholder))
    .slice(0, MOST_VIEWS);
  // The company's own texts cover many topics: only sentences that share a specific word with the title are relevant.
  const particular = new Set(
    subjectStems(component.title).filter((word) => word.length > 3 && !COMMON_WORDS.has(word)),
  );
  const answers = stated
    .flatMap((one) => sentencesOf(one.text).map((text) => ({ ...one, text })))
    .filter(({ text }) => isOnTopic(text) && subjectStems(text).some((word) => particular.has(word)))
    .slice(0, MOST_ANSWERS);
  const screening = scores.find((row) => row.topicId === topic.id) ?? null;
  return {
    facts: {
      ...{ component, topic, thresholds: assessment.thresholds, screening, views, answers, scales },
      ...(horizons && { horizons: traceOf(horizons) }),
    },
    stakeholders: views.map(({ row }) => row),
    answers,
  };
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => sentence.trim() !== '');
