import { useState } from 'preact/hooks';
import { hasPasskeys, signInWithPasskey } from './passkey';

/** The button that signs in with a passkey. Browsers without passkeys do not show it. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: () => void }) {
  const [fault, setFault] = useState<string | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  if (!hasPasskeys()) return null;
  const run = async () => {
    setIsRunning(true);
    const detail = await signInWithPasskey();
    setIsRunning(false);
    setFault(detail);
    if (detail === null) onSignedIn();
  };
  return (
    <div class="passkey">
      <button type="button" class="primary" disabled={isRunning} onClick={() => void run()}>
        Sign in with a passkey
      </button>
      <p class="fault" role="alert">
        {fault}
      </p>
    </div>
  );
}
