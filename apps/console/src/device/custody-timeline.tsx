import { type DeviceAssignment } from '@rpm/client';
import { Time } from '../components/texts';

const WIDTH = 1000;
const HEIGHT = 24;

/** Bars for the times in which patients held a device. The table of custody says the same in words. */
export function CustodyTimeline({ assignments }: { assignments: readonly DeviceAssignment[] }) {
  const now = Date.now();
  const bars = assignments.map(({ id, startTimestamp, endTimestamp }) => ({
    id,
    start: Date.parse(startTimestamp),
    end: endTimestamp === null ? now : Date.parse(endTimestamp),
  }));
  const first = Math.min(...bars.map(({ start }) => start));
  const x = (at: number) => ((at - first) / Math.max(1, now - first)) * WIDTH;
  const holders = new Set(assignments.map(({ patient }) => patient.id)).size;
  const times = bars.length === 1 ? 'once' : `${bars.length} times`;
  const sentence = `The device was held ${times}, by ${holders === 1 ? 'one patient' : `${holders} patients`}.`;
  return (
    <>
      <svg class="custody" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={sentence}>
        <rect class="free" x={0} y={0} width={WIDTH} height={HEIGHT} />
        {bars.map(({ id, start, end }) => (
          <rect key={id} class="held" x={x(start)} y={0} width={Math.max(2, x(end) - x(start))} height={HEIGHT} />
        ))}
      </svg>
      <p class="quiet custody-ends">
        <Time at={new Date(first).toISOString()} /> <span>now</span>
      </p>
    </>
  );
}
