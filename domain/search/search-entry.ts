import type { PlaceKind } from '#domain/chat/chat-source.ts';

/** What a text belongs to: a row of the assessment, or the assessment itself. */
export type SearchNoun = Exclude<PlaceKind, 'question'> | 'answer' | 'assessment';

/** A text of an assessment, as it is searched and quoted. */
export interface SearchEntry {
  noun: SearchNoun;
  /** The row's id; for an answer, the text of its question. */
  id: string;
  /** The field's name in the noun's table of fields; for a component also of its measures and links; for topics 'name', for scores from 1 to 10 'justification'. */
  field: string;
  /** The label of the field: 'Justification'. */
  fieldLabel: string;
  /** What people recognize the row by: a component's title, a topic's code and name, a stakeholder group, a question. */
  label: string;
  /** What else the text belongs to, in words: for a component its topic, for a stakeholder the names. '' if there is nothing. */
  under: string;
  text: string;
  /** A path of the application that leads to it. */
  path: string;
}
