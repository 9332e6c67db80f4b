import { z } from 'zod';
import { DRAFT_FIELDS, joinDraft } from '#domain/chat/draft-text.ts';
import { componentSource, draftSource } from '#domain/chat/sources.ts';
import { byId } from '#domain/found.ts';
import { MAX_LONG_TEXT } from '#domain/limits.ts';
import { composeDraft } from '#domain/search/compose-draft.ts';
import { cleanDraft } from '../text/clean-draft.ts';
import { chatTool } from './chat-tool.ts';
import { rowsByScore } from './facts.ts';
import { isNamedBy } from './find.ts';
import type { AssessmentWithResult } from './tool-context.ts';
import { findRows } from './topic.ts';

/** The maximum number of drafts in one answer. */
const MOST_DRAFTS = 5;
/** Drafts a text for a component's form. It is stored with the answer, and the person opens it; nothing is written to the assessment. */
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
    const { found, candidates } = findOne(about, on);
    const nothing = { draft: null, field, component: null, existing: '' };
    if (!found) return { ...nothing, state: 'not-found' as const, candidates };
    const component = byId(on.whole.components, found.id);
    const { citations } = context;
    const told = { source: citations.cite(componentSource(on.whole, component)), title: component.title };
    if (on.whole.assessment.status !== 'draft') {
      return { ...nothing, state: 'completed' as const, component: told, candidates: [] };
    }
    if (citations.proposals.length >= MOST_DRAFTS) {
      return { ...nothing, state: 'too-many' as const, component: told, candidates: [] };
    }
    // What a model wrote is not handed back to it: its figures would then count as returned by a tool.
    const composed = text === undefined ? composeDraft(component, field, on.whole) : null;
    const draft = text === undefined ? joinDraft(composed ?? []) : cleanDraft(text, citations.figures);
    return {
      state: 'proposed' as const,
      field,
      component: told,
      existing: component[field],
      candidates: [],
      draft: {
        source: citations.cite(draftSource(component, field, draft)),
        parts: composed?.map(({ text, sources }) => ({ text, sources: sources.map(citations.cite) })) ?? null,
      },
    };
  },
});

/** The one component that the words name; if that is not clear, all those that they could mean. */
function findOne(about: string, on: AssessmentWithResult) {
  const named = rowsByScore(on).filter(({ title }) => isNamedBy(about, title));
  const rows = named.length > 0 ? named : findRows(about, on, 4);
  return { found: rows.length === 1 ? rows[0] : undefined, candidates: rows.slice(0, 4).map(({ title }) => title) };
}
