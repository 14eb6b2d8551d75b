import { expectValidFhir } from '../testing';
import { issueType, operationOutcome } from './operation-outcome';

const IDENTITY = {
  uuid: '7d0d1c35-5a2f-4f4c-9d65-3c1f6f1d3b11',
  base: 'https://rpm.example.org',
  externalIdentifierSystem: null,
};

describe('operationOutcome', () => {
  it('has an issue for each error, with the stable code and the id of the request', () => {
    const issue = { code: 'unknown_parameter', text: 'The parameter value-quantity is not supported.' };
    const outcome = operationOutcome(
      IDENTITY,
      [
        { ...issue, type: 'not-supported', expression: ['http.value-quantity'] },
        { type: 'informational', severity: 'information', code: 'existing', text: 'The reading is stored already.' },
      ],
      '01JH',
    );
    expect(outcome).toEqual({
      resourceType: 'OperationOutcome',
      issue: [
        {
          severity: 'error',
          code: 'not-supported',
          details: { coding: [{ system: 'https://rpm.example.org/CodeSystem/problem', code: issue.code }], text: issue.text },
          diagnostics: 'Request 01JH',
          expression: ['http.value-quantity'],
        },
        {
          severity: 'information',
          code: 'informational',
          details: {
            coding: [{ system: 'https://rpm.example.org/CodeSystem/problem', code: 'existing' }],
            text: 'The reading is stored already.',
          },
          diagnostics: 'Request 01JH',
        },
      ],
    });
    expectValidFhir(outcome);
  });

  it('has codes of a system that belongs to no organization if the organization is not known', () => {
    const outcome = operationOutcome(null, [{ type: 'login', code: 'api_key_invalid', text: 'Send a valid key.' }]);
    expect(outcome).toEqual({
      resourceType: 'OperationOutcome',
      issue: [
        {
          severity: 'error',
          code: 'login',
          details: { coding: [{ system: 'urn:rpm:problem', code: 'api_key_invalid' }], text: 'Send a valid key.' },
        },
      ],
    });
    expectValidFhir(outcome);
  });
});

describe('issueType', () => {
  it.each([
    [400, 'invalid'],
    [401, 'login'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'conflict'],
    [412, 'conflict'],
    [413, 'too-long'],
    [422, 'invalid'],
    [429, 'throttled'],
    [500, 'exception'],
    [503, 'transient'],
  ])('of a response with status %i is %s', (status, type) => {
    expect(issueType(status)).toBe(type);
  });
});
