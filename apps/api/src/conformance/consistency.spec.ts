import { openApiDocument, wholeDocument } from '../operations/document';
import { type Schema } from '../openapi/model';
import { type DocumentedOperation, operationsOf } from '../testing/operations-of';

/*
 * The conventions of docs/using-the-api.md. A difference between two resources makes this spec fail, unless the specification requires it, or another reason is
 * stated beside it. An exception that no longer applies has to be removed from its list.
 */

const OPERATIONS = operationsOf(openApiDocument).filter(({ template }) => template.startsWith('/api/v3/'));
const SCHEMAS = wholeDocument.components.schemas;

/** The operations that return lists. */
const LISTS = OPERATIONS.filter(
  ({ method, operation }) => method === 'GET' && operation.parameters?.some(({ name }) => name === 'page'),
);
const parametersOf = ({ operation }: DocumentedOperation) => (operation.parameters ?? []).filter((one) => one.in === 'query');
const parameterNames = (list: DocumentedOperation) => parametersOf(list).map(({ name }) => name);

/** Follows the references of a schema. Of several alternatives, such as an object or null, it takes the first. */
function resolved(schema: Schema): Schema {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  if (name !== undefined) return resolved(SCHEMAS[name] ?? {});
  const [first] = schema.anyOf ?? [];
  return first ? resolved(first) : schema;
}

/** Returns the type of a value besides null; for a list, also the type of its entries. */
function typeOf(schema: Schema): string {
  const { type, items } = resolved(schema);
  return [type, items && `of ${typeOf(items)}`]
    .flat()
    .filter((one) => one !== undefined && one !== 'null')
    .join(' ');
}

const propertiesOf = (schema: Schema | undefined): Readonly<Record<string, Schema>> => {
  const parts = schema?.anyOf?.filter(({ type }) => type !== 'null') ?? resolved(schema ?? {}).allOf;
  if (parts) return Object.assign({}, ...parts.map(propertiesOf)) as Record<string, Schema>;
  const { items, properties = {} } = resolved(schema ?? {});
  return items ? propertiesOf(items) : properties;
};

/** Every property of a body or response under `/api/v3`, with the name of its schema. */
const PROPERTIES = Object.entries(SCHEMAS).flatMap(([owner, schema]) =>
  Object.entries(schema.properties ?? {}).map(([name, property]) => ({ owner, name, property })),
);

/** Asserts that exactly the exceptions deviate, so that an exception that is no longer needed is removed. */
function expectOnly(found: readonly string[], exceptions: Readonly<Record<string, string>>): void {
  expect([...new Set(found)].sort()).toEqual(Object.keys(exceptions).sort());
}

const SPECIFIED = 'The specification requires it.';

/** Schemas that name an actor. */
const NAMING_ACTORS = [
  'FileImport',
  'FileImportEntry',
  'AuditEvent',
  'Caller',
  'DeviceAssignment',
  'DeviceEvent',
  'DeviceEventInEvent',
  'DeviceHistoryEvent',
  'Disclosure',
  'IngestMapping',
  'OrderEvent',
  'OrderEventInEvent',
  'PatientAccess',
  'PatientMerge',
  'ReadingRevision',
  'RecordedDisclosures',
  'Restamp',
  'ReturnEvent',
  'ReturnEventInEvent',
];

describe('the operations', () => {
  /** Path of the organization. It contains no id, because every API key belongs to one organization. */
  const ORGANIZATION = '/api/v3/organization';

  it('use PUT, PATCH and DELETE only on the path of one resource; all other changes are POST', () => {
    const changes = OPERATIONS.filter(({ method }) => ['PUT', 'PATCH', 'DELETE'].includes(method));
    expect(
      changes
        .filter(({ template }) => !template.endsWith('}') && template !== ORGANIZATION)
        .map(({ method, template }) => `${method} ${template}`),
    ).toEqual([]);
  });

  it('name the resource that they change in the path', () => {
    const others = OPERATIONS.filter(({ method, template }) => method === 'POST' && /^\/api\/v3\/[\w-]+\/[\w-]+$/.test(template));
    const found = others.map(({ template }) =>
      template.replace(/^\/api\/v3\/(\w+-)*reading\//, 'reading/').replace('/api/v3/', ''),
    );
    expectOnly(found, {
      'reading/batch': 'It creates several readings.',
      'patient/find-by-email': 'It finds patients, and e-mail addresses must not appear in URLs.',
      'patient/search': 'As above.',
      'stock/adjust': 'Stock has no id: it is the units of an item in a place.',
      'ingest-quarantine/accept':
        'A group exists only as long as its parts wait, so that it is no resource with a path of its own.',
      'ingest-quarantine/bind': 'As above.',
      'ingest-quarantine/discard': 'As above.',
      'ingest-quarantine/retry': 'As above.',
    });
  });

  it('have paths of lower-case words that hyphens connect, and path parameters that are named after the resource', () => {
    const words = OPERATIONS.flatMap(({ template }) => template.split('/').slice(3));
    expectOnly(
      words.filter((word) => !/^([a-z]+(-[a-z]+)*|\{([a-z][A-Za-z]+(Id|Identifier)|date)\})$/.test(word)),
      {
        '{number}': 'The parts of a file have no id: they are counted within the file.',
        '{version}': 'The versions of a mapping have no id: they are counted within the source.',
      },
    );
  });
});

describe('the lists', () => {
  it('can all be sorted by sort and sortDescending', () => {
    const without = LISTS.filter((list) => !['sort', 'sortDescending'].every((name) => parameterNames(list).includes(name)));
    expectOnly(
      without.map(({ template }) => template.replace('/api/v3/', '')),
      {
        'webhook/logs': SPECIFIED,
        stock: 'Units are counted when the list is read; the order is that of the items and places.',
      },
    );
  });

  it.each(LISTS)('of $template can be sorted only by properties of the resource, and by x.id as xId', (list) => {
    const content = propertiesOf(contentOf(list));
    const { enum: sorts = [] } = parametersOf(list).find(({ name }) => name === 'sort')?.schema ?? {};
    const isProperty = (name: string) => name in content || (name.endsWith('Id') && name.slice(0, -2) in content);
    expect((sorts as string[]).filter((name) => !isProperty(name))).toEqual([]);
  });

  it('have filters named after the properties: x, x.id as xId, x.y as xY, and ranges as startX and endX or xMin and xMax', () => {
    const found = LISTS.flatMap((list) => {
      const names = namesOfFilters(propertiesOf(contentOf(list)));
      const resource = list.template.replace('/api/v3/', '').replace(/^(\w+-)*reading$/, 'reading');
      const paging = ['page', 'size', 'sort', 'sortDescending', 'view', 'updatedAfter', 'format'];
      return parameterNames(list)
        .filter((name) => !paging.includes(name) && !names.has(name))
        .map((name) => `${resource} ${name}`);
    });
    expectOnly(found, {
      'adherence siteId': 'It is the site of the patient, whom the adherence refers to by id only.',
      'adherence afterPatientId': 'It takes the place of a page number.',
      'patient afterPatientId': 'It takes the place of a page number.',
      'adherence includeInactive': 'It adds patients, by two properties of whom the list contains one.',
      'device silent': 'It selects the devices whose silentSinceTimestamp is not null.',
      'kit itemId': 'A kit contains a list of items.',
      'order deviceId': 'The order items and the packed kits of an order contain lists of devices.',
      'return deviceId': 'A return contains a list of devices.',
      'patient name': 'A name is the first and the last name.',
      'webhook/logs hasResponse': 'The specified lastResponseStatus is a number, which has no form for none.',
      'reading unassigned': 'It selects the readings without a patient, of which no property could be compared with a value.',
    });
  });

  it('have ranges of times whose end is exclusive, and ranges of numbers and dates whose ends are inclusive', () => {
    const bounds = LISTS.flatMap((list) => parametersOf(list)).filter(({ name }) => /^end[A-Z]|Max$/.test(name));
    const isConsistent = (name: string, description: string) =>
      /Max$/.test(name) ? /at most|or earlier/.test(description) : /before this time/.test(description);
    const found = bounds.filter(({ name, description }) => !isConsistent(name, description)).map(({ name }) => name);
    expectOnly(found, { endLastRetryTimestamp: SPECIFIED });
  });

  it('are all returned in pages', () => {
    const lists = OPERATIONS.filter(
      ({ method, template, operation }) =>
        method === 'GET' && operation.operationId.startsWith('list') && !template.endsWith('/changes'),
    );
    expectOnly(
      lists.filter((list) => !LISTS.includes(list)).map(({ template }) => template.replace('/api/v3/', '')),
      {
        'audit-event': 'Rows are added while it is read, so it has a cursor.',
        'patient/{patientId}/access': 'As above.',
        'patient/{patientId}/disclosure': 'As above.',
        'ingest-message': 'As above.',
        'ingest-quarantine': 'As above.',
        'ingest-alias': 'As above.',
        'file-import': 'As above.',
        'webhook/type': 'A fixed list of schemas, which has an ETag.',
        'ingest-adapter': 'As above.',
      },
    );
  });
});

describe('the properties', () => {
  it('refer to another resource as an object, such as {patient: {id}}', () => {
    const found = PROPERTIES.filter(({ name }) => /[a-z](Id|Ids)$/.test(name)).map(
      ({ owner, name }) => `${generic(owner)} ${name}`,
    );
    expectOnly(found, {
      'ApiKey clientId': 'It is the name of OAuth (RFC 6749).',
      'ApiKeyWithToken clientId': 'As above.',
      'WebhookLog webhookId': 'It stands beside the specified webhookType.',
      'WebhookLogDetail webhookId': 'As above.',
      'Problem requestId': 'A request is not a resource.',
      'AuditEvent requestIds': 'As above.',
      'PatientAccess requestIds': 'As above.',
      'AuditEvent sessionId': 'A row of the trail outlives what it is about.',
      'AuditEvent resourceId': 'As above.',
      'AuditEvent webhookId': 'As above.',
      'PatientAccess webhookId': 'As above.',
      'RecordedDisclosures webhookId': 'As above.',
      'PatientSearchInput siteId': 'It is a filter, and has the name of the same filter of the list.',
      ...Object.fromEntries(
        NAMING_ACTORS.map((owner) => [
          `${owner} actorId`,
          'Its kind says of which resource it is, and the resource may be gone.',
        ]),
      ),
      'PatientMerge unmergeActorId': 'As above.',
      'FileDevice deviceId': 'It says which registered device the file means, and is null if a start would register one.',
      'IngestMessage sourceId': 'The log of messages names by id what it is about, as that of webhooks does.',
      'IngestMessageDetail sourceId': 'As above.',
      'IngestPart deviceId': 'As above.',
      'IngestPart patientId': 'As above.',
      'IngestPart readingId': 'As above. Its kind says of which resource it is.',
      'IngestQuarantineGroup sourceId': 'As above.',
      'IngestSourceHealth sourceId': 'As above: it counts these messages.',
      'IngestReadingChange messageId': 'As above.',
      'IngestReadingChange readingId': 'As above.',
      'IngestMappingPreview changedMessageIds': 'As above.',
      'IngestAlias sourceId': 'As above: an alias is about a text of these messages.',
      'IngestAlias deviceId': 'As above.',
      'IngestAlias patientId': 'As above.',
      'IngestAliasInput sourceId': 'It has the name of the property of the alias.',
      'IngestReplayInput sourceId': 'It is a filter, and has the name of the same filter of the list of messages.',
      'IngestReplayInput messageId': 'As above.',
      'IngestTestedPart deviceId': 'A tested part has the properties of a part of a message.',
      'IngestTestedPart patientId': 'As above.',
      'IngestTestedPart readingId': 'As above.',
      'Problem patientId': 'A problem has plain members, and this one replaces an id that was sent.',
      'Problem readingId': 'A problem has plain members, and this one names the reading that a PATCH can restore.',
      'RejectedReading patientId': 'It has the members of its problem.',
      'RejectedReading readingId': 'As above.',
    });
  });

  it('have names that end in Timestamp exactly if they are instants', () => {
    const isInstant = (schema: Schema): boolean => {
      const { format, items } = resolved(schema);
      return format === 'date-time' || (items !== undefined && isInstant(items));
    };
    const found = PROPERTIES.filter(({ name, property }) => isInstant(property) !== /Timestamp$/.test(name));
    expectOnly(
      found.map(({ name }) => name),
      {
        bedTime: 'The names that sleep mats use.',
        getUpTime: 'As above.',
        timestamps: 'A series has a column of them.',
        recordedSince: 'The time is a bound of the trail, and of nothing that happened.',
        silentSince: 'The time is the bound of a silence, in which nothing happened.',
      },
    );
  });

  it('include currentStatus for a resource with a history, and status for a job or a delivery', () => {
    const owners = Object.entries(SCHEMAS).filter(([, { properties = {} }]) =>
      Object.keys(properties).some((name) => /[a-z]Events$/.test(name)),
    );
    const names = owners.map(([name]) => name.replace(/InEvent$/, ''));
    expect([...new Set(names)].sort()).toEqual(['Device', 'EmbeddedDevice', 'Order', 'Return']);
    for (const [, { properties = {} }] of owners) {
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(['currentStatus']));
      expect(Object.keys(properties)).toEqual(expect.not.arrayContaining(['status']));
    }
    const states = PROPERTIES.filter(({ name }) => ['status', 'state'].includes(name)).map(
      ({ owner, name }) => `${owner} ${name}`,
    );
    expectOnly(
      states.filter((one) => !/Address(Input|InEvent)? state$/.test(one)),
      {
        'AuditEvent status': 'The HTTP status of an answer.',
        'PatientAccess status': 'As above.',
        'WebhookLog status': 'A delivery.',
        'WebhookLogDetail status': 'A delivery.',
        'WebhookReplay status': 'A job.',
        'FileImport state': 'People move it on: they send the file, start the import and undo it.',
        'FileImportEntry state': 'As above.',
        'IngestMessage state': 'It has the word of the source that it belongs to.',
        'IngestMessageDetail state': 'As above.',
        'IngestSource state': 'People choose it: a source is active, paused or closed.',
        'IngestSourcePatchInput state': 'As above.',
        'IngestSourceWithSecret state': 'As above.',
        'Problem status': 'RFC 9457.',
        'ReadingStored status': 'The outcome for a reading of a batch.',
        'ReadingDropped status': 'As above.',
        'ReadingRejected status': 'As above.',
        'Live status': 'The service itself.',
        'Ready status': 'The service itself.',
      },
    );
  });

  it('list the history of a resource as {type, eventTimestamp, actor, actorKind, actorId}, and the history of an embedded device without the actor', () => {
    const histories = PROPERTIES.filter(({ name }) => /[a-z]Events$/.test(name));
    expect(histories.length).toBeGreaterThan(3);
    const shapes = histories.map(({ property }) => Object.keys(propertiesOf(property)).join());
    expect(new Set(shapes)).toEqual(new Set(['type,eventTimestamp', 'type,eventTimestamp,actor,actorKind,actorId']));
  });

  it('have the same type wherever they have the same name', () => {
    const types = new Map<string, Set<string>>();
    for (const { name, property } of PROPERTIES) types.set(name, (types.get(name) ?? new Set()).add(typeOf(property)));
    const found = [...types].filter(([, one]) => one.size > 1).map(([name]) => name);
    expectOnly(found, {
      status: 'The HTTP status of a problem (RFC 9457) or of a recorded answer, else a word.',
      address:
        'That of a patient or site is an object; that of a client is an IP address, and that of a recipient is stored as it was written.',
      size: 'The size of a page, and that of an item in a parcel.',
      glucose: 'Whole mg/dL; an input may also contain mmol/L, which have decimals.',
      id: 'A resource has a number; that of an event and of a request to a webhook is a string (`evt_57`).',
      gmi: 'A number of a glucose profile, and whether it has enough data.',
      ranges: 'As above.',
      readings: 'A batch contains readings; a glucose profile counts them.',
      payload: 'The logs of the specification contain the body as text, the feed as an object.',
      value: 'An identifier is a string; a value that was sent in another unit is a number.',
      after: 'A preview of a mapping counts parts; a change of a value has the values before and after it as text.',
      before: 'As above.',
      attempts: 'The log of a webhook lists its requests, to which others have answered; a message only counts attempts.',
      format: 'A preview says how certain the format of a file is; elsewhere it is a word.',
      rejected: 'An import counts rejected lines, its preview counts them by reason, and a line of the preview has its reason.',
      source: 'A reading and an event name a source; a glucose profile says from which kind of instrument its data comes.',
      units: 'A preview of a file has an entry for each kind of readings, and the entry has the names of its units.',
      values: 'The values of a reading are an object, and those that a replay changes are a list.',
      deviceIdentifiers: 'Scanners send strings when parcels are packed and received.',
    });
  });
});

function contentOf({ operation }: DocumentedOperation): Schema | undefined {
  const page = operation.responses['200']?.content?.['application/json']?.schema;
  return propertiesOf(page)['content'];
}

/** The names of the filters that a list with these properties may have. */
function namesOfFilters(properties: Readonly<Record<string, Schema>>): ReadonlySet<string> {
  const names = new Set(['startTimestamp', 'endTimestamp']);
  const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
  const add = (name: string) => {
    for (const one of [name, name.replace(/s$/, ''), `${name}Min`, `${name}Max`]) names.add(one);
    if (name.endsWith('Timestamp')) for (const end of ['start', 'end']) names.add(`${end}${capital(name)}`);
  };
  for (const [name, schema] of Object.entries(properties)) {
    add(name);
    const owner = name.replace(/^current/, '').replace(/^[A-Z]/, (letter) => letter.toLowerCase());
    for (const inner of Object.keys(typeOf(schema) === 'object' ? propertiesOf(schema) : {})) {
      if (name === 'address') add(inner);
      else names.add(`${owner}${capital(inner)}`);
    }
  }
  return names;
}

/** Replaces the name of a reading kind's input class by `ReadingInput`, so that the ten kinds count as one. */
const generic = (owner: string) => owner.replace(/^(?!Reading).*Reading(?=Input$)/, 'Reading');
