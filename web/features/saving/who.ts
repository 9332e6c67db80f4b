/** The current person: they saved it in another window, or in another browser. */
export const ONESELF = Symbol('oneself');

/** Who changed something; null if this is not known, or for a former colleague. */
export type Who = string | null | typeof ONESELF;

/** Who it was, from the reader's point of view. Two people can have the same name, so the id decides. */
export const whoIs = (name: string | null, id: string | null | undefined, self: string | undefined): Who =>
  id && id === self ? ONESELF : name;
