import { glucosePart } from '../testing/parts';
import { type PartRow } from './outcome/finish-messages.sql';
import { partsToProcess } from './message-parts';
import { type QueuedMessage } from './message-queue.sql';

const message = { id: 1, isProcessed: true } as QueuedMessage;
const row = (ordinal: number, pointer: string, code: string) =>
  ({ message_id: 1, ordinal, pointer, kind: 'bloodGlucose', outcome: 'quarantined', code }) as PartRow;

describe('the parts of a message that were selected', () => {
  it.each([true, false])('are the only ones that are processed, whatever the version: same version %s', (isSameVersion) => {
    const parts = ['/a', '/b', '/c'].map((pointer) => glucosePart({ pointer }));
    const earlier = [row(0, '/a', 'conflict'), row(1, '/b', 'device_unknown')];
    const only = ({ code }: PartRow) => code === 'conflict';
    expect(partsToProcess(message, parts, earlier, { isSameVersion, all: false, only })).toEqual({
      message,
      toProcess: [{ ordinal: 0, part: parts[0] }],
      settled: [earlier[1]],
      count: 3,
    });
  });
});
