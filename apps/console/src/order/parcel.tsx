import { TextField } from '../dialog/text-field';
import { eventTimeOf } from '../correction/event-time-field';

/** A parcel, as a person enters it. */
export interface Parcel {
  carrier: string;
  trackingNumber: string;
}

/** Returns the pointers of the properties that the fields of a parcel set. The carrier is part of the tracking number if there is one. */
export const parcelPointers = ({ trackingNumber }: Parcel) => ({
  carrier: trackingNumber === '' ? '/carrier' : '/trackingNumbers/0/carrier',
  trackingNumber: '/trackingNumbers/0/value',
});

/** Returns the body that adds the tracking number of a parcel. */
export const trackingNumbersOf = ({ carrier, trackingNumber }: Parcel) => ({
  trackingNumbers: [{ carrier, value: trackingNumber }],
});

/** Returns the body that ships a parcel: with its tracking number, or with its carrier if the number is not known yet. */
export const shipmentOf = ({ eventTimestamp, ...parcel }: Parcel & { eventTimestamp: string }) => ({
  ...(parcel.trackingNumber !== '' ? trackingNumbersOf(parcel) : parcel.carrier !== '' && { carrier: parcel.carrier }),
  ...eventTimeOf(eventTimestamp),
});

interface ParcelProperties {
  parcel: Parcel;
  change: (changes: Partial<Parcel>) => void;
  error: unknown;
  /** Whether the tracking number is added to a parcel that was shipped. */
  isShipped: boolean;
}

/** Asks for the carrier and the tracking number of a parcel. */
export function ParcelFields({ parcel, change, error, isShipped }: ParcelProperties) {
  const pointers = parcelPointers(parcel);
  return (
    <>
      <TextField
        label="Carrier"
        value={parcel.carrier}
        set={(carrier) => change({ carrier })}
        error={error}
        pointer={pointers.carrier}
        isRequired={parcel.trackingNumber !== ''}
      />
      <TextField
        label={isShipped ? 'Tracking number' : 'Tracking number (optional)'}
        value={parcel.trackingNumber}
        set={(trackingNumber) => change({ trackingNumber })}
        error={error}
        pointer={pointers.trackingNumber}
        isRequired={isShipped}
      />
    </>
  );
}
