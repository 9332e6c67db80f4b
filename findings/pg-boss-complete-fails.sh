#!/usr/bin/env bash
# pg-boss 12.30.0 (npm), on PGlite 0.5.16 as its database: the connection breaks when a finished job is to be marked as completed.
#
# Behaviour: the worker's function has returned, so the work is done. The statement that marks the job as completed fails once, as it
# does when the database fails over. pg-boss then marks the job as failed, in the same catch block that handles errors of the worker, and
# runs it again under its retry rule. Work that must not be done twice, such as sending an email, is done twice, although the database
# answered again a moment later.
# Output seen on 28 November 2026: the last line of this script.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent pg-boss@12.30.0 @electric-sql/pglite@0.5.16
cat >try.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
import { PgBoss } from 'pg-boss';

const database = new PGlite();
let isCutNext = false;
let cuts = 0;
const executeSql = async (text, values) => {
  if (isCutNext && /completed/i.test(text) && /update/i.test(text)) {
    isCutNext = false;
    cuts += 1;
    throw Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });
  }
  if (values?.length) return database.query(text, values);
  const results = await database.exec(text);
  return results.length === 1 ? results[0] : results;
};
const boss = new PgBoss({ db: { executeSql }, supervise: false, schedule: false });
boss.on('error', () => {});
await boss.start();
await boss.createQueue('mail', { retryLimit: 3, retryDelay: 1 });
let runs = 0;
await boss.work('mail', { pollingIntervalSeconds: 0.5 }, async () => {
  runs += 1;
  if (runs === 1) isCutNext = true;
});
await boss.send('mail', { to: 'somebody' });
const end = Date.now() + 60_000;
while (runs < 2 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 200));
console.log(`one job, ${cuts} statement cut, done ${runs} times`);
process.exit(cuts === 1 && runs === 2 ? 0 : 1);
JS
NODE_NO_WARNINGS=1 node try.mjs
