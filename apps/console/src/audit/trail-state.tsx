import { type AuditState } from '@rpm/client';
import { Show } from '../components/states';
import { count, Fact, Facts, Section, Time } from '../components/texts';
import { rpm, useLoaded } from '../service/rpm';

/** Age in milliseconds from which a row that is not sealed is a reason to look at the service. */
const LATE_MS = 5 * 60_000;

/** A table that says how far the audit trail is sealed, signed and verified. */
export function TrailState() {
  const loaded = useLoaded((signal) => rpm.getAuditState(undefined, { signal }), 'audit-state');
  return (
    <Section title="Protection against changes">
      <Show loaded={loaded}>{(state) => <StateFacts state={state} />}</Show>
    </Section>
  );
}

function StateFacts({ state }: { state: AuditState }) {
  const { newestBlock: block, newestCheckpoint: checkpoint, newestVerification: verification, oldestUnsealedTimestamp } = state;
  return (
    <Facts>
      <Fact name="Last sealed">
        {block && (
          <>
            <Time at={block.sealTimestamp} />, block {count(block.number)}
          </>
        )}
      </Fact>
      <Fact name="Waiting to be sealed">{waitingText(oldestUnsealedTimestamp)}</Fact>
      <Fact name="Last checkpoint">
        {checkpoint && (
          <>
            <Time at={checkpoint.createTimestamp} />, number {count(checkpoint.number)},{' '}
            {checkpoint.signed ? 'signed' : <span class="status busy">▲ not signed</span>}
          </>
        )}
      </Fact>
      <Fact name="Last verified">
        {verification ? (
          <>
            <Time at={verification.verifyTimestamp} />,{' '}
            {verification.intact ? 'nothing was changed' : <span class="status bad">▲ something was changed</span>}
          </>
        ) : (
          'never'
        )}
      </Fact>
    </Facts>
  );
}

function waitingText(oldest: string | null) {
  if (oldest === null) return 'nothing';
  const isLate = Date.now() - Date.parse(oldest) > LATE_MS;
  return (
    <>
      since <Time at={oldest} />
      {isLate && <span class="status busy"> ▲ ask your administrator whether the service works</span>}
    </>
  );
}
