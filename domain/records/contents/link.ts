import { linkFields } from '#domain/links/fields.ts';
import { type HistoryWords, text } from './contents.ts';

export const linkContents: HistoryWords = {
  changeOf: 'a link between entries',
  fields: linkFields,
  title(row, nameOf) {
    const from = nameOf(text(row.from_component_id)) ?? nameOf(text(row.from_measure_id)) ?? text(row.dependency);
    return `${from} → ${nameOf(text(row.component_id)) ?? ''}`;
  },
};
