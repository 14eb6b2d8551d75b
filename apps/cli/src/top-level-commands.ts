import { type Command } from 'commander';

/** A command of `rpm-admin` that may have subcommands, such as `patient`. */
export interface TopLevelCommand {
  description: string;
  /** Loads the code of the command, which takes up to a second, and returns a function that adds its subcommands, or its options. */
  load: () => Promise<DefineCommand>;
}

/** @param onExitCode receives the exit code of a command that has not thrown an error but must not exit with 0 */
export type DefineCommand = (command: Command, onExitCode: (exitCode: number) => void) => void;

/** All top-level commands, by name, in the order in which the help lists them. */
export const TOP_LEVEL_COMMANDS: Record<string, TopLevelCommand> = {
  migrate: {
    description: 'bring the schema of the database up to date; safe to run again, or several times at once',
    load: async () => (await import('./database/migrate.command.js')).defineMigrateCommand,
  },
  doctor: {
    description: 'check this machine, the configuration and the database, and explain how to correct problems',
    load: async () => (await import('./doctor/doctor.command.js')).defineDoctorCommand,
  },
  'rebuild-indexes': {
    description: 'make the indexes of readings small again, while the service runs',
    load: async () => (await import('./database/rebuild-indexes.command.js')).defineRebuildIndexesCommand,
  },
  backup: {
    description: 'files with all data, from which the same database can be created again',
    load: async () => (await import('./backup/backup.command.js')).addBackupCommands,
  },
  organization: {
    description: 'customers; every patient, device, reading and API key belongs to one organization',
    load: async () => (await import('./access/organization.command.js')).addOrganizationCommands,
  },
  'api-key': {
    description: 'API keys, which clients need to call the API',
    load: async () => (await import('./access/api-key.command.js')).addApiKeyCommands,
  },
  console: {
    description: 'the pages of the service for people: links that sign in once, and people with passkeys',
    load: async () => (await import('./access/console.command.js')).addConsoleCommands,
  },
  site: {
    description: 'places, such as clinics, that receive devices and hand them out to patients',
    load: async () => (await import('./site/site.command.js')).addSiteCommands,
  },
  patient: {
    description: 'people who are monitored',
    load: async () => (await import('./patient/patient.command.js')).addPatientCommands,
  },
  manufacturer: {
    description: 'manufacturers of the items in the catalogue',
    load: async () => (await import('./catalogue/manufacturer.command.js')).addManufacturerCommands,
  },
  item: {
    description: 'products in the catalogue; every device is a unit of an item',
    load: async () => (await import('./catalogue/item.command.js')).addItemCommands,
  },
  kit: plain(
    'items that are ordered and packed together',
    (add, domain, stores) => add(domain.KIT_VIEW, domain.KitQuery, domain.KitInput, stores.KitRepository),
    async () => (await import('./catalogue/kit.command.js')).addKitChangeCommands,
  ),
  device: {
    description: 'devices; every device is a unit of an item in the catalogue',
    load: async () => (await import('./device/device.command.js')).addDeviceCommands,
  },
  reading: {
    description: 'readings that patients or their devices took',
    load: async () => (await import('./reading/reading.command.js')).addReadingCommands,
  },
  report: {
    description: 'reports for people, with the charts of the console',
    load: async () => (await import('./report/report.command.js')).addReportCommands,
  },
  order: {
    description: 'shipments to patients and sites',
    load: async () => (await import('./order/order.command.js')).addOrderCommands,
  },
  return: {
    description: 'parcels that patients and sites send back',
    load: async () => (await import('./return/return.command.js')).addReturnCommands,
  },
  stock: {
    description: 'units in the central stock and at sites, available or promised to orders',
    load: async () => (await import('./stock/stock.command.js')).addStockCommands,
  },
  webhook: {
    description: 'subscriptions to events, and a server for testing them',
    load: async () => (await import('./webhook/webhook.command.js')).addWebhookCommands,
  },
  'webhook-log': {
    description: 'deliveries to webhooks and their outcomes',
    load: async () => (await import('./webhook-log/webhook-log.command.js')).addWebhookLogCommands,
  },
  ingest: {
    description: 'sources of readings: vendors and apps that post messages of their own',
    load: async () => (await import('./source/ingest.command.js')).addIngestCommands,
  },
  event: {
    description: 'events in the order in which they were published, also those that no webhook receives',
    load: async () => (await import('./event/event.command.js')).addEventCommands,
  },
  audit: {
    description: 'the audit trail: who has seen or changed which data',
    load: async () => (await import('./audit/audit.command.js')).addAuditCommands,
  },
  deliver: {
    description: 'send the webhooks of all organizations until Ctrl-C or SIGTERM, without running the service',
    load: async () => (await import('./delivery/deliver.command.js')).defineDeliverCommand,
  },
  retention: {
    description: 'removal of old webhook logs',
    load: async () => (await import('./delivery/retention.command.js')).addRetentionCommands,
  },
  simulate: {
    description: 'fill an organization with the data of a virtual clinic, through the API of a running service',
    load: async () => (await import('./simulation/simulate.command.js')).defineSimulateCommand,
  },
};

type Plain = typeof import('./resource/plain-resource.js');

/**
 * Returns the command for a resource. The view of the resource determines all columns and help texts of the command.
 * @param define function that passes the definition of the resource to `add`; it receives the exports of the libraries `domain` and `data-access`
 * @param loadMore loads a function that adds further commands
 */
function plain(
  description: string,
  define: (add: ReturnType<Plain['adderFor']>, domain: Plain['domain'], store: Plain['store']) => void,
  loadMore?: () => Promise<(group: Command) => void>,
): TopLevelCommand {
  return {
    description,
    load: async () => {
      const { adderFor, domain, store } = await import('./resource/plain-resource.js');
      const addMore = await loadMore?.();
      return (group) => {
        define(adderFor(group), domain, store);
        addMore?.(group);
      };
    },
  };
}
