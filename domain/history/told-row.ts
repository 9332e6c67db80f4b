/** A row of an assessment in words. */
export interface ToldRow {
  /** Distinguishes it from others of its noun: a topic's or component's id, a question. */
  key: string;
  /** A topic by code and name, a component by its title, a stakeholder group, a question. */
  title: string;
  /** The topic that it belongs to, by code and name, or null. */
  topic: string | null;
  /** Its values in words, by the name of the field. */
  facts: Readonly<Record<string, { label: string; text: string }>>;
}
