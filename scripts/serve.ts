/** The server itself, of sources that need no preparing; `npm start` starts what is built from this. */
import { runServer } from './run-server.ts';

await runServer();
