/** The id of the button that asks why a topic was set aside, so that a link can lead to it. */
export const asideReasonId = (topicId: string) => `why-aside-${topicId}`;
