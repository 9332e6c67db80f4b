/** Far above any form of ours; a password of 100,000 characters still gets its own clear refusal. */
const MAX_BYTES = 512 * 1024;

/** Reads a JSON body up to a size. Other media types are refused: a foreign page's form can send those without asking. */
export async function readJson(request: Request): Promise<{ ok: true; value: unknown } | { ok: false }> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type) || !request.body) return { ok: false };
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.length;
    if (size > MAX_BYTES) return { ok: false };
    chunks.push(chunk);
  }
  try {
    return { ok: true, value: JSON.parse(Buffer.concat(chunks).toString('utf8')) };
  } catch {
    return { ok: false };
  }
}
