/** The id of the heading above the evidence for the entry next to the register. */
export const EVIDENCE_OF_ENTRY = 'evidence-of-entry';

/** The id of the button that opens the evidence for a record: by the position of a question, otherwise by the record's id. */
export const evidenceButtonId = (place: string | number) => `${BUTTON}${place}`;
const BUTTON = 'evidence-';

/** Whether a link leads to the evidence for something in the form of a record, such as a measure. */
export const isEvidenceButtonId = (field: string): boolean => field.startsWith(BUTTON);

/** The id of a piece of evidence in the list of all, for links. */
export const evidenceItemId = (id: string) => `piece-${id}`;
