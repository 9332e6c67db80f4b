/** Stands in for any process beside the server, and never ends by itself. */
setInterval(() => undefined, 1000);
