import { record } from './record.ts';

/** Whether a topic is relevant; stored only if it was set. */
export const selection = record({
  noun: 'selection',
  table: 'assessment_topic_selections',
  below: 'topic',
  label: 'Topic selection',
  frozenBy: ['topic_id'],
  carries: ['history'],
  goesAlong: ['contents', 'copy', 'undo', 'freeze', 'as-of', 'seal'],
  importedAs: 'selection',
});
