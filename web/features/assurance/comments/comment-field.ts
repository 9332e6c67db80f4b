/** The id of the field for a new comment next to the register. */
export const COMMENT_FIELD = 'new-comment';
