import type { DraftAnswer } from '#analyst/tools/components.ts';
import { ask, cite, list, named, paragraphs, plain } from './markdown-text.ts';

/** A drafted text with the way into its form; null where no component was named that a text could be drafted for. */
export function renderDraft(answer: DraftAnswer): string | null {
  const { field, component, draft, existing, candidates, state } = answer;
  if (state === 'not-found') {
    if (candidates.length === 0) return null;
    const offered = candidates.map((title) => ask(`Draft a ${field} for "${title.replace(/["[\]]/g, '')}"`));
    return paragraphs('Which component do you mean?', list(offered));
  }
  if (!component) return null;
  const name = named(component.title, component.source);
  if (state === 'completed') {
    return `The assessment is completed, so the ${field} of ${name} cannot be changed. Reopen it first.`;
  }
  if (!draft?.parts) return null;
  return paragraphs(
    `A **proposal** for the ${field} of ${name}, made of what the assessment states and nothing else:`,
    draft.parts.map(({ text, sources }) => `> ${plain(text)}${sources.map(cite).join('')}`).join('\n>\n'),
    `${cite(draft.source).trim()} Nothing is saved until you save it there.${existing.trim() === '' ? '' : ` The present ${field} stays above it.`}`,
  );
}
