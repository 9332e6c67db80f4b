import { topicScoreFields } from '#domain/topics/fields.ts';
import type { Told } from './contents.ts';

export const scoreContents: Told = {
  changeOf: 'screening scores',
  fields: topicScoreFields,
  title: () => '',
};
