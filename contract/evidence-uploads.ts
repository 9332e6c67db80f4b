/** Where the bytes of a file are sent to, below `/api`, as `application/octet-stream` with its length; `fileId` is chosen by the sender. */
export const UPLOAD_PATH = '/evidence/files/{fileId}';

/** The whole address for one file, for those who send it without a client of the contract. */
export const uploadPath = (fileId: string, name: string) =>
  `/api${UPLOAD_PATH.replace('{fileId}', fileId)}?name=${encodeURIComponent(name.toWellFormed())}`;
