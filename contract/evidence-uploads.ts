/**
 * The address to which the bytes of a file are sent, below `/api`, as `application/octet-stream` with its length; the sender chooses
 * `fileId`.
 */
export const UPLOAD_PATH = '/evidence/files/{fileId}';

/** The complete address for one file, for callers without a client of the contract. */
export const uploadPath = (fileId: string, name: string) =>
  `/api${UPLOAD_PATH.replace('{fileId}', fileId)}?name=${encodeURIComponent(name.toWellFormed())}`;
