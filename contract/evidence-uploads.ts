import { z } from 'zod';
import { storedFileId } from './base.ts';
import { says } from './issue-codes.ts';
import type { RefusalCode } from './refusals.ts';

/** Where the bytes of a file are sent to, as `application/octet-stream` with its length; `fileId` is chosen by the sender. */
export const UPLOAD_PATH = '/api/evidence/files/{fileId}';

export const uploadPath = (fileId: string, name: string) =>
  `${UPLOAD_PATH.replace('{fileId}', fileId)}?name=${encodeURIComponent(name.toWellFormed())}`;
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/, says('invalid'));

/** A file that has arrived whole. */
export const uploadedFileShape = z.object({
  /** Another than was chosen where the company has the same bytes already. */
  fileId: storedFileId,
  /** Without what a file system takes for something else. */
  fileName: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  sha256,
});
export type UploadedFile = z.infer<typeof uploadedFileShape>;

/** What an upload is refused with. */
export const UPLOAD_REFUSALS = [
  'malformed',
  'foreign-origin',
  'not-signed-in',
  'no-company',
  'access-denied',
  'too-large',
  'too-busy',
  'length-required',
  'empty-file',
  'file-damaged',
  'file-id-taken',
  'file-sent-again',
  'file-kind-refused',
  'file-ending-refused',
  'no-space-for-file',
  'storage-full',
  'database-away',
  'unexpected',
] as const satisfies readonly RefusalCode[];
