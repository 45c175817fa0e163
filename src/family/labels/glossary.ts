import {translate} from '@docusaurus/Translate';
import type {TermId} from '../data/glossary';

export interface TermWording {
  readonly name: string;
  /** One or two sentences; code is in backticks. */
  readonly definition: string;
}

/** Every term of the glossary: shown in the glossary and where a page uses `<Term>`. */
export const glossaryLabels: Readonly<Record<TermId, TermWording>> = {
  alias: {
    name: translate({
      id: 'glossary.alias.name',
      message: 'Alias',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.alias.definition',
      message:
        'A name that an operation gives to a field in its response, written before the field: `first: book(id: 1)`. Aliases let one selection set ask for the same field twice with different arguments.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  argument: {
    name: translate({
      id: 'glossary.argument.name',
      message: 'Argument',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.argument.definition',
      message:
        'A named value passed to a field or a directive. The schema declares which arguments exist and what type each has.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  ast: {
    name: translate({
      id: 'glossary.ast.name',
      message: 'AST',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.ast.definition',
      message:
        'The abstract syntax tree, the structure of nodes that a parser makes from the text of a document. Tools read and change the tree rather than the text.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  batching: {
    name: translate({
      id: 'glossary.batching.name',
      message: 'Batching',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.batching.definition',
      message:
        'Answering several requests for data with one access to the source. A data loader batches within one operation; an HTTP server may also accept a batch of operations in one request.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  'breaking-change': {
    name: translate({
      id: 'glossary.breakingChange.name',
      message: 'Breaking change',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.breakingChange.definition',
      message:
        'A change of a schema that can make an operation fail, or a client misread its result, though it worked before. Removing a field is the plainest example.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  'code-first': {
    name: translate({
      id: 'glossary.codeFirst.name',
      message: 'Code first',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.codeFirst.definition',
      message:
        "A way of working in which program code defines the types, and the schema's text is generated from it. Its counterpart is schema first.",
      description: 'Definition of the term; code is in backticks',
    }),
  },
  context: {
    name: translate({
      id: 'glossary.context.name',
      message: 'Context',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.context.definition',
      message:
        'An object created for each operation and handed to every resolver. It carries what belongs to the request, such as the current user.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  'custom-scalar': {
    name: translate({
      id: 'glossary.customScalar.name',
      message: 'Custom scalar',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.customScalar.definition',
      message:
        'A scalar type that a schema adds to the five built-in ones. It brings its own rules for turning values into a response and for reading them from input.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  'data-loader': {
    name: translate({
      id: 'glossary.dataLoader.name',
      message: 'Data loader',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.dataLoader.definition',
      message:
        'A helper that collects the keys requested during a short moment, fetches them together, and remembers the results for the rest of the operation. It is the usual fix for the N+1 problem.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  'default-resolver': {
    name: translate({
      id: 'glossary.defaultResolver.name',
      message: 'Default resolver',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.defaultResolver.definition',
      message:
        "The function that answers a field without a resolver of its own. It reads the property with the field's name from the parent object, and calls it if it is a function.",
      description: 'Definition of the term; code is in backticks',
    }),
  },
  deprecation: {
    name: translate({
      id: 'glossary.deprecation.name',
      message: 'Deprecation',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.deprecation.definition',
      message:
        'A mark on a field, argument, input field or enum value, set with `@deprecated`, that tells clients to stop using it. The element keeps working until it is removed.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  directive: {
    name: translate({
      id: 'glossary.directive.name',
      message: 'Directive',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.directive.definition',
      message:
        'An annotation that begins with `@` and changes or describes how the annotated part is treated. Some, such as `@include`, are used in operations; others, such as `@deprecated`, in a schema.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  document: {
    name: translate({
      id: 'glossary.document.name',
      message: 'Document',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.document.definition',
      message:
        'A text in the GraphQL language that contains definitions. An executable document holds operations and fragments; a type system document holds the parts of a schema.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  enum: {
    name: translate({
      id: 'glossary.enum.name',
      message: 'Enum',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.enum.definition',
      message:
        'A type whose value is one of a fixed list of names. In a response, an enum value appears as a string.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  'error-masking': {
    name: translate({
      id: 'glossary.errorMasking.name',
      message: 'Error masking',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.errorMasking.definition',
      message:
        'Replacing the message of an unexpected error with a neutral one before the response leaves the server, so that internal details are not shown to clients.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  execution: {
    name: translate({
      id: 'glossary.execution.name',
      message: 'Execution',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.execution.definition',
      message:
        'The phase in which the resolvers of a validated operation run and their results form the response.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  executor: {
    name: translate({
      id: 'glossary.executor.name',
      message: 'Executor',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.executor.definition',
      message:
        'A function that takes a document with its variables and returns a result. It may run a local schema, or send the operation to a remote API.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  federation: {
    name: translate({
      id: 'glossary.federation.name',
      message: 'Federation',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.federation.definition',
      message:
        "A method of composing subgraphs, in which directives in each subgraph's schema say how its types relate to those of others. The result is a supergraph.",
      description: 'Definition of the term; code is in backticks',
    }),
  },
  field: {
    name: translate({
      id: 'glossary.field.name',
      message: 'Field',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.field.definition',
      message:
        'One unit of data in a type, with a name, a type and optional arguments. An operation selects fields.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  fragment: {
    name: translate({
      id: 'glossary.fragment.name',
      message: 'Fragment',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.fragment.definition',
      message:
        'A named selection of fields on one type that operations and other fragments can include with `...`. An inline fragment has no name and often narrows an abstract type.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  gateway: {
    name: translate({
      id: 'glossary.gateway.name',
      message: 'Gateway',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.gateway.definition',
      message:
        'A server that accepts an operation for a supergraph, plans which subgraphs can answer which part, and joins their results.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  graphiql: {
    name: translate({
      id: 'glossary.graphiql.name',
      message: 'GraphiQL',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.graphiql.definition',
      message:
        'An editor for the browser in which you write operations, run them and read the schema. Many servers include it for development.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  'input-object': {
    name: translate({
      id: 'glossary.inputObject.name',
      message: 'Input object',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.inputObject.definition',
      message:
        'A type made of input fields, used for arguments and variables. It never appears as a result.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  interface: {
    name: translate({
      id: 'glossary.interface.name',
      message: 'Interface',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.interface.definition',
      message:
        'An abstract type that lists fields which several object types share. A field of an interface type answers with one of those objects.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  introspection: {
    name: translate({
      id: 'glossary.introspection.name',
      message: 'Introspection',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.introspection.definition',
      message:
        'The part of GraphQL that lets an operation ask the schema about itself, through `__schema` and `__type`. A server may switch it off.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  list: {
    name: translate({
      id: 'glossary.list.name',
      message: 'List',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.list.definition',
      message:
        'A wrapping type, written in square brackets, for an ordered series of values of one type.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  mutation: {
    name: translate({
      id: 'glossary.mutation.name',
      message: 'Mutation',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.mutation.definition',
      message:
        'An operation that writes and then reads. Its top-level fields run one after another, in the order of the document.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  'n1-problem': {
    name: translate({
      id: 'glossary.n1Problem.name',
      message: 'N+1 problem',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.n1Problem.definition',
      message:
        'A pattern of access in which one query fetches a list and then one more query runs for each of its items. It arises because resolvers of list items run independently.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  'non-null': {
    name: translate({
      id: 'glossary.nonNull.name',
      message: 'Non-null',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.nonNull.definition',
      message:
        'A wrapping type, written with `!`, that excludes `null`. When a non-null field fails, its parent becomes null instead, and so on up to the nearest nullable position; this is called null propagation.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  'object-type': {
    name: translate({
      id: 'glossary.objectType.name',
      message: 'Object type',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.objectType.definition',
      message: 'A type with named fields. Most types in a schema are object types.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  operation: {
    name: translate({
      id: 'glossary.operation.name',
      message: 'Operation',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.operation.definition',
      message:
        'A query, a mutation or a subscription in an executable document. When a document has several, the request names the one to run.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  'persisted-operation': {
    name: translate({
      id: 'glossary.persistedOperation.name',
      message: 'Persisted operation',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.persistedOperation.definition',
      message:
        'An operation stored at the server beforehand, so that a client sends its identifier instead of its text. A server that accepts only persisted operations refuses unknown documents.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  plugin: {
    name: translate({
      id: 'glossary.plugin.name',
      message: 'Plugin',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.plugin.definition',
      message:
        'A unit that hooks into the phases of an operation or of a build. A server plugin may act before and after parsing, validation and execution.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  query: {
    name: translate({
      id: 'glossary.query.name',
      message: 'Query',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.query.definition',
      message: 'An operation that reads. Its fields may be resolved in parallel.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  realm: {
    name: translate({
      id: 'glossary.realm.name',
      message: 'Realm',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.realm.definition',
      message:
        'A JavaScript environment with its own set of built-in objects. The `graphql` package reports another module or realm when a schema was made by a second copy of the package.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  resolver: {
    name: translate({
      id: 'glossary.resolver.name',
      message: 'Resolver',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.resolver.definition',
      message:
        'The function that produces the value of one field. It receives the parent object, the arguments, the context and information about the operation.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  'root-type': {
    name: translate({
      id: 'glossary.rootType.name',
      message: 'Root type',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.rootType.definition',
      message:
        'The object type at which an operation begins: one each for queries, mutations and subscriptions. By default they are named `Query`, `Mutation` and `Subscription`.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  scalar: {
    name: translate({
      id: 'glossary.scalar.name',
      message: 'Scalar',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.scalar.definition',
      message:
        'A type whose values have no fields. The built-in ones are `Int`, `Float`, `String`, `Boolean` and `ID`.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  schema: {
    name: translate({
      id: 'glossary.schema.name',
      message: 'Schema',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.schema.definition',
      message:
        'The full description of what an API offers: its types, its directives and its root types. An executable schema also has resolvers.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  'schema-first': {
    name: translate({
      id: 'glossary.schemaFirst.name',
      message: 'Schema first',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.schemaFirst.definition',
      message:
        "A way of working in which you write the schema's text by hand and attach resolvers to it.",
      description: 'Definition of the term; code is in backticks',
    }),
  },
  'schema-registry': {
    name: translate({
      id: 'glossary.schemaRegistry.name',
      message: 'Schema registry',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.schemaRegistry.definition',
      message:
        'A service that stores the published versions of schemas, checks changes against them, and tells other systems which version is live.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  sdl: {
    name: translate({
      id: 'glossary.sdl.name',
      message: 'SDL',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.sdl.definition',
      message:
        'The schema definition language, the part of the GraphQL language that describes types and directives.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  'selection-set': {
    name: translate({
      id: 'glossary.selectionSet.name',
      message: 'Selection set',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.selectionSet.definition',
      message:
        'The list of fields and fragments between braces that says what to return from an object. It gives this portal its name.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  'server-sent-events': {
    name: translate({
      id: 'glossary.serverSentEvents.name',
      message: 'Server-sent events',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.serverSentEvents.definition',
      message:
        'A standard for sending a stream of events over one HTTP response. Yoga uses it for subscriptions.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  stitching: {
    name: translate({
      id: 'glossary.stitching.name',
      message: 'Stitching',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.stitching.definition',
      message:
        'Combining several schemas into one at run time by delegating fields to the schemas they came from.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  subgraph: {
    name: translate({
      id: 'glossary.subgraph.name',
      message: 'Subgraph',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.subgraph.definition',
      message: 'A schema that forms one part of a supergraph, together with the service behind it.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  subscription: {
    name: translate({
      id: 'glossary.subscription.name',
      message: 'Subscription',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.subscription.definition',
      message: 'An operation that opens a stream and receives a result for each event.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  supergraph: {
    name: translate({
      id: 'glossary.supergraph.name',
      message: 'Supergraph',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.supergraph.definition',
      message:
        'The schema composed from subgraphs, with notes on which subgraph answers which field.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  'type-extension': {
    name: translate({
      id: 'glossary.typeExtension.name',
      message: 'Type extension',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.typeExtension.definition',
      message:
        'A definition beginning with `extend` that adds to a type defined elsewhere in the schema.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  union: {
    name: translate({
      id: 'glossary.union.name',
      message: 'Union',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.union.definition',
      message:
        'An abstract type that lists the object types a value may have, without requiring that they share fields.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  validation: {
    name: translate({
      id: 'glossary.validation.name',
      message: 'Validation',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.validation.definition',
      message:
        'The phase in which a document is checked against the schema before any resolver runs. A document that fails is not executed.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
  variable: {
    name: translate({
      id: 'glossary.variable.name',
      message: 'Variable',
      description: 'Term of the glossary; translations add the English term in brackets',
    }),
    definition: translate({
      id: 'glossary.variable.definition',
      message:
        'A named input of an operation, written with `$`, whose value is sent alongside the document. Variables keep the document constant and make escaping unnecessary.',
      description: 'Definition of the term; code is in backticks',
    }),
  },
};
