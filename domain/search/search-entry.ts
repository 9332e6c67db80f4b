import type { PlaceKind } from '#domain/chat/chat-source.ts';

/** What a text belongs to: a row of the assessment, or the assessment itself. */
export type SearchNoun = Exclude<PlaceKind, 'question'> | 'answer' | 'assessment';

/** A text of an assessment, as it is searched and quoted. */
export interface SearchEntry {
  noun: SearchNoun;
  /** The row's id; of an answer the text of its question. */
  id: string;
  /** The field's name in the noun's table of fields; of topics 'name', of scores from 1 to 10 'justification'. */
  field: string;
  /** What the field is called: 'Justification'. */
  fieldLabel: string;
  /** What the row is recognised by: a component's title, a topic's code and name, a stakeholder's group, a question. */
  label: string;
  /** What else the text is under, in words: for a component its topic, for a stakeholder the names. '' if nothing. */
  under: string;
  text: string;
  /** Its place: a path of the application. */
  path: string;
}
