import { useEffect, useRef, useState } from 'preact/hooks';
import { PasskeyButton } from './passkey-button';
import { signIn } from '../service/session';

/** The page where a person pastes an API key. A link with a one-time code signs a person in without a key. */
export function SignInPage({ hint, onSignedIn }: { hint: string | null; onSignedIn: () => void }) {
  const [key, setKey] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    document.title = 'Sign in – Console';
  }, []);
  const submit = async () => {
    setIsRunning(true);
    const detail = await signIn({ key: key.trim() });
    setIsRunning(false);
    setFault(detail);
    if (detail === null) onSignedIn();
    else field.current?.focus();
  };
  return (
    <main id="main" class="sign-in">
      <h1>Sign in to the console</h1>
      {hint !== null && (
        <p class="notice" role="status">
          {hint}
        </p>
      )}
      <PasskeyButton onSignedIn={onSignedIn} />
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div class="field">
          <label for="key">API key</label>
          <input
            id="key"
            ref={field}
            type="password"
            autocomplete="current-password"
            required
            value={key}
            aria-invalid={fault !== null}
            aria-describedby="key-hint key-fault"
            onInput={(event) => setKey(event.currentTarget.value)}
          />
          <p class="hint" id="key-hint">
            The key is used only to sign you in. The browser does not store it.
          </p>
          <p class="fault" id="key-fault" role="alert">
            {fault}
          </p>
        </div>
        <div>
          <button type="submit" disabled={isRunning}>
            Sign in
          </button>
        </div>
      </form>
      <p class="quiet">
        Neither? An administrator can invite you, <code>rpm-admin console invite</code>, or send you a link that signs you in
        once, <code>rpm-admin console link</code>.
      </p>
    </main>
  );
}
