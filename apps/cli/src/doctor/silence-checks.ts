import { type Database } from '@rpm/database';
import { countSilentDevices, listSilentSources } from '@rpm/sources';
import { type Finding, listSome, MAX_LISTED, ok, warning } from './doctor-check';

/** Warns of sources that have sent nothing for longer than expected. */
export async function checkSilentSources(database: Database): Promise<Finding> {
  const silent = await listSilentSources(database, MAX_LISTED + 1);
  if (silent.length === 0) return ok('every source with an expected interval has sent messages');
  const listed = listSome(silent, ({ organizationId, sourceId, silentSince, authenticationFailures }) => {
    const failures =
      authenticationFailures > 0
        ? `, and ${authenticationFailures} requests of the last seven days could not be authenticated: the vendor probably uses another secret`
        : '';
    return `source ${sourceId} of organization ${organizationId} since ${silentSince.toISOString()}${failures}`;
  });
  return warning(`nothing arrives from ${listed}; ask the vendor whether it delivers to the URL of the source`);
}

/** Warns of organizations with devices that have reported nothing for longer than expected. It names no devices, which would lead to patients. */
export async function checkSilentDevices(database: Database): Promise<Finding> {
  const counts = await countSilentDevices(database, MAX_LISTED + 1);
  if (counts.length === 0) return ok('every device with an expected interval has reported');
  const listed = listSome(counts, ({ organizationId, count }) => `${count} of organization ${organizationId}`);
  return warning(`devices with patients report nothing: ${listed}; list them with device list --silent true`);
}
