import { type Operations } from './api.generated.ts';
import { type RequestOptions } from './settings.ts';

/** The name of an operation, such as `createPatient`: its `operationId` in the OpenAPI document. */
export type OperationName = keyof Operations;

/** The input of an operation: its parameters, and its body as `body`. */
export type Input<Name extends OperationName> = Operations[Name]['input'];

/** The response of an operation. */
export type Answer<Name extends OperationName> = Operations[Name]['answer'];

/** The arguments of a method. The input can be left out if the operation needs none. */
export type Arguments<I, Options> = object extends I ? [input?: I, options?: Options] : [input: I, options?: Options];

interface Page<Item> {
  content: Item[];
  last: boolean;
}

/** Names of the operations that return pages. */
export type ListName = { [Name in OperationName]: Answer<Name> extends Page<unknown> ? Name : never }[OperationName];

/** The entries of a list. */
export type Item<Name extends ListName> = Answer<Name> extends Page<infer I> ? I : never;

/** The operation with the changes of a list: `listSiteChanges` for `listSites`. */
type ChangesOperation<Name extends OperationName> = Name extends `list${infer Noun}s`
  ? Extract<`list${Noun}Changes`, OperationName>
  : never;

/** Names of the lists that have changes. */
export type ChangesName = {
  [Name in OperationName]: [ChangesOperation<Name>] extends [never] ? never : Name;
}[OperationName];

/** The time or the cursor after which changes are returned, and the page size. There are no filters, because they would hide changes. */
export type ChangesInput<Name extends ChangesName> = Input<ChangesOperation<Name>>;

/** A part of a list of changes: changed resources, and the cursor after them. */
export type Changes<Name extends ChangesName> = Answer<ChangesOperation<Name>>;

/** A correction that changes nothing and returns a preview if `dryRun` is true. */
interface CorrectionMethod<I, A, P> {
  (input: I & { dryRun: true }, options?: RequestOptions): Promise<P>;
  (input: I & { dryRun?: false }, options?: RequestOptions): Promise<A>;
  (input: I, options?: RequestOptions): Promise<A | P>;
}

type Method<O extends { input: unknown; answer: unknown }> = O extends { preview: infer P }
  ? CorrectionMethod<O['input'], O['answer'], P>
  : (...args: Arguments<O['input'], RequestOptions>) => Promise<O['answer']>;

/** One method per operation, which returns the body of the response. */
export type Methods = { readonly [Name in OperationName]: Method<Operations[Name]> };
