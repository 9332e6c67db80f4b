import { z } from 'zod';
import { type FileKind, fileKinds } from '#domain/files/export-kinds.ts';
import { FILE_STATES } from '#domain/files/file-state.ts';
import { assessmentId, instant, madeFileId } from './base.ts';
import { endpointFor } from './endpoint.ts';

const kind: z.ZodType<FileKind, FileKind> = z.enum(fileKinds.map(({ id }) => id));
const one = z.strictObject({ assessmentId, id: madeFileId });

const fileShape = z.object({
  id: madeFileId,
  kind,
  /** The frozen result from which it is made; null if it is made from the current assessment. */
  frozenId: z.uuid().nullable(),
  state: z.enum(FILE_STATES),
  /** Progress from 0 to 100. */
  progress: z.int(),
  askedAt: instant,
  /** For a finished file: its name, its size in bytes, how long it is kept, and for an evidence package its fingerprint (product P75). */
  made: z
    .object({ fileName: z.string(), bytes: z.int(), keptUntil: instant, fingerprint: z.string().nullable() })
    .nullable(),
});
export type FileShape = z.infer<typeof fileShape>;

/** Exported files of an assessment, each visible only to the person who asked for it (product P53). */
export const files = {
  list: endpointFor
    .member('assessment.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/assessments/{assessmentId}/files',
      summary: 'Lists the files of an assessment that the caller has requested and that still exist, newest first',
    })
    .input(z.strictObject({ assessmentId }))
    .output(z.array(fileShape)),
  ask: endpointFor
    .member('assessment.take-along')
    .changes('files', { tells: 'nobody' })
    .refuses('not-found', 'too-many-files-under-way', 'too-many-files')
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/files',
      summary:
        'Requests a file of an assessment, made in the background from its data when the work starts, or from one of its frozen results',
      successStatus: 201,
    })
    .input(z.strictObject({ assessmentId, id: madeFileId, kind, frozenId: z.uuid().optional() }))
    .output(fileShape),
  remove: endpointFor
    .member('assessment.take-along')
    .changes('files', { tells: 'nobody' })
    .refuses('not-found')
    .route({
      method: 'DELETE',
      path: '/assessments/{assessmentId}/files/{id}',
      summary: 'Cancels a file in progress; deletes a finished one',
    })
    .input(one)
    .output(z.array(fileShape)),
  download: endpointFor
    .member('assessment.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/assessments/{assessmentId}/files/{id}/content',
      summary: 'Downloads a finished file',
      outputStructure: 'detailed',
      spec: (operation) => ({
        ...operation,
        responses: {
          ...operation.responses,
          200: {
            description: 'The file',
            content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
          },
        },
      }),
    })
    .input(one)
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.custom<ReadableStream<Uint8Array>>() })),
};
