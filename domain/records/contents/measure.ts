import { places } from '#domain/chat/places.ts';
import { measureFields } from '#domain/measures/fields.ts';
import { type Reached, type Told, text } from './contents.ts';

export const measureContents: Told & Reached = {
  fields: measureFields,
  title: (row) => text(row.title),
  place(data, recordId) {
    const measure = data.measures?.find(({ id }) => id === recordId);
    const component = data.components.find(({ id }) => id === measure?.componentId);
    return measure && component && places.measure(data, component, measure);
  },
};
