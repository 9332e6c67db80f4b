/** A reason why a backup cannot be made, read or restored, worded for the operator. */
export class BackupRefusal extends Error {
  override readonly name = 'BackupRefusal';
}
