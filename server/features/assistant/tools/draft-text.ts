import { z } from 'zod';
import { draftPath } from '#domain/chat/chat-source.ts';
import { chooseDraftFacts } from '#domain/chat/draft-facts.ts';
import {
  DRAFT_FIELDS,
  type DraftFacts,
  type DraftField,
  type DraftPart,
  draftParts,
  joinDraft,
} from '#domain/chat/draft-text.ts';
import type { Component } from '#domain/components/component.ts';
import { byId } from '#domain/found.ts';
import { MAX_LONG_TEXT } from '#domain/limits.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import { cleanDraft } from '../text/clean-draft.ts';
import { topicsNamed } from '../text/find-subjects.ts';
import { answersOf } from './answers.ts';
import { chatTool } from './chat-tool.ts';
import { excerpt, rowsByScore, sourcesOf } from './facts.ts';
import { isNamedBy } from './find.ts';
import type { AssessmentWithResult, ToolContext } from './tool-context.ts';
import { findRows } from './topic.ts';

/** Drafts that one answer can hold. */
const MOST_DRAFTS = 5;
/** A draft text for a component's form. It is stored with the answer and opened by the person; nothing is written to the assessment. */
export const draftTextTool = chatTool({
  description:
    'Drafts a component’s description or justification as a proposal. Nothing is saved: the person opens the draft in the form by the source link, edits it, and saves or discards it. Without "text" it is composed from the facts of the assessment; with "text" your own wording is proposed, in which only figures that a tool returned may stand. Cite the returned source.',
  input: z.object({
    about: z.string().min(1).max(300).describe('The component’s title'),
    field: z.enum(DRAFT_FIELDS).default('justification'),
    text: z.string().min(1).max(MAX_LONG_TEXT).optional().describe('Plain text, no markdown'),
  }),
  async run(context, { about, field, text }) {
    const on = await context.assessment();
    const sources = sourcesOf(on, context.citations);
    const { found, candidates } = findOne(about, on);
    const nothing = { draft: null, field, component: null, existing: '' };
    if (!found) return { ...nothing, state: 'not-found' as const, candidates };
    const component = byId(on.whole.components, found.id);
    const told = { source: sources.component(component), title: component.title };
    if (on.whole.assessment.status !== 'draft') {
      return { ...nothing, state: 'completed' as const, component: told, candidates: [] };
    }
    if (context.citations.proposals.length >= MOST_DRAFTS) {
      return { ...nothing, state: 'too-many' as const, component: told, candidates: [] };
    }
    // What a model wrote is not handed back to it: its figures would then count as returned by a tool.
    const composed = text === undefined ? compose(component, field, on, context) : null;
    const draft = text === undefined ? joinDraft(composed ?? []) : cleanDraft(text, context.citations.figures);
    const label = `${field} of ${component.title}`;
    return {
      state: 'proposed' as const,
      field,
      component: told,
      existing: component[field],
      candidates: [],
      draft: {
        source: context.citations.add('section', label, draftPath(component, field), { field, text: draft }),
        parts: composed === null ? null : composed.map(({ text, sources }) => ({ text, sources })),
      },
    };
  },
});

/** The draft's parts with the sources of each. */
function compose(component: Component, field: DraftField, on: AssessmentWithResult, context: ToolContext) {
  const { facts, sourcesOf } = gatherFacts(component, on, context);
  return draftParts(field, facts).map((part) => ({ ...part, sources: sourcesOf[part.basis] }));
}

/** The one component that the words name; where that is not clear, those that they could mean. */
function findOne(about: string, on: AssessmentWithResult) {
  const named = rowsByScore(on).filter(({ title }) => isNamedBy(about, title));
  const rows = named.length > 0 ? named : findRows(about, on, 4);
  return { found: rows.length === 1 ? rows[0] : undefined, candidates: rows.slice(0, 4).map(({ title }) => title) };
}

interface Gathered {
  facts: DraftFacts;
  sourcesOf: Record<DraftPart['basis'], number[]>;
}

/** The data behind the draft, with the sources of each part. */
function gatherFacts(component: Component, on: AssessmentWithResult, context: ToolContext): Gathered {
  const { whole } = on;
  const sources = sourcesOf(on, context.citations);
  const topic = byId(whole.topics, component.topicId);
  const isOnTopic = (text: string) => topicsNamed(text, whole.topics).some((named) => named.id === topic.id);
  const stated = answersOf(on, context).flatMap(({ question, answer, source }) =>
    typeof answer === 'string' ? { question, text: answer, source } : [],
  );
  const { facts, stakeholders, answers } = chooseDraftFacts(component, whole, isOnTopic, stated);
  const nameOf = (row: (typeof stakeholders)[number]) => {
    const group = groupName(row);
    return `${group}: ${excerpt(row.stakeholderNames.trim() || group, 60)}`;
  };
  return {
    facts,
    sourcesOf: {
      component: [sources.component(component)],
      screening: [sources.screening(topic)],
      views: stakeholders.map((row) => sources.stakeholder(nameOf(row), row.id)),
      answers: [...new Set(answers.map(({ source }) => source))],
    },
  };
}
