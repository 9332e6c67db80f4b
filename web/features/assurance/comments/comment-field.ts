/** The id of the field for a new comment beside the register. */
export const COMMENT_FIELD = 'new-comment';
