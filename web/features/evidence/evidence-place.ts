/** The id of the heading above the evidence for the entry beside the register. */
export const EVIDENCE_OF_ENTRY = 'evidence-of-entry';
