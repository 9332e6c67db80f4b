import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import { type HistoryWords, text } from './contents.ts';

export const stakeholderContents: HistoryWords = {
  changeOf: 'a stakeholder row',
  fields: stakeholderFields,
  title: (row) =>
    groupName({ stakeholderGroup: text(row.stakeholder_group), customGroupName: text(row.custom_group_name) }),
};
