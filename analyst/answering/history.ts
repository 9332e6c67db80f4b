import type { HistoryAnswer } from '#analyst/tools/progress.ts';
import { cite, list, paragraphs, plain } from './markdown-text.ts';

/** Who changed what. */
export function renderHistory(answer: HistoryAnswer): string {
  if (answer.changes.length === 0) return `The history shows no such change.${cite(answer.source)}`;
  return paragraphs(
    'The latest changes, newest first (times in UTC):',
    list(
      answer.changes.map((change) => {
        const what = change.title ? `“${plain(change.title)}”` : change.what;
        const fields = change.fields
          .map((field) =>
            'from' in field
              ? `${field.field}: ${plain(String(field.from ?? 'empty'))} → ${plain(String(field.to ?? 'empty'))}`
              : field.field,
          )
          .join(', ');
        return `${change.at}, ${plain(change.by)} ${change.action} ${what}${change.topic ? ` under ${plain(change.topic)}` : ''}${fields ? ` (${fields})` : ''}${change.reason ? `; reason: ${plain(change.reason)}` : ''}${cite(change.source)}`;
      }),
    ),
  );
}
