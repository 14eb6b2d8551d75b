import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import tseslint from 'typescript-eslint';
import databaseVerbs from './tools/lint/database-verbs.cjs';
import docComments from './tools/lint/doc-comments.cjs';
import eventInserts from './tools/lint/event-inserts.cjs';
import formDrafts from './tools/lint/form-drafts.cjs';

const LIBRARIES = [
  'type:client',
  'type:domain',
  'type:embedded-postgres',
  'type:database',
  'type:schema',
  'type:encryption',
  'type:audit',
  'type:fhir',
  'type:data-access',
  'type:backup',
  'type:record-import',
  'type:sources',
  'type:webhook-delivery',
  'type:simulation',
];

/** Which projects and packages each project may import (explained in CONTRIBUTING.md). */
const boundaries = {
  allow: [],
  enforceBuildableLibDependency: false,
  depConstraints: [
    {
      sourceTag: 'type:domain',
      onlyDependOnLibsWithTags: ['type:domain'],
      bannedExternalImports: ['@nestjs/*', 'express', 'commander', 'pg'],
    },
    {
      sourceTag: 'type:embedded-postgres',
      onlyDependOnLibsWithTags: [],
      bannedExternalImports: ['@nestjs/*', 'express', 'commander', 'typeorm'],
    },
    {
      sourceTag: 'type:database',
      onlyDependOnLibsWithTags: ['type:domain', 'type:embedded-postgres'],
      bannedExternalImports: ['@nestjs/*', 'express', 'commander'],
    },
    {
      sourceTag: 'type:schema',
      onlyDependOnLibsWithTags: ['type:domain', 'type:embedded-postgres', 'type:database'],
      bannedExternalImports: ['@nestjs/*', 'express', 'commander'],
    },
    {
      sourceTag: 'type:encryption',
      onlyDependOnLibsWithTags: ['type:domain', 'type:database'],
      bannedExternalImports: ['@nestjs/*', 'express', 'commander'],
    },
    {
      sourceTag: 'type:audit',
      onlyDependOnLibsWithTags: ['type:domain', 'type:embedded-postgres', 'type:database', 'type:encryption'],
      bannedExternalImports: ['@nestjs/*', 'express', 'commander'],
    },
    {
      sourceTag: 'type:fhir',
      onlyDependOnLibsWithTags: ['type:domain'],
      bannedExternalImports: ['@nestjs/*', 'express', 'commander', 'pg', 'typeorm'],
    },
    {
      sourceTag: 'type:data-access',
      onlyDependOnLibsWithTags: [
        'type:domain',
        'type:fhir',
        'type:embedded-postgres',
        'type:database',
        'type:schema',
        'type:encryption',
      ],
      bannedExternalImports: ['@nestjs/*', 'express', 'commander'],
    },
    {
      sourceTag: 'type:backup',
      onlyDependOnLibsWithTags: [
        'type:domain',
        'type:embedded-postgres',
        'type:database',
        'type:schema',
        'type:data-access',
        'type:audit',
      ],
      bannedExternalImports: ['@nestjs/*', 'express', 'commander'],
    },
    {
      sourceTag: 'type:record-import',
      onlyDependOnLibsWithTags: ['type:charting', 'type:domain', 'type:database', 'type:data-access'],
      bannedExternalImports: ['@nestjs/*', 'express', 'commander'],
    },
    {
      sourceTag: 'type:sources',
      onlyDependOnLibsWithTags: ['type:domain', 'type:database', 'type:schema', 'type:encryption', 'type:data-access'],
      bannedExternalImports: ['@nestjs/*', 'express', 'commander'],
    },
    {
      sourceTag: 'type:webhook-delivery',
      onlyDependOnLibsWithTags: [
        'type:domain',
        'type:fhir',
        'type:embedded-postgres',
        'type:database',
        'type:schema',
        'type:encryption',
        'type:data-access',
      ],
      bannedExternalImports: ['@nestjs/*', 'express', 'commander'],
    },
    {
      sourceTag: 'type:simulation',
      onlyDependOnLibsWithTags: ['type:client', 'type:domain'],
      bannedExternalImports: ['@nestjs/*', 'express', 'commander', 'pg', 'typeorm'],
    },
    {
      sourceTag: 'type:client',
      onlyDependOnLibsWithTags: [],
      bannedExternalImports: ['@nestjs/*', 'express', 'commander', 'pg', 'typeorm'],
    },
    {
      sourceTag: 'type:charting',
      onlyDependOnLibsWithTags: [],
      bannedExternalImports: ['@nestjs/*', 'express', 'commander', 'pg', 'typeorm', 'preact'],
    },
    {
      sourceTag: 'app:console',
      onlyDependOnLibsWithTags: ['type:client', 'type:charting'],
      bannedExternalImports: ['@nestjs/*', 'express', 'commander', 'pg', 'typeorm'],
    },
    { sourceTag: 'app:api', onlyDependOnLibsWithTags: LIBRARIES, bannedExternalImports: ['commander', 'pg'] },
    {
      sourceTag: 'app:cli',
      onlyDependOnLibsWithTags: [...LIBRARIES, 'type:charting'],
      bannedExternalImports: ['@nestjs/*', 'express'],
    },
    { sourceTag: 'type:tool', onlyDependOnLibsWithTags: LIBRARIES },
  ],
};

/** The folders of data-access that a folder must not import from. Every folder may import the views of another. */
const FORBIDDEN_FOLDERS = {
  order: ['return', 'device'],
  return: ['order', 'device'],
  device: ['order', 'return', 'stock'],
  stock: ['order', 'return', 'device'],
  fulfilment: ['order', 'return', 'device', 'stock'],
};

const folderBoundaries = Object.entries(FORBIDDEN_FOLDERS).map(([folder, forbidden]) => ({
  files: [`libs/data-access/src/${folder}/*.ts`],
  ignores: ['**/*.spec.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^\\.\\./(${forbidden.join('|')})/(?!.*\\.view$)`,
            message: `${folder}/ must not import ${forbidden.join('/, ')}/: what they share is in fulfilment/.`,
          },
        ],
      },
    ],
  },
}));

/** Syntax that copies a whole collection for each entry that is added to it, which takes time proportional to the square of their number. */
const QUADRATIC_COPIES = [
  'CallExpression[callee.property.name="set"] > ArrayExpression > SpreadElement ~ *',
  'AssignmentExpression > ArrayExpression > SpreadElement ~ *',
  'CallExpression[callee.property.name=/^reduce/] > :function :matches(ArrayExpression, ObjectExpression) > SpreadElement',
].map((selector) => ({ selector, message: 'Add to the collection instead of copying it for each entry.' }));

const ENVIRONMENT = {
  selector: 'MemberExpression[object.name="process"][property.name="env"]',
  message: 'Read the environment through a configuration: readConfiguration(settings).',
};

/** The column is only one of four possible sources of the time zone in which a patient's times are displayed and days are counted. */
const LOCAL_TIME_ZONE = ['TemplateElement[value.raw=/local_time_zone/]', 'Literal[value=/local_time_zone/]'].map((selector) => ({
  selector,
  message: 'Use patientTimeZone, so that everything about a patient is in one time zone.',
}));

/** Formats of dates and times outside of the file that has all of them: pages showed three styles side by side. */
const DATE_STYLES = [
  'NewExpression[callee.object.name="Intl"][callee.property.name="DateTimeFormat"]',
  'CallExpression[callee.property.name=/^toLocale(Date|Time)String$/]',
  'CallExpression[callee.property.name="toLocaleString"][callee.object.callee.name="Date"]',
].map((selector) => ({ selector, message: 'Write dates and times with the functions of libs/charting/src/date/date-text.ts.' }));

/** Parameters that are called by a word without a meaning of its own, also if they are properties of an object that is destructured. */
const NAMELESS_PARAMETERS = [
  ':function > Identifier.params[name=/^(of|what|how|which|by)$/]',
  ':function > AssignmentPattern.params > Identifier.left[name=/^(of|what|how|which|by)$/]',
  ':function > ObjectPattern.params > Property > Identifier.key[name=/^(of|what|how|which|by)$/]',
].map((selector) => ({
  selector,
  message: 'Name the parameter with a noun, so that a call can be understood without the function.',
}));

const SEND_WITH_FETCH_TEXT =
  'Send requests with fetchText of @rpm/client: it follows redirects only within the origin, and limits the size of responses.';

/** Functions of packages that send requests. */
const REQUEST_FUNCTIONS = {
  'node:http': ['request', 'get', 'default'],
  'node:https': ['request', 'get', 'default'],
  undici: ['fetch', 'request', 'stream', 'pipeline', 'default'],
};

const requestFunctions = Object.entries(REQUEST_FUNCTIONS).map(([name, importNames]) => ({
  name,
  importNames,
  message: SEND_WITH_FETCH_TEXT,
}));

const restrictImports = (paths) => ({ '@typescript-eslint/no-restricted-imports': ['error', { paths }] });

/** `fetch` sends the key and the body of a request to any origin to which it is redirected, and reads responses of any size. */
const safeRequests = [
  {
    files: ['**/*.ts', '**/*.tsx'],
    ignores: [
      '**/*.spec.ts',
      '**/src/testing/**',
      'libs/client/src/fetch-text.ts',
      // It replaces the `fetch` of the client, whose options it passes on.
      'apps/console/src/service/rpm.ts',
      // It sends the parts of a body slowly.
      'tools/src/bench/reading/body-delay.ts',
      'tools/src/bench/fhir/fhir-export.ts',
      'tools/src/faults/ingest/message-senders.ts',
    ],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['fetch', 'XMLHttpRequest', 'EventSource'].map((name) => ({ name, message: SEND_WITH_FETCH_TEXT })),
      ],
      'no-restricted-properties': [
        'error',
        ...['globalThis', 'window', 'self'].map((object) => ({ object, property: 'fetch', message: SEND_WITH_FETCH_TEXT })),
      ],
      ...restrictImports(requestFunctions),
    },
  },
  {
    files: ['libs/**/*.ts', 'apps/**/*.ts'],
    ignores: [
      '**/*.spec.ts',
      '**/src/testing/**',
      // The embedded server has no foreign settings.
      'libs/embedded-postgres/**',
      // The client, the pools that are made of it, and the check of a URL, which does not connect.
      'libs/database/src/driver/{database-client,database-pool}.ts',
      'libs/database/src/connection/database-probe.ts',
      'libs/database/src/configuration/configuration.ts',
    ],
    rules: restrictImports([
      ...requestFunctions,
      {
        name: 'pg',
        importNames: ['Client', 'Pool', 'default'],
        allowTypeImports: true,
        message: 'Connect with DatabaseClient, whose sessions do not depend on the settings of the role and the database.',
      },
    ]),
  },
  {
    // These programs also run before the build, and send requests only to servers that they have started.
    files: ['**/*.mjs'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name="fetch"]:not(:has(Property[key.name="redirect"]))',
          message: "Add redirect: 'error', because fetch follows redirects to other origins with the key and the body.",
        },
      ],
    },
  },
];

/** Files that may run SQL without the verbs of `Database`. Whoever adds one gives the reason. */
const WITHOUT_VERBS = [
  // The verbs themselves.
  'libs/database/**',
  // Specs, and what only specs use, arrange rows that the service would not write.
  '**/*.spec.ts',
  '**/src/testing/**',
  'apps/api/src/conformance/**',
  // Migrations get a query runner of TypeORM.
  'libs/schema/src/migrations/*.ts',
  // They run migrations in one transaction, also in databases that have no tables yet, and look at the schema as it is.
  'libs/schema/src/{migrate,rewritten-tables,schema-differences,schema-dump}.ts',
  // They look at roles and give them rights, which no organization has, in the role that owns the database.
  'libs/schema/src/roles/{assert-roles,owner-role,service-role}.ts',
  // They build indexes concurrently, which no transaction may contain.
  'libs/schema/src/large-index/{build-large-indexes,build-session,large-index-state,rebuild-indexes}.ts',
  // The embedded server creates the role and the database of the service with a client of its own, before there is a database.
  'libs/embedded-postgres/src/{server-usage-lock,service-database}.ts',
  // A backup is read in one read-only transaction of a client of its own, and copied with COPY. Its row may belong to another server.
  'libs/backup/src/create/{copy-table,create-backup,patients-in-parts,record-backup,samples,snapshot-runner}.ts',
  // A backup is restored with COPY.
  'libs/backup/src/restore/restore-backup.ts',
  // The contenders of the benchmarks run the same SQL on the bare driver, to measure what the verbs cost.
  'tools/src/bench/servers/{bare-fetch,bare-ingest,bare-operation,bare-runner,webhook-job-sender}.ts',
  // Benchmarks create databases, fill them as a superuser with rows of many organizations, vacuum them, and count what was stored.
  'tools/src/bench/database/{embedded-server,readings-database,readings-fill}.ts',
  'tools/src/bench/{growth,lists,operations,organizations}/fill-*.ts',
  'tools/src/bench/{growth/growth-files,growth/growth-list,organizations/organizations,organizations/running-services}.ts',
  'tools/src/bench/footprint/{footprint,stored-bytes,trail-bytes,year}.ts',
  'tools/src/bench/lists/{adherence,patient-search,resource-lists}.ts',
  'tools/src/bench/{console/console-chart,neighbour/midnight,neighbour/neighbour}.ts',
  'tools/src/bench/measure/{cost,list-times,processor-time}.ts',
  'tools/src/bench/ingest/*.ts',
  'tools/src/bench/webhook/{event-cost,webhook-programs,webhook-publisher,webhook-setting}.ts',
  // Fault programs look at the rows of all organizations as a superuser, add triggers that fail, and stop the processes of the server.
  'tools/src/faults/{fault-database,deliveries/poison,ingest/ingest-round}.ts',
  // The scenario of a failover looks at the rows of all organizations, and at the replication, as a superuser.
  'tools/src/scale/failover/cluster.ts',
];

const NAME_PATIENTS =
  'Show a patient with named-patient/patient.tsx, which adds birth date and identifier: two patients may have the same name.';

/** Pages that name a patient without birth date and identifier, or with a number only, make people choose the wrong patient. */
const BARE_PATIENTS = [
  'MemberExpression[property.name=/^(firstName|lastName)$/]',
  'ObjectPattern > Property[key.name=/^(firstName|lastName)$/]',
  'TemplateElement[value.raw=/[Pp]atient $/]',
  'JSXText[value=/[Pp]atient +$/]',
].map((selector) => ({ selector, message: NAME_PATIENTS }));

export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', '.nx/', '.data/', 'coverage/', '**/*.generated.ts', '**/node-release.d.ts'] },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': ['error', boundaries],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // 0 and '' are values: a dead battery (0 %) was shown as unknown. A condition says what it asks: `!== null`, `!== 0`, `!== ''`.
      '@typescript-eslint/strict-boolean-expressions': [
        'error',
        { allowString: false, allowNumber: false, allowNullableObject: true, allowNullableBoolean: true },
      ],
      // A message can have thousands of unreadable parts, and the stack trace of an error takes more time than reading a part.
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'file', name: 'Unreadable' }] }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Nest, Express and TypeORM type their options and requests as classes nobody constructs.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // Nest's modules and input classes are classes without members.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-restricted-syntax': ['error', ENVIRONMENT, ...LOCAL_TIME_ZONE, ...QUADRATIC_COPIES, ...NAMELESS_PARAMETERS],
    },
  },
  {
    files: ['apps/console/src/**'],
    ignores: ['**/*.spec.ts', 'apps/console/src/named-patient/patient.tsx', 'apps/console/src/local-time/local-time.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ENVIRONMENT,
        ...LOCAL_TIME_ZONE,
        ...QUADRATIC_COPIES,
        ...NAMELESS_PARAMETERS,
        ...DATE_STYLES,
        ...BARE_PATIENTS,
      ],
    },
  },
  {
    // Computing local days and placing ticks on an axis needs formats that nobody reads in a sentence.
    files: ['libs/charting/src/**', 'apps/cli/src/**'],
    ignores: [
      '**/*.spec.ts',
      'libs/charting/src/{date/date-text,date/local-days,chart}.ts',
      'apps/cli/src/doctor/machine-checks.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        ENVIRONMENT,
        ...LOCAL_TIME_ZONE,
        ...QUADRATIC_COPIES,
        ...NAMELESS_PARAMETERS,
        ...DATE_STYLES,
      ],
    },
  },
  ...folderBoundaries,
  ...safeRequests,
  {
    // A file of the user may have any encoding. Whoever reads it elsewhere would turn broken UTF-8 into U+FFFD without an error.
    files: ['apps/cli/src/**/*.ts'],
    ignores: ['apps/cli/src/file/*.ts', 'apps/cli/src/terminal/program-version.ts', '**/src/testing/**', '**/*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            ...['node:fs', 'node:fs/promises'].map((name) => ({
              name,
              importNames: ['readFile', 'readFileSync', 'createReadStream'],
              message: 'Read texts with readTextFile of file/text-file.ts, and imports with ImportFile.',
            })),
            { name: 'node:stream/consumers', message: 'Read texts with readTextFile of file/text-file.ts.' },
          ],
        },
      ],
    },
  },
  {
    // Where the time zone is derived and stored, and the UTC offsets of readings, which are null unless the zone of the patient is known.
    files: [
      'libs/data-access/src/patient/{patient-time-zone.sql,derive-time-zones}.ts',
      'libs/data-access/src/reading/reading-change.sql.ts',
      'libs/data-access/src/reading-record/resolve-readings.sql.ts',
      'libs/data-access/src/reading/move-readings.sql.ts',
      'libs/schema/src/migrations/*.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ENVIRONMENT, ...QUADRATIC_COPIES, ...NAMELESS_PARAMETERS] },
  },
  {
    // Where the environment is read once, and where processes for tests and benchmarks are given theirs.
    files: ['libs/database/src/configuration/configuration.ts', '**/src/testing/**', '**/*.spec.ts', 'tools/src/**'],
    rules: { 'no-restricted-syntax': ['error', ...QUADRATIC_COPIES, ...NAMELESS_PARAMETERS] },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    ignores: WITHOUT_VERBS,
    plugins: { database: { rules: { verbs: databaseVerbs } } },
    rules: { 'database/verbs': 'error' },
  },
  {
    // Specs arrange events that the service would not write, and migrations are frozen.
    files: ['libs/**/*.ts', 'apps/**/*.ts'],
    ignores: [
      '**/*.spec.ts',
      '**/src/testing/**',
      'libs/schema/src/migrations/*.ts',
      // It contains the text with which all other statements begin.
      'libs/database/src/database/events.sql.ts',
    ],
    plugins: { outbox: { rules: { 'event-inserts': eventInserts } } },
    rules: { 'outbox/event-inserts': 'error' },
  },
  {
    files: ['apps/console/src/**/*.tsx'],
    ignores: [
      'apps/console/src/dialog/form.tsx',
      // The filters of a list are in the address, or in the entry of the history.
      'apps/console/src/components/filters.tsx',
      // The dates of a report are in its address.
      'apps/console/src/report/report-period.tsx',
      // Nobody is signed in, and a key must not be kept.
      'apps/console/src/app/sign-in.page.tsx',
    ],
    plugins: { console: { rules: { 'form-drafts': formDrafts } } },
    rules: { 'console/form-drafts': 'error' },
  },
  {
    // Migrations are frozen, with their comments.
    files: ['**/*.ts', '**/*.tsx'],
    ignores: ['libs/schema/src/migrations/*.ts'],
    plugins: { prose: { rules: { 'doc-comments': docComments } } },
    rules: { 'prose/doc-comments': 'error' },
  },
  {
    // A name says what it stands for; `_` is unused, and `x` and `y` are coordinates.
    files: ['**/*.ts', '**/*.tsx'],
    ignores: ['**/*.spec.ts', '**/src/testing/**', 'libs/schema/src/migrations/*.ts'],
    rules: {
      'id-length': ['error', { min: 2, properties: 'never', exceptions: ['_', 'x', 'y'], exceptionPatterns: ['^[A-Z]$'] }],
    },
  },
  {
    // Jest's matchers are typed `any`, and a spec may take a row apart as it likes.
    files: ['**/*.spec.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['**/*.mjs', '**/*.cjs', '**/*.js'],
    languageOptions: {
      globals: {
        process: 'readonly',
        Buffer: 'readonly',
        module: 'writable',
        require: 'readonly',
        console: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        setTimeout: 'readonly',
        URL: 'readonly',
        __dirname: 'readonly',
        exports: 'readonly',
      },
    },
  },
  prettier,
);
