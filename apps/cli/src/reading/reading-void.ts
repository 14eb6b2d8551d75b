import { type VoidCriteria, VoidedReadings } from '@rpm/data-access';
import { CORRECTION_PREVIEW_VIEW, READING_KIND_NAMES, readInstant, type ReadingKindName, ValueError } from '@rpm/domain';
import { viewPathsOf } from '@rpm/record-import';
import { type Command, Option } from 'commander';
import { addOrganizationOption, type OrganizationOption } from '../operator/organization-option';
import { REASON } from '../resource/correction-command';
import { columnsByPath } from '../resource/view-paths';
import { runInterruptible } from '../terminal/interruptible';
import { jsonOption } from '../terminal/json-option';
import { invalidOption, readId } from '../terminal/option-value';
import { Output, type OutputOptions } from '../terminal/output';
import { Refusal } from '../terminal/refusal';
import { inOrganization } from '../trail/in-organization';
import { aboutNobody } from '../trail/outcome';

interface VoidOptions extends OrganizationOption, OutputOptions {
  deviceId?: string;
  patientId?: string;
  startTimestamp?: string;
  endTimestamp?: string;
  kind?: ReadingKindName;
  reason?: string;
  dryRun?: boolean;
}

const HELP = `
Readings are voided in transactions of at most 100,000. A command that was interrupted is resumed by running it again.`;

/** Adds the command that marks all readings of a device, a patient or a period as entered in error. */
export function addVoidCommand(group: Command): void {
  addOrganizationOption(group.command('void'))
    .description('mark the readings of a device, a patient or a period as entered in error')
    .option('--device-id <id>', 'only readings of this device')
    .option('--patient-id <id>', 'only readings of this patient')
    .option('--start-timestamp <time>', 'beginning of the period by the times of the readings, inclusive')
    .option('--end-timestamp <time>', 'end of the period, exclusive')
    .addOption(new Option('--kind <kind>', 'only readings of this kind; all kinds by default').choices(READING_KIND_NAMES))
    .option(REASON[0], REASON[1])
    .option('--dry-run', 'only print how many readings would be voided')
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(voidSelected);
}

async function voidSelected(options: VoidOptions): Promise<void> {
  const output = new Output(options);
  const criteria = criteriaOf(options);
  const { reason, dryRun = false } = options;
  if (!dryRun && (reason ?? '').trim() === '') throw invalidOption('--reason', 'required', 'Say why the readings are voided.');
  await inOrganization(output, options, async ({ database, request, trail }) => {
    const readings = new VoidedReadings(database);
    // Each transaction stores a row of its own.
    const unaudited = { ...request, audit: undefined, reason };
    if (dryRun) {
      const preview = await readings.preview(unaudited, criteria);
      return aboutNobody(preview.readingCount, () => output.record(preview, columnsByPath(viewPathsOf(CORRECTION_PREVIEW_VIEW))));
    }
    await trail.begin();
    const interruption = new AbortController();
    let voided = 0;
    const work = () =>
      readings.void(unaudited, criteria, {
        signal: interruption.signal,
        onVoided: async (transaction, patients, count) => {
          await trail.change(transaction, patients, count);
          voided += count;
          output.progress(`${voided} readings`);
        },
      });
    await runInterruptible(work, () => interruption.abort(), INTERRUPTED);
    return aboutNobody(voided, () => {
      output.result({ readingCount: voided }, `${voided} readings are entered in error now.`);
      if (interruption.signal.aborted) throw new Refusal('interrupted', INTERRUPTED);
    });
  });
}

const INTERRUPTED = 'Interrupted. Run the command again to void the other readings.';

/** @throws Refusal if the options select no device, no patient and no complete period */
function criteriaOf({ deviceId, patientId, startTimestamp, endTimestamp, kind }: VoidOptions): VoidCriteria {
  const isPeriod = startTimestamp !== undefined && endTimestamp !== undefined;
  if (deviceId === undefined && patientId === undefined && !isPeriod) {
    const detail = 'Name a device (--device-id), a patient (--patient-id), or the beginning and the end of a period.';
    throw invalidOption('--device-id', 'required', detail);
  }
  return {
    kinds: kind === undefined ? READING_KIND_NAMES : [kind],
    deviceId: deviceId === undefined ? null : readId(deviceId, '--device-id'),
    patientId: patientId === undefined ? null : readId(patientId, '--patient-id'),
    startTimestamp: instantOf(startTimestamp, '--start-timestamp'),
    endTimestamp: instantOf(endTimestamp, '--end-timestamp'),
  };
}

function instantOf(raw: string | undefined, option: string): Date | null {
  if (raw === undefined) return null;
  const instant = readInstant(raw);
  if (instant instanceof ValueError) throw invalidOption(option, instant.code, instant.detail);
  return instant;
}
