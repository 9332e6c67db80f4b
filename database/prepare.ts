import { createReadings } from './create-json-queries.ts';
import { type Claim, claimInstallation } from './installation.ts';
import { prepareJobs } from './jobs-schema.ts';
import { layFunctions } from './lay-functions.ts';
import { migrate } from './migrate.ts';
import { seedReferenceData } from './seed.ts';
import { grantServing, prepareServingLogin } from './serving-login.ts';
import { findHolesInTheWall } from './wall-guard.ts';

type AppLogin = { url: string } | { password: string };

/**
 * Everything that the owner does before requests are served: creates what must exist, then compares the wall between companies with what
 * the migrations create. Returns the serving login's connection string.
 * @throws if a migration fails, if the database belongs to other secrets, or a sentence for each hole in the wall
 */
export async function prepareDatabase(ownerUrl: string, appLogin: AppLogin, claim?: Claim): Promise<string> {
  const appUrl = await furnishDatabase(ownerUrl, appLogin, claim);
  const holes = await findHolesInTheWall(ownerUrl, decodeURIComponent(new URL(appUrl).username));
  if (holes.length === 0) return appUrl;
  throw new Error(
    [
      'The wall between companies differs from what this version of Twofold creates, so it does not start (docs/how-to/troubles.md, "Holes in the wall"):',
      ...holes,
    ].join('\n- '),
  );
}

/**
 * Runs the migrations, applies functions and policies, inserts the reference data, creates the functions for large answers, installs the
 * job queue, and creates the serving login, whose connection string it returns.
 * @throws if a migration fails
 */
export async function furnishDatabase(ownerUrl: string, appLogin: AppLogin, claim?: Claim): Promise<string> {
  await migrate(ownerUrl);
  await layFunctions(ownerUrl);
  await seedReferenceData(ownerUrl);
  await createReadings(ownerUrl);
  await prepareJobs(ownerUrl);
  if (claim) await claimInstallation(ownerUrl, claim);
  if ('password' in appLogin) return prepareServingLogin(ownerUrl, appLogin.password);
  await grantServing(ownerUrl, appLogin.url);
  return appLogin.url;
}
