import type { UploadedFile } from '#contract/evidence-shapes.ts';
import { uploadPath } from '#contract/evidence-uploads.ts';
import { readRefusal } from '#contract/read-refusal.ts';
import { MAX_EVIDENCE_BYTES } from '#domain/limits.ts';
import { explainUpload, isRefusedForGood } from './messages.ts';

/** How an upload went: the file as it is kept, or a sentence that says why it is not, and whether sending it again is of no use. */
export type UploadOutcome = { file: UploadedFile } | { problem: string; isFinal: boolean };

const refused = (refusal: { code: string; data?: unknown }) => ({
  problem: explainUpload(refusal),
  isFinal: isRefusedForGood(refusal.code),
});

/**
 * Sends a file to where evidence is kept, in the older way of browsers, which alone tells how far it is.
 *
 * @param id of the file; sent again under the same, what came of it earlier makes room
 * @param onProgress told the part that is sent, from 0 to 1
 * @param signal ends it
 */
export function uploadFile(
  file: File,
  id: string,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<UploadOutcome> {
  // Said before anything is sent: of an answer that comes while a browser is still sending it often tells nothing.
  if (file.size > MAX_EVIDENCE_BYTES) return Promise.resolve(refused({ code: 'too-large' }));
  if (file.size === 0) return Promise.resolve(refused({ code: 'empty-file' }));
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('PUT', uploadPath(id, file.name));
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => {
      const { status, response } = request;
      if (status >= 200 && status < 300 && response !== null) resolve({ file: response as UploadedFile });
      else resolve(refused(readRefusal(response, { status })));
    };
    request.onerror = () => resolve(refused({ code: 'lost' }));
    request.onabort = () => resolve(refused({ code: 'stopped' }));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
