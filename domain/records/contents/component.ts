import { places } from '#domain/chat/places.ts';
import { componentFields } from '#domain/components/fields.ts';
import { type Reached, type Told, text } from './contents.ts';

export const componentContents: Told & Reached = {
  fields: componentFields,
  title: (row) => text(row.title),
  place(data, recordId) {
    const component = data.components.find(({ id }) => id === recordId);
    return component && places.component(data, component);
  },
};
