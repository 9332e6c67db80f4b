import { runServer } from '../../scripts/run-server.ts';

/** The server as `npm start` runs it, without the web application, as a process that a test can signal. */
await runServer();
