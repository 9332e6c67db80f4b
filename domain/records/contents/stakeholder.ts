import { places } from '#domain/chat/places.ts';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import { type Reached, type Told, text } from './contents.ts';

export const stakeholderContents: Told & Reached = {
  fields: stakeholderFields,
  title: (row) =>
    groupName({ stakeholderGroup: text(row.stakeholder_group), customGroupName: text(row.custom_group_name) }),
  place(data, recordId) {
    const group = data.stakeholders.find(({ id }) => id === recordId);
    return group && places.stakeholder(data, group.id);
  },
};
