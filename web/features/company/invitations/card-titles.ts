/** How the cards about inviting are called. By themselves: the palette leads to them without bringing all that they say. */
export const inviteCardTitles = { title: 'Invite Team Member', pendingTitle: 'Pending Invitations' } as const;
