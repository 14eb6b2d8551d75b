/** Values that a person has entered into a form of the page and has not sent. */
interface Draft {
  value: unknown;
  /** Whether the person is asked before the value is lost. */
  isChanged: boolean;
  /** Time at which the form disappeared although the person did not leave it; null while the form is shown. */
  hideTime: number | null;
}

/** Time in milliseconds for which a draft waits for its person after the session has ended. */
const LIFETIME_MILLISECONDS = 30 * 60_000;

/**
 * Drafts of the forms of the page that is shown. They are only in the memory of the tab, because they name patients: what is in the storage of the
 * browser, in its history or in an address outlives the session of the person.
 */
export class Drafts {
  private owner = '';
  private readonly drafts = new Map<string, Draft>();

  /** Begins a session. The drafts of anybody else are removed. @param owner text that is different for each person of each organization */
  begin(owner: string): void {
    if (owner !== this.owner) this.clear();
    this.owner = owner;
  }

  /** Keeps the value of a form that is shown. */
  keep(form: string, value: unknown, isChanged: boolean): void {
    this.drafts.set(form, { value, isChanged, hideTime: null });
  }

  /** Returns the draft of a form; undefined if there is none. */
  find(form: string): { readonly value: unknown } | undefined {
    this.removeExpired();
    return this.drafts.get(form);
  }

  /** Records that a form is shown. */
  show(form: string): void {
    const draft = this.drafts.get(form);
    if (draft) draft.hideTime = null;
  }

  /** Records that a form is no longer shown. Its draft, if there is one, waits for the person for a limited time. */
  hide(form: string): void {
    const draft = this.drafts.get(form);
    if (!draft) return;
    draft.hideTime = Date.now();
    setTimeout(() => this.removeExpired(), LIFETIME_MILLISECONDS);
  }

  remove(form: string): void {
    this.drafts.delete(form);
  }

  /** Removes all drafts, because the person leaves the page or signs out. */
  clear(): void {
    this.drafts.clear();
  }

  /** Whether a form is shown whose values the person has changed and not sent. */
  get hasChanges(): boolean {
    return [...this.drafts.values()].some(({ isChanged, hideTime }) => isChanged && hideTime === null);
  }

  private removeExpired(): void {
    const oldest = Date.now() - LIFETIME_MILLISECONDS;
    for (const [form, { hideTime }] of this.drafts) if (hideTime !== null && hideTime <= oldest) this.drafts.delete(form);
  }
}

export const drafts = new Drafts();

/** Asks a person who has changed a form whether to leave it. Without a changed form, or if the person agrees, the drafts are removed. */
export function mayLeave(): boolean {
  if (drafts.hasChanges && !confirm('Leave this form? What you have entered is not saved, and is lost.')) return false;
  drafts.clear();
  return true;
}
