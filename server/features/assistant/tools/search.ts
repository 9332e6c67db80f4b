import { z } from 'zod';
import { entrySource } from '#domain/search/entry-source.ts';
import { findQuotes } from '#domain/search/find-quotes.ts';
import { listTexts } from '#domain/search/list-texts.ts';
import { chatTool } from './chat-tool.ts';

/** Searches the full text and returns sentences word for word. */
export const searchTool = chatTool({
  description:
    'Sentences of the assessment’s texts (answers, descriptions, justifications, reasons, stakeholders’ views) that answer a question of fact, word for word with their source. Nothing found means that nothing was found in the texts, never that it is not so.',
  input: z.object({
    about: z.string().min(1).max(300).describe('The question, or what the sentences are to be about'),
  }),
  async run(context, { about }) {
    const on = await context.assessment();
    const quotes = findQuotes(about, listTexts(on.whole)).map(({ entry, text, before, after }) => ({
      source: context.citations.cite(entrySource(entry)),
      of: entry.label,
      field: entry.fieldLabel,
      sentence: text,
      ...(before && { before }),
      ...(after && { after }),
    }));
    return quotes.length > 0 ? { quotes } : { quotes, note: 'nothing was found in the texts' };
  },
});
