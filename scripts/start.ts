import './pinned-node.ts';
import { runServer } from './run-server.ts';

await runServer({ needsWeb: !process.argv.includes('--without-web') });
