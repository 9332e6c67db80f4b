import { places } from '#domain/chat/places.ts';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';
import type { Reached } from './contents.ts';

export const sectionContents: Reached = {
  place(data, recordId) {
    const section = questionnaire.find(({ name }) => name === recordId);
    return section && places.section(data, section.name);
  },
};
