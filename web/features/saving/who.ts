/** Whoever it is that is asked: she has saved it in another window, or in another browser. */
export const ONESELF = Symbol('oneself');

/** Who changed something; null while that is not known, or of a former colleague. */
export type Who = string | null | typeof ONESELF;

/** Who it was, to the person who is told. Two people can have one name, so that the id decides. */
export const whoIs = (name: string | null, id: string | null | undefined, self: string | undefined): Who =>
  id && id === self ? ONESELF : name;
