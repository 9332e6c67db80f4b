/** What the frame says where there is no connection. */
export const connectionMessages = {
  offline: 'You are offline. What you enter is kept in this browser: save it when the connection is back.',
  outOfReach: 'This screen is out of reach',
  outOfReachText:
    'It has not been loaded yet and the server does not answer. It opens by itself once the connection is back.',
} as const;
