import { InvalidInput } from '@rpm/domain';
import { assertedActorOf, MAX_ACTOR_LENGTH } from './asserted-actor';

const given = (...values: string[]) =>
  values.length === 0
    ? { headers: {}, headersDistinct: {} }
    : { headers: { 'x-actor': values.join(', ') }, headersDistinct: { 'x-actor': values } };

describe('X-Actor', () => {
  it('is optional', () => expect(assertedActorOf(given())).toBeNull());

  it.each([
    ['1 character', 'j', 'j'],
    ['200 characters', 'j'.repeat(200), 'j'.repeat(200)],
    ['200 characters that are several bytes each', encodeURIComponent('é'.repeat(200)), 'é'.repeat(200)],
    ['200 characters that are two UTF-16 units each', encodeURIComponent('😀'.repeat(200)), '😀'.repeat(200)],
    ['an e-mail address', 'jane@clinic.example.org', 'jane@clinic.example.org'],
    ['percent-encoded UTF-8', 'J%C3%BCrgen%20%E6%9D%8E', 'Jürgen 李'],
    ['an encoded percent sign', '100%25', '100%'],
    ['a plus sign and a comma', 'a+b,c', 'a+b,c'],
  ])('accepts %s', (_, value, actor) => expect(assertedActorOf(given(value))).toBe(actor));

  it.each([
    ['no character', ['']],
    ['201 characters', ['j'.repeat(MAX_ACTOR_LENGTH + 1)]],
    ['201 encoded characters', [encodeURIComponent('é'.repeat(MAX_ACTOR_LENGTH + 1))]],
    ['two headers', ['jane', 'john']],
    ['two equal headers', ['jane', 'jane']],
    ['an incomplete percent sign', ['100%']],
    ['a percent sign before other letters', ['%zz']],
    ['bytes that are not UTF-8', ['%FF']],
    ['incomplete UTF-8', ['%C3']],
    ['overlong UTF-8', ['%C0%AF']],
    ['an encoded surrogate', ['%ED%A0%80']],
    ['an encoded line break', ['jane%0Aadmin']],
    ['an encoded zero', ['jane%00']],
    ['an encoded delete character', ['jane%7F']],
    ['an encoded control character beyond ASCII', ['jane%C2%85']],
    ['characters that are not encoded', ['Jürgen']],
    ['a tab', ['jane\tjohn']],
  ])('rejects %s with the place of the error, and does not repeat the value', (_, values) => {
    let problem: unknown;
    try {
      assertedActorOf(given(...values));
    } catch (error) {
      problem = error;
    }
    expect(problem).toBeInstanceOf(InvalidInput);
    const { errors } = problem as InvalidInput;
    expect(errors).toEqual([expect.objectContaining({ parameter: 'X-Actor', code: 'not_an_actor' })]);
    expect(JSON.stringify(errors)).not.toMatch(/jane|john|admin|jjj|ééé/i);
  });
});
