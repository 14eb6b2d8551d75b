import { type IngestSource } from '@rpm/client';
import { FormLink } from '../components/form-link';
import { Page } from '../components/page';
import { Show } from '../components/states';
import { Fact, Facts, Section, StatusAndSilence, Time } from '../components/texts';
import { listed } from '../components/value-text';
import { patientNumber } from '../named-patient/patient';
import { hrefOf } from '../service/address';
import { rpm, useInterval, useLoaded } from '../service/rpm';
import { useSession } from '../service/session';
import { Tail } from '../source-message/tail';
import { Bindings } from './bindings';
import { BodyTest } from './body-test';
import { Refusals } from './refusals';
import { SetupSteps } from './setup-steps';
import { SourceActions } from './source-actions';
import { authenticationText, quarantinedText, queuedText, vendorText } from './source-texts';

const REFRESH_MILLISECONDS = 5_000;

/** One source: its state, its settings, what it has received and refused, and the steps at the vendor's side. */
export function SourcePage({ id }: { id: number }) {
  const loaded = useLoaded((signal) => rpm.getIngestSource({ ingestSourceId: id }, { signal }), id);
  return (
    <Page
      title={loaded.data?.name ?? `Source ${id}`}
      windowTitle={`Source ${id}`}
      parent={{ text: 'Sources', href: hrefOf('/sources') }}
      actions={loaded.data && <FormLink path={`/sources/${id}/edit`} scope="ingest:write" text="Edit" />}
    >
      <Show loaded={loaded}>{(source) => <Details source={source} reload={loaded.reload} />}</Show>
    </Page>
  );
}

function Details({ source, reload }: { source: IngestSource; reload: () => void }) {
  const { can } = useSession();
  const health = useLoaded((signal) => rpm.getIngestSourceHealth({ ingestSourceId: source.id }, { signal }), source.id);
  useInterval(health.refresh, REFRESH_MILLISECONDS, true);
  return (
    <>
      <Facts>
        <Fact name="Vendor or app">{vendorText(source.adapter)}</Fact>
        <Fact name="Status">
          <StatusAndSilence value={source.state} silentSince={health.data?.silentSinceTimestamp ?? null} />
        </Fact>
        <Fact name="Last message">
          <Time at={health.data?.lastMessageTimestamp ?? null} />
        </Fact>
        {health.data && (
          <>
            <Fact name="Messages waiting">{queuedText(health.data)}</Fact>
            <Fact name="In quarantine">
              <a href={hrefOf('/quarantine', { sourceId: source.id })}>{quarantinedText(health.data)}</a>
            </Fact>
          </>
        )}
        <Fact name="Authentication">{authenticationText(source.authentication)}</Fact>
        {source.formerTokenExpireTimestamp !== null && (
          <Fact name="Former address valid until">
            <Time at={source.formerTokenExpireTimestamp} />
          </Fact>
        )}
        {source.patient && (
          <Fact name="Patient">
            <a href={hrefOf(`/patients/${source.patient.id}`)}>{patientNumber(source.patient.id)}</a>
          </Fact>
        )}
        <Fact name="Unknown devices">
          {source.unknownDevices === 'register' ? 'are registered' : 'Their readings wait in quarantine'}
        </Fact>
        {source.item && (
          <Fact name="Item of new devices">
            <a href={hrefOf(`/catalogue/items/${source.item.id}`)}>Item {source.item.id}</a>
          </Fact>
        )}
        <Fact name="Time zone">{source.timeZone ?? 'that of the patient'}</Fact>
        <Fact name="Permitted networks">{listed(source.networks, 'all')}</Fact>
        <Fact name="Limit">{source.rateLimit === null ? 'none' : `${source.rateLimit} messages a second`}</Fact>
        <Fact name="Silent after">
          {source.expectedIntervalMinutes === null ? 'never' : `${source.expectedIntervalMinutes} minutes without a message`}
        </Fact>
      </Facts>
      {can('ingest:write') && <SourceActions source={source} reload={reload} />}
      <Tail sourceId={source.id} />
      <Section title="Refused requests">
        <Show loaded={health}>{({ refusals }) => <Refusals refusals={refusals} />}</Show>
      </Section>
      <Bindings sourceId={source.id} />
      <Section title="Setup at the vendor">
        <SetupSteps adapter={source.adapter} />
      </Section>
      {can('ingest:write') && <BodyTest source={source} />}
    </>
  );
}
