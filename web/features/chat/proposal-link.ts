const PROPOSE = 'propose';

/** Whether a source's path opens a proposal in a form. */
export function isProposal(path: string): boolean {
  return path.startsWith('/app/assessment?') && new URLSearchParams(path.split('?')[1]).has(PROPOSE);
}

/** Which proposal a path opens, and under which topic. */
export function readProposal(path: string): { iroId: string; topicId: string; section: string } | null {
  const params = new URLSearchParams(path.split('?')[1]);
  const [iroId, topicId, section] = [params.get(PROPOSE), params.get('topic'), params.get('section')];
  return iroId && topicId && section ? { iroId, topicId, section } : null;
}
