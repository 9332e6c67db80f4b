/** The id of the heading above the evidence for the entry beside the register. */
export const EVIDENCE_OF_ENTRY = 'evidence-of-entry';

/** The button that opens the evidence for what stands at a place: of a question its position, of anything else its id. */
export const evidenceButtonId = (place: string | number) => `evidence-${place}`;
