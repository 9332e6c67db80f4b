/** A reason why the embedded PostgreSQL cannot be had, worded for the person who started the server. */
export class EmbeddedRefusal extends Error {
  override readonly name = 'EmbeddedRefusal';
}
