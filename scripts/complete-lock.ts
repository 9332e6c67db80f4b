/** For people who change dependencies: run this after `npm install`. */
import './pinned-node.ts';
import { completeLock } from './lock-file.ts';

const added = await completeLock();
for (const name of added) console.log(`Added ${name}.`);
console.log(added.length > 0 ? 'package-lock.json is now complete.' : 'package-lock.json was complete already.');
