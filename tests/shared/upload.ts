import { randomUUID } from 'node:crypto';
import { uploadedFileShape } from '#contract/evidence-shapes.ts';
import { uploadPath } from '#contract/evidence-uploads.ts';
import type { StoredFileId } from '#domain/ids.ts';
import type { TestApp } from './front-door.ts';

/** Sends the bytes of a file through the front door and returns the response. */
export function sendFile(
  app: Pick<TestApp, 'request'>,
  cookie: string,
  name: string,
  content: Uint8Array<ArrayBuffer> | string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const length = String(Buffer.byteLength(content));
  return app.request(uploadPath(randomUUID(), name), {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', 'content-length': length, ...headers },
    body: content,
    cookie,
  });
}

/** Uploads a file. @returns its id in the company @throws if it is refused */
export async function upload(
  app: Pick<TestApp, 'request'>,
  cookie: string,
  name: string,
  content: Uint8Array<ArrayBuffer> | string,
): Promise<StoredFileId> {
  const response = await sendFile(app, cookie, name, content);
  if (!response.ok) throw new Error(`The upload was answered ${response.status} ${await response.text()}`);
  return uploadedFileShape.parse(await response.json()).fileId;
}
