import { type IngestSource } from '@rpm/client';

/** The steps with which a clinic connects a vendor, one list for each adapter. */
const STEPS: Readonly<Record<string, readonly string[]>> = {
  telli: [
    'Register each device here with its IMEI, and assign it to its patient.',
    'Send the address and the header to the support of Telli Health. One address receives all kinds of messages; they add the header on request.',
    'Take a measurement. The message appears on the page of the source within seconds.',
    'Telli Health documents no second try. After an outage of this service, ask its support to play back the messages of that time.',
  ],
  tenovi: [
    'Register each device here, and assign it to its patient.',
    'Create a webhook for measurements in the settings of Tenovi, with the address and the header (or user name and password).',
    'Choose that measurements are sent as an array (post_as_array), so that a blood pressure and its pulse arrive together.',
    'Send the test message of Tenovi. It appears on the page of the source as ignored test data.',
    'The first measurement of each device waits in quarantine. Bind it to the device once; all later ones follow.',
  ],
  nightscout: [
    'In most uploader apps, such as Juggluco or Strimma, enter the address as that of the Nightscout site, and the API secret.',
    'xDrip+ has one field for both: enter the address there with the API secret and @ after https://, and with /api/v1/ at the end.',
    'Loop and its relatives drop what follows the host in an address, so they cannot send to a source.',
    'The messages name no person, so all readings of this source belong to its patient. Create another source for another patient.',
  ],
  healthAutoExport: [
    'Create an automation of the kind “REST API” in the app on the patient’s phone, with the address and the header.',
    'Choose “Health Metrics” as the data type, and JSON as the format.',
    'All readings of this source belong to its patient. Create another source for another patient.',
  ],
  healthConnectWebhook: [
    'Add a webhook with the address and the header in the app on the patient’s phone, and leave its format JSON.',
    'Choose the kinds of data, and allow the app to read them in Health Connect.',
    'All readings of this source belong to its patient. Create another source for another patient.',
  ],
  bodytrace: [
    'Register each scale here with its IMEI, and assign it to its patient.',
    'Give the address, the user name and the password to BodyTrace.',
    'Step on a scale. The message appears on the page of the source within a minute.',
  ],
  junction: [
    'Create a webhook endpoint in the dashboard of Junction with the address. Choose the events daily.data and historical.data.',
    'Copy the signing secret of the endpoint (whsec_…), choose “New secret” on the page of the source, and enter it there. Until then, messages are refused.',
    'The first message of each user waits in quarantine. Bind the user to the patient once; all later ones follow.',
  ],
  terra: [
    'Add the address as a webhook destination in the dashboard of Terra.',
    'Copy the signing secret of Terra, choose “New secret” on the page of the source, and enter it there. Until then, messages are refused.',
    'The first message of each user waits in quarantine. Bind the user to the patient once; all later ones follow.',
  ],
  validic: [
    'Let your program that reads the stream of Validic post each object to the address, with the header (or user name and password).',
    'The first object of each user waits in quarantine. Bind the user to the patient once; all later ones follow.',
  ],
  mapping: [
    'Give the address and the credentials to the vendor. Everything that it sends is stored, but a mapping reads only JSON.',
    'Let the vendor send a message. It waits in quarantine, because nothing describes it yet.',
    'Write a mapping on the page “Mapping”, which shows while you type what it reads from a message. Once it is active, the waiting messages are processed.',
  ],
};

/** The steps at the vendor's side. */
export function SetupSteps({ adapter }: { adapter: IngestSource['adapter'] }) {
  return (
    <ol>
      {(STEPS[adapter] ?? []).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
