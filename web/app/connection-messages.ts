/** What the frame says where there is no connection. */
export const connectionMessages = {
  offline: 'You are offline. Input stays in this browser. Save it once you are online.',
  outOfReach: 'This screen cannot be opened offline',
  outOfReachText:
    'It has not been loaded yet, and the server does not respond. It opens automatically when you are back online.',
} as const;
