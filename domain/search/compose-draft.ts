import type { Source } from '#domain/chat/chat-source.ts';
import { chooseDraftFacts } from '#domain/chat/draft-facts.ts';
import { type DraftField, type DraftPart, draftParts } from '#domain/chat/draft-text.ts';
import { componentSource, screeningSource, stakeholderSource } from '#domain/chat/sources.ts';
import type { Component } from '#domain/components/component.ts';
import { byId } from '#domain/found.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { speaksOf } from '#domain/words/topics-spoken-of.ts';
import { entrySource } from './entry-source.ts';
import { listTexts } from './list-texts.ts';

/** A part of a draft with its sources. */
export interface ComposedPart extends DraftPart {
  sources: readonly Source[];
}

/** Drafts a text for a component's form, only from what the assessment states; for the analyst and the tools of a model. */
export function composeDraft(component: Component, field: DraftField, data: AssessmentData): ComposedPart[] {
  const topic = byId(data.topics, component.topicId);
  const stated = listTexts(data)
    .filter(({ noun }) => noun === 'answer')
    .map((entry) => ({ question: entry.label, text: entry.text, source: entrySource(entry) }));
  const isOnTopic = (text: string) => speaksOf(text, topic);
  const { facts, stakeholders, answers } = chooseDraftFacts(component, data, isOnTopic, stated);
  const sourcesOf: Readonly<Record<DraftPart['basis'], readonly Source[]>> = {
    component: [componentSource(data, component)],
    screening: [screeningSource(data, topic)],
    views: stakeholders.map((row) => stakeholderSource(data, row)),
    answers: [...new Map(answers.map(({ source }) => [source.path, source])).values()],
  };
  return draftParts(field, facts).map((part) => ({ ...part, sources: sourcesOf[part.basis] }));
}
