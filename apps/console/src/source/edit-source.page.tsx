import { type EditableResource, EditPage } from '../form/form-pages';
import { withEntityTag } from '../form/resources';
import { rpm } from '../service/rpm';
import { editSourceFields } from './source-fields';

/** A source. Its state and its secrets are changed on its page, and its kind of authentication never. */
const SOURCE: EditableResource = {
  noun: 'source',
  plural: 'Sources',
  listPath: '/sources',
  path: '/sources',
  editFields: editSourceFields(),
  load: (ingestSourceId, signal) => withEntityTag(rpm.request('getIngestSource', { ingestSourceId }, { signal })),
  save: (ingestSourceId, patch, ifMatch) => rpm.changeIngestSource({ ingestSourceId, body: patch }, { ifMatch }),
};

export const EditSourcePage = ({ id }: { id: number }) => <EditPage resource={SOURCE} id={id} />;
