/** A reason why the embedded PostgreSQL cannot be used, worded for the person who started the server. */
export class EmbeddedRefusal extends Error {
  override readonly name = 'EmbeddedRefusal';
}
