import { DRAFT_FIELDS, type DraftField } from '#domain/chat/draft-text.ts';

const PROPOSE = 'propose';
const DRAFT = 'draft';

function paramsOf(path: string): URLSearchParams {
  return new URLSearchParams(path.split('?')[1]);
}

/** Whether a source's path opens a proposal in a form. */
export function isProposal(path: string): boolean {
  return path.startsWith('/app/assessment?') && (paramsOf(path).has(PROPOSE) || paramsOf(path).has(DRAFT));
}

/** Reads which typical component a path proposes, and under which topic. */
export function readProposal(path: string): { iroId: string; topicId: string; section: string } | null {
  const params = paramsOf(path);
  const [iroId, topicId, section] = [params.get(PROPOSE), params.get('topic'), params.get('section')];
  return iroId && topicId && section ? { iroId, topicId, section } : null;
}

/** Reads in which component's form, and in which field, a path opens a drafted text. */
export function readDraftLink(path: string): { componentId: string; field: DraftField; section: string } | null {
  const params = paramsOf(path);
  const [componentId, section] = [params.get('component'), params.get('section')];
  const field = DRAFT_FIELDS.find((candidate) => candidate === params.get(DRAFT));
  return componentId && section && field ? { componentId, field, section } : null;
}
