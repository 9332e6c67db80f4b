/** The id of the heading above the evidence for the entry beside the register. */
export const EVIDENCE_OF_ENTRY = 'evidence-of-entry';

/** The button that opens the evidence for what stands at a place: of a question its position, of anything else its id. */
export const evidenceButtonId = (place: string | number) => `${BUTTON}${place}`;
const BUTTON = 'evidence-';

/** Whether a link means the evidence for what stands in the form of a record, such as a measure. */
export const isEvidenceButtonId = (field: string): boolean => field.startsWith(BUTTON);

/** A piece of evidence in the list of all, to which links lead. */
export const evidenceItemId = (id: string) => `piece-${id}`;
