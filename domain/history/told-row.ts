/** A row of an assessment in words. */
export interface ToldRow {
  /** Tells it from the others of its noun: a topic's or component's id, a question. */
  key: string;
  /** A topic by code and name, a component by its title, a stakeholder group, a question. */
  title: string;
  /** The topic that it is under, by code and name, or null. */
  topic: string | null;
  /** What it says, by the field's name. */
  facts: Readonly<Record<string, { label: string; text: string }>>;
}
