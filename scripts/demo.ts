import './pinned-node.ts';
import { startBuilt } from './start-built.ts';

await startBuilt('serve-demo');
