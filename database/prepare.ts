import { createReadings } from './create-readings.ts';
import { prepareJobs } from './jobs-schema.ts';
import { migrate } from './migrate.ts';
import { seedReferenceData } from './seed.ts';
import { grantServing, prepareServingLogin } from './serving-login.ts';
import { findHolesInTheWall } from './wall-guard.ts';

/**
 * Everything the owner does before requests are served: migrate, seed the reference data, check the tenant wall, make
 * what reads large answers, install the job queue, and make the serving login. Returns the serving login's connection string.
 *
 * @throws when a migration fails or a company table stands outside the wall.
 */
export async function prepareDatabase(
  ownerUrl: string,
  appLogin: { url: string } | { password: string },
): Promise<string> {
  await migrate(ownerUrl);
  const holes = await findHolesInTheWall(ownerUrl);
  if (holes.length > 0) throw new Error(`The tenant wall has holes. ${holes.join(' ')}`);
  await seedReferenceData(ownerUrl);
  await createReadings(ownerUrl);
  await prepareJobs(ownerUrl);
  if ('password' in appLogin) return prepareServingLogin(ownerUrl, appLogin.password);
  await grantServing(ownerUrl, appLogin.url);
  return appLogin.url;
}
