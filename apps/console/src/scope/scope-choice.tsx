import { GRANT_TEXTS } from '../service/scopes.generated';
import { useSession } from '../service/session';
import { Field } from '../dialog/field';
import { wordsOf } from '../components/texts';
import { contains, grantsWithin, rightsText, roleOf, rolesWithin, withoutContained } from './rights';

interface ScopeChoiceProperties {
  chosen: readonly string[];
  change: (chosen: string[]) => void;
  /** Error of the request that sent the form. */
  error: unknown;
}

/** Offers every scope that the person who fills in the form can give, in plain words, and roles that choose several of them. */
export function ScopeChoice({ chosen, change, error }: ScopeChoiceProperties) {
  const { caller } = useSession();
  const roles = rolesWithin(caller.scopes);
  const current = roleOf(chosen, roles)?.name ?? '';
  return (
    <>
      <Field label="Role" hint="A role chooses permissions. You can change them below." error={error} pointer="/scopes">
        {(control) => (
          <select
            {...control}
            value={current}
            onChange={({ currentTarget: { value } }) => change([...(roles.find(({ name }) => name === value)?.grants ?? [])])}
          >
            <option value="">{chosen.length === 0 ? '' : 'Permissions of your choice'}</option>
            {roles.map(({ name }) => (
              <option key={name} value={name}>
                {wordsOf(name)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <fieldset class="scopes">
        <legend>Permissions (only those that you have)</legend>
        {grantsWithin(caller.scopes).map((grant) => {
          const isContained = chosen.some((one) => contains(one, grant));
          const isChosen = isContained || chosen.includes(grant);
          const toggle = () => change(isChosen ? chosen.filter((one) => one !== grant) : withoutContained([...chosen, grant]));
          return (
            <label key={grant} class="check">
              <input type="checkbox" checked={isChosen} disabled={isContained} onChange={toggle} />{' '}
              <span>
                {GRANT_TEXTS[grant]} <code>{grant}</code>
              </span>
            </label>
          );
        })}
      </fieldset>
    </>
  );
}

/** A list of the permissions of scopes, in plain words. */
export function ScopeList({ scopes }: { scopes: readonly string[] }) {
  return (
    <ul class="scope-list">
      {withoutContained(scopes).map((scope) => (
        <li key={scope}>
          {GRANT_TEXTS[scope as keyof typeof GRANT_TEXTS]} <code>{scope}</code>
        </li>
      ))}
    </ul>
  );
}

/** Scopes of a person or a key as a role and the other scopes. */
export const Rights = ({ scopes }: { scopes: readonly string[] }) => <>{rightsText(scopes, useSession().caller.scopes)}</>;
