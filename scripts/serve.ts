/** The server itself, from sources that need no preparation; `npm start` starts the build of this file. */
import { runServer } from './run-server.ts';

await runServer();
