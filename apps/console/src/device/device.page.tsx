import { type Device } from '@rpm/client';
import { hrefOf } from '../service/address';
import { rpm, useAction, useLoaded } from '../service/rpm';
import { useSession } from '../service/session';
import { FormLink } from '../components/form-link';
import { Page } from '../components/page';
import { Failure, Show } from '../components/states';
import { Table } from '../components/table';
import { Clock } from './clock';
import { Custody } from './custody';
import { DeviceEvents } from './device-events';
import { DeviceOrders } from './device-orders';
import { percent } from '../components/value-text';
import { count, Fact, Facts, Section, StatusAndSilence, Time, wordsOf } from '../components/texts';
import { PatientLink } from '../named-patient/patient';
import { siteText } from '../site/site-text';

/** One device: its state, its assignments to patients, its health checks and its events. */
export function DevicePage({ id }: { id: number }) {
  const loaded = useLoaded((signal) => rpm.getDevice({ deviceId: id }, { signal }), id);
  const { can } = useSession();
  return (
    <Page
      title={loaded.data ? `${loaded.data.item.name} (${id})` : `Device ${id}`}
      windowTitle={`Device ${id}`}
      parent={{ text: 'Devices', href: hrefOf('/devices') }}
      actions={loaded.data && <FormLink path={`/devices/${id}/edit`} scope="devices:write" text="Edit" />}
    >
      <Show loaded={loaded}>
        {(device) => (
          <>
            <Details device={device} reload={loaded.reload} />
            <Custody device={device} reload={loaded.reload} />
            <Clock deviceId={id} reload={loaded.reload} />
            <HealthChecks deviceId={id} />
            {can('orders:read') && <DeviceOrders deviceId={id} />}
            <DeviceEvents device={device} />
          </>
        )}
      </Show>
    </Page>
  );
}

function Details({ device, reload }: { device: Device; reload: () => void }) {
  const { can } = useSession();
  const { id, item, currentPatient, site, lastHealthCheck, disabledReadings } = device;
  const toggle = useAction(async () => {
    await (disabledReadings ? rpm.enableReadings({ deviceId: id }) : rpm.disableReadings({ deviceId: id }));
    reload();
  });
  return (
    <>
      <Facts>
        <Fact name="Status">
          <StatusAndSilence value={device.currentStatus} silentSince={device.silentSinceTimestamp} />
        </Fact>
        <Fact name="Assigned to">{currentPatient && <PatientLink patient={currentPatient} />}</Fact>
        <Fact name="Item">
          {item.name} {item.model}
        </Fact>
        <Fact name="Site">{site && siteText(site)}</Fact>
        {device.deviceIdentifiers.map(({ type, value }) => (
          <Fact key={`${type} ${value}`} name={wordsOf(type)}>
            {value}
          </Fact>
        ))}
        {device.formerIdentifierCount > 0 && (
          <Fact name="Former identifiers">
            <a href={hrefOf(`/devices/${id}/former-identifiers`)}>{count(device.formerIdentifierCount)}</a>
          </Fact>
        )}
        <Fact name="Asset tag">{device.externalIdentifier}</Fact>
        <Fact name="Readings">{disabledReadings ? 'are dropped' : 'are accepted'}</Fact>
        <Fact name="Readings not stored so far">{count(device.droppedReadings)}</Fact>
        <Fact name="Last health check">{lastHealthCheck && <Time at={lastHealthCheck.eventTimestamp} />}</Fact>
      </Facts>
      {can('devices:write') && (
        <p class="actions">
          <button type="button" disabled={toggle.isRunning} onClick={() => toggle.run()}>
            {disabledReadings ? 'Store readings' : 'Stop storing readings'}
          </button>
        </p>
      )}
      {toggle.error !== undefined && <Failure error={toggle.error} />}
    </>
  );
}

function HealthChecks({ deviceId }: { deviceId: number }) {
  const loaded = useLoaded((signal) => rpm.listDeviceHealthChecks({ deviceId, size: 10 }, { signal }), deviceId);
  return (
    <Section title="Health checks">
      <Show loaded={loaded}>
        {({ content, total }) =>
          content.length === 0 ? (
            <p class="quiet">The device has reported no health check.</p>
          ) : (
            <>
              <Table
                name="Health checks"
                columns={[
                  { title: 'Time', value: ({ eventTimestamp }) => <Time at={eventTimestamp} /> },
                  { title: 'Battery', value: ({ batteryPercentage }) => percent(batteryPercentage), isNumber: true },
                  { title: 'Signal', value: ({ signalStrength }) => signalStrength ?? '–', isNumber: true },
                ]}
                entries={content}
                keyOf={({ id }) => id}
              />
              <p class="quiet">
                {content.length} of {count(total)}
              </p>
            </>
          )
        }
      </Show>
    </Section>
  );
}
