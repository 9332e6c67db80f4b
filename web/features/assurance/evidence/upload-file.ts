import type { UploadedFile } from '#contract/evidence-shapes.ts';
import { uploadPath } from '#contract/evidence-uploads.ts';
import { readRefusal } from '#contract/read-refusal.ts';
import { MAX_EVIDENCE_BYTES } from '#domain/limits.ts';
import { explainUpload, isRefusedForGood } from './messages.ts';

/** The outcome of an upload: the stored file, or a sentence that says why it was not stored and whether sending it again is pointless. */
export type UploadOutcome = { file: UploadedFile } | { problem: string; isFinal: boolean };

const refused = (refusal: { code: string; data?: unknown }) => ({
  problem: explainUpload(refusal),
  isFinal: isRefusedForGood(refusal.code),
});

/**
 * Uploads an evidence file with XMLHttpRequest, the only way to report progress.
 * @param id of the file; if the same id was sent before, the earlier attempt is replaced
 * @param onProgress gets the part that has been sent, from 0 to 1
 * @param signal cancels the upload
 */
export function uploadFile(
  file: File,
  id: string,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<UploadOutcome> {
  // Checked before sending: browsers often ignore a response that arrives while they are still sending.
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
