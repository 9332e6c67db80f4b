import { runServer } from '../../scripts/run-server.ts';

/** The server as `npm start` runs it, without the web application: a process that a test may send signals. */
await runServer();
