import { useEffect, useState } from 'preact/hooks';
import { hasPasskeys, registerPasskey } from './passkey';

/** The page where an invited person registers a passkey. */
export function InvitationPage({ invitation, onSignedIn }: { invitation: string; onSignedIn: () => void }) {
  const [fault, setFault] = useState<string | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  useEffect(() => {
    document.title = 'Invitation – Console';
  }, []);
  const register = async () => {
    setIsRunning(true);
    const detail = await registerPasskey(invitation);
    setIsRunning(false);
    setFault(detail);
    if (detail === null) onSignedIn();
  };
  return (
    <main id="main" class="sign-in">
      <h1>You are invited to the console</h1>
      <p>
        Create a passkey to sign in from now on. Your device keeps it and asks for your fingerprint, your face or your PIN; there
        is no password.
      </p>
      {hasPasskeys() ? (
        <div>
          <button type="button" class="primary" disabled={isRunning} onClick={() => void register()}>
            Create a passkey
          </button>
        </div>
      ) : (
        <p class="notice">This browser has no passkeys at this address. Use https, or another browser.</p>
      )}
      <p class="fault" role="alert">
        {fault}
      </p>
      <p class="quiet">The invitation works once, for 24 hours. Close this page if it was not meant for you.</p>
    </main>
  );
}
