/** The sample company's server; `npm run demo` starts the build of this file. `--sample NAME` serves another scenario. */
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scenarios } from '#sample/scenarios/scenarios.ts';
import { sampleCompany } from '#sample/seed-sample.ts';
import { readChosenScenario } from './chosen-scenario.ts';
import { runServer } from './run-server.ts';
import { isEmpty, isThere, storeSample } from './store-sample.ts';

/** The sample company's own folder, which a normal start never uses. */
const DEMO_FOLDER = 'data-demo';

const chosen = readChosenScenario(process.argv.slice(2));
const scenario = scenarios[chosen ?? 'audited'];
const folder = chosen ? `data-sample/${chosen}` : DEMO_FOLDER;

await runServer({
  env: { ...process.env, DATA_DIR: process.env.DEMO_DATA_DIR ?? folder, DATABASE_URL: '' },
  prepare: async (database, config) => {
    const path = join(config.dataDir, 'sample-sign-in.txt');
    if (await isEmpty(database)) {
      const password = randomBytes(9).toString('base64url');
      await storeSample(database, password, scenario);
      await writeFile(path, password, { mode: 0o600 });
    }
    const password = await readFile(path, 'utf8');
    return [
      `${sampleCompany.company.name}: everything in it is invented. To start again, delete ${config.dataDir}.`,
      `It shows ${scenario.about}.`,
      `Sign in as ${sampleCompany.people[0].email} with the password ${password}`,
      ...((await isThere(database, sampleCompany.auditor.email))
        ? [`or, to see the auditor’s room, as ${sampleCompany.auditor.email} with the same password`]
        : []),
    ];
  },
});
