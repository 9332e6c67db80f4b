import { choice, type Fields, line } from '#domain/fields/kinds.ts';
import { MAX_EVIDENCE_NOTE, MAX_PASSAGE, MAX_TITLE, MAX_URL } from '#domain/limits.ts';
import { evidencedCriteria } from './evidence.ts';

/** The fields of a piece of evidence; its dates and its owner are separate. */
export const evidenceFields = {
  title: line({ label: 'Title', max: MAX_TITLE, required: 'evidence-title-required' }),
  url: line({ label: 'Link', max: MAX_URL }),
  note: line({ label: 'Note', max: MAX_EVIDENCE_NOTE }),
} as const satisfies Fields;

/** The fields of a use of evidence. */
export const evidenceUseFields = {
  criterion: choice(evidencedCriteria, { label: 'Criterion' }),
  passage: line({ label: 'Page or passage', max: MAX_PASSAGE }),
} as const satisfies Fields;
