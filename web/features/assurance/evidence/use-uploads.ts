import { useRef, useState } from 'react';
import type { UploadedFile } from '#contract/evidence-shapes.ts';
import { uploadFile } from './upload-file.ts';

/** An upload in progress or one that failed. */
export interface Upload {
  /** The id under which it is sent, also when it is sent again. */
  id: string;
  file: File;
  /** From 0 to 1. */
  part: number;
  /** Why it was not stored; null while it is in progress. */
  problem: string | null;
  /** Sending it again unchanged would be pointless. */
  isFinal: boolean;
}

/**
 * Uploads files one after another, so that each one completes on a slow connection, and reports their progress.
 * @param onArrived resolves once the file is where it belongs, with a sentence if it could not be added
 */
export function useUploads(onArrived: (file: UploadedFile) => Promise<string | null>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const running = useRef(new Map<string, AbortController>());
  const change = (id: string, what: Partial<Upload>) =>
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, ...what } : upload)));
  const forget = (id: string) => {
    running.current.get(id)?.abort();
    running.current.delete(id);
    setUploads((before) => before.filter((upload) => upload.id !== id));
  };

  async function send({ id, file }: Upload) {
    const control = running.current.get(id);
    if (!control || control.signal.aborted) return;
    const sent = await uploadFile(file, id, (part) => change(id, { part }), control.signal);
    if (control.signal.aborted) return;
    const problem = 'problem' in sent ? sent.problem : await onArrived(sent.file);
    if (problem === null) forget(id);
    else change(id, { problem, isFinal: 'isFinal' in sent && sent.isFinal });
  }
  function begin(upload: Upload) {
    running.current.set(upload.id, new AbortController());
    queue.current = queue.current.then(() => send(upload));
  }

  return {
    uploads,
    add(files: Iterable<File>) {
      const added = [...files].map((file) => ({
        id: crypto.randomUUID(),
        file,
        part: 0,
        problem: null,
        isFinal: false,
      }));
      setUploads((before) => [...before, ...added]);
      for (const upload of added) begin(upload);
    },
    again(upload: Upload) {
      change(upload.id, { part: 0, problem: null });
      begin(upload);
    },
    /** Cancels the upload if it is in progress, and removes its message. */
    forget,
  };
}
