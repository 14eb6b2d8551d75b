import {
  FILE_IMPORT_LIST_VIEW,
  FILE_IMPORT_UNDO_VIEW,
  FILE_IMPORT_VIEW,
  FILE_PREVIEW_VIEW,
  FileAnswersInput,
  FileImportInput,
  FileImportQuery,
  FilePartInput,
} from '@rpm/domain';
import { type Parameter } from '../openapi/model';
import { openApiPart } from '../openapi/resource-part';

const PART_NUMBER: Parameter = {
  name: 'number',
  in: 'path',
  required: true,
  description: 'Number of the part, counted from 1.',
  schema: { type: 'integer', format: 'int64', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
  example: 1,
};

export const fileImportOpenApi = openApiPart(
  { area: 'readings', heading: 'File imports', view: FILE_IMPORT_VIEW },
  {
    'POST /api/v3/file-import': {
      operationId: 'createFileImport',
      summary: 'Announce a file of a vendor',
      description:
        'Creates an import of a file. Send the parts of the file next, then answers, and start the import when the preview has no questions left.',
      body: FileImportInput,
      problems: { conflict: { detail: 'Ten imports of files have not ended yet. Start or undo them, or wait a day.' } },
    },
    'GET /api/v3/file-import': {
      operationId: 'listFileImports',
      summary: 'List imports of files',
      description:
        'Returns the imports of files, newest first, also those of `rpm-admin`. It contains neither names of files nor anything that is in them. ' +
        'Send the `cursor` of each answer as `after` of the next request while `hasMore` is true.',
      view: FILE_IMPORT_LIST_VIEW,
      query: FileImportQuery,
      answer: { description: 'A part of the imports.' },
    },
    'GET /api/v3/file-import/{fileImportId}': {
      operationId: 'getFileImport',
      summary: 'Fetch an import of a file',
      description: 'Returns the state and the progress of an import.',
    },
    'PUT /api/v3/file-import/{fileImportId}/part/{number}': {
      operationId: 'putFileImportPart',
      summary: 'Send a part of a file',
      description:
        'Stores a part, encrypted, until the import has ended or for a day. Parts can be sent in any order, and again; any process accepts any part.',
      parameters: [PART_NUMBER],
      body: FilePartInput,
      problems: { conflict: { detail: 'This import has been started already.' } },
    },
    'POST /api/v3/file-import/{fileImportId}/answers': {
      operationId: 'answerFileImport',
      summary: 'Preview an import',
      description:
        'Stores what a person says about the file, and returns what the import would do. No reading is stored. Each request replaces all answers; the first one ' +
        'may be empty. Neither a unit nor an order of dates is guessed. `scopes` names the scopes that the start needs for what it creates. ' +
        'The person in the file is compared with the patient only for a key with the scope `patients:read`; for other keys, a question asks for confirmation.',
      body: FileAnswersInput,
      view: FILE_PREVIEW_VIEW,
      problems: { conflict: { detail: '524288 of 1048576 bytes of the file have arrived. Send all parts.' } },
    },
    'POST /api/v3/file-import/{fileImportId}/start': {
      operationId: 'startFileImport',
      summary: 'Import a file',
      description:
        'Stores readings for some seconds. Repeat the request until the state is `stored`; any process continues where another one has stopped. An import that creates ' +
        'a patient needs the scope `patients:write`, too, one that registers devices `devices:write`, and one that creates items of the catalogue for them ' +
        '`catalogue:write`; without them, nothing is stored.',
      problems: { conflict: { detail: 'The times of the file are local times, and the file does not state their time zone.' } },
    },
    'POST /api/v3/file-import/{fileImportId}/undo': {
      operationId: 'undoFileImport',
      summary: 'Undo an import',
      description:
        'Marks the readings that the import has stored as entered in error, except those that somebody has changed since, and archives patients that it has created if ' +
        'nothing else refers to them. An import that was not started only ends, and its file is deleted. Repeat the request until the state is `undone`. An import that has created a patient needs the scope `patients:write`, too, and one ' +
        'that has registered devices `devices:write`, because their serial numbers are released.',
      isCorrection: true,
      preview: FILE_IMPORT_UNDO_VIEW,
    },
  },
);
