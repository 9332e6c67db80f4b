/** The state of a link that opens the questionnaire with the dialog for completing. */
export const TO_COMPLETE = { isCompleting: true };

/** Whether the person came with such a link. */
export const asksToComplete = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isCompleting' in state;
