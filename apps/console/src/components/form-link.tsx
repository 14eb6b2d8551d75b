import { hrefOf } from '../service/address';
import { useSession } from '../service/session';

/** A link to a form, which only people who may send the form see. */
export function FormLink({
  path,
  query = {},
  scope,
  text,
}: {
  path: string;
  query?: Record<string, number>;
  scope: string;
  text: string;
}) {
  const { can } = useSession();
  if (!can(scope)) return null;
  return (
    <a class="button" href={hrefOf(path, query)}>
      {text}
    </a>
  );
}
