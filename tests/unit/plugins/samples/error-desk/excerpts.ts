/** A message as one of the tools prints it elsewhere: other names, paths, versions and surroundings than those of the pages. */
export interface Excerpt {
  /** Tool's folder and anchor of each section that explains it. */
  readonly right: readonly string[];
  readonly log: string;
}

const excerpt = (right: string, log: string): Excerpt => ({right: right.split(' '), log});

/** Written from knowledge of the tools; weights and rules were chosen with these at hand. */
export const EXCERPTS: readonly Excerpt[] = [
  excerpt(
    'codegen#unable-to-find-codegen-config-file',
    `> web@1.4.0 generate
> graphql-codegen

Error: Unable to find Codegen config file! 

        Please make sure that you have a configuration file under the current directory!
      
    at createContext (/srv/web/node_modules/@graphql-codegen/cli/cjs/config.js:258:15)
    at async generate (/srv/web/node_modules/@graphql-codegen/cli/cjs/generate-and-save.js:20:21)`,
  ),
  excerpt(
    'codegen#invalid-codegen-configuration',
    `✖ Parse Configuration [FAILED: Invalid Codegen Configuration!

        Please make sure that your codegen config file contains the "generates" field, with a specification for the plugins you need.

        It should looks like that:
        schema:
          - my-schema.graphql`,
  ),
  excerpt(
    'codegen#failed-to-load-schema',
    `✔ Parse Configuration
⚠ Generate outputs
❯ Generate to ./app/gql/
✖
Failed to load schema from https://api.staging.acme.io/graphql:
connect ECONNREFUSED 10.2.0.14:443
Error: connect ECONNREFUSED 10.2.0.14:443
    at TCPConnectWrap.afterConnect [as oncomplete] (node:net:1555:16)
GraphQL Code Generator supports:
- ES Modules and CommonJS exports (export as default or named export "schema")`,
  ),
  excerpt(
    'codegen#failed-to-load-schema',
    `[FAILED] Failed to load schema from ./graphql/**/*.gql:
[FAILED] 	Unable to find any GraphQL type definitions for the following pointers:
[FAILED] 		- ./graphql/**/*.gql
[FAILED] Error:
[FAILED]   Unable to find any GraphQL type definitions for the following pointers:`,
  ),
  excerpt(
    'codegen#unable-to-find-template-plugin',
    `✖ src/types/graphql.ts
    AggregateError: Unable to find template plugin matching 'typescript-react-apollo'
            Install one of the following packages:
            
            - @graphql-codegen/typescript-react-apollo
            - @graphql-codegen/typescript-react-apollo-template`,
  ),
  excerpt(
    'codegen#unable-to-find-any-graphql-type-definitions-for-documents',
    `  ❯ Generate src/__generated__/
    ✔ Load GraphQL schemas
    ✖ Load GraphQL documents [FAILED: Unable to find any GraphQL type definitions for the following pointers:

          - src/components/**/*.tsx
          ]`,
  ),
  excerpt(
    'codegen#unable-to-find-any-graphql-type-definitions-for-documents',
    `Error:
      Unable to find any GraphQL type definitions for the following pointers:

          - ./libs/data/**/*.query.graphql
          ,
          - ./libs/data/**/*.mutation.graphql

    at prepareResult (/repo/node_modules/@graphql-tools/load/cjs/load-typedefs.js:82:15)
    at loadTypedefs (/repo/node_modules/@graphql-tools/load/cjs/load-typedefs.js:29:12)
    at async CodegenContext.loadDocuments (/repo/node_modules/@graphql-codegen/cli/cjs/config.js:349:21)
    at async /repo/node_modules/@graphql-codegen/cli/cjs/codegen.js:208:49`,
  ),
  excerpt(
    'codegen#not-all-operations-have-an-unique-name',
    `✖ ./generated/hooks.ts
    Error: Not all operations have an unique name: GetViewer, UpdateCart

            * GetViewer found in:
                - /home/ci/shop/src/header.graphql
                - /home/ci/shop/src/profile.graphql`,
  ),
  excerpt(
    'codegen#this-anonymous-operation-must-be-the-only-defined-operation',
    `[FAILED] GraphQL Document Validation failed with 3 errors;
[FAILED]   Error 0: This anonymous operation must be the only defined operation.
[FAILED]     at /builds/team/front/src/cart.graphql:1:1`,
  ),
  excerpt(
    'codegen#cannot-query-field-and-unknown-fragment',
    `✖ Generate to src/gql/ [FAILED: GraphQL Document Validation failed with 1 errors;
  Error 0: Cannot query field "avatarUrl" on type "Member". Did you mean "avatar"?
    at /Users/jo/code/team/src/member.tsx:14:5]`,
  ),
  excerpt(
    'codegen#cannot-query-field-and-unknown-fragment',
    `GraphQL Document Validation failed with 2 errors;
  Error 0: Unknown fragment "PriceRow_item".
    at C:\\work\\store\\src\\PriceRow.graphql:6:8
  Error 1: Unknown fragment "TaxRow_item".
    at C:\\work\\store\\src\\PriceRow.graphql:7:8`,
  ),
  excerpt(
    'codegen#target-output-should-be-a-directory',
    `✖ Generate to src/graphql/client.ts [FAILED: [client-preset] target output should be a directory, ex: "src/gql/". Make sure you add "/" at the end of the directory path]`,
  ),
  excerpt(
    'codegen#messages-of-the-compiler',
    `src/pages/Orders.tsx(31,28): error TS2339: Property 'total' does not exist on type '{ ' $fragmentRefs'?: { OrderRow_OrderFragment: OrderRow_OrderFragment; } | undefined; }'.`,
  ),
  excerpt(
    'codegen#messages-of-the-compiler',
    `src/gql/graphql.ts:2:10 - error TS2307: Cannot find module '@graphql-typed-document-node/core' or its corresponding type declarations.

2 import { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';`,
  ),
  excerpt(
    'eslint#a-rule-requires-schema-or-documents',
    `Oops! Something went wrong! :(

ESLint: 9.12.0

Error: Error while loading rule '@graphql-eslint/no-unused-fields': Rule \`no-unused-fields\` requires graphql-config \`documents\` field to be set and loaded. See https://the-guild.dev/graphql/eslint/docs/usage#providing-operations for more info
Occurred while linting /app/schema/order.graphql
    at requireGraphQLOperations (file:///app/node_modules/@graphql-eslint/eslint-plugin/esm/utils.js:44:11)`,
  ),
  excerpt(
    'eslint#a-rule-requires-schema-or-documents',
    `Error while loading rule '@graphql-eslint/require-id-when-available': Rule \`require-id-when-available\` requires graphql-config \`schema\` field to be set and loaded. See https://the-guild.dev/graphql/eslint/docs/usage#providing-schema for more info
Occurred while linting /home/dev/apps/customer/src/query.ts/0_document.graphql`,
  ),
  excerpt(
    'eslint#a-parser-option-was-removed',
    `/workspace/api/schema/user.graphql
  0:0  error  Parsing error: \`parserOptions.operations\` was removed in graphql-eslint@4. Use physical graphql-config for setting schema and documents or \`parserOptions.graphQLConfig\` for programmatic usage

✖ 4 problems (4 errors, 0 warnings)`,
  ),
  excerpt(
    'eslint#error-while-loading-schema',
    `/repo/packages/web/src/a.graphql
  0:0  error  Parsing error: [graphql-eslint] Error while loading schema: Failed to find any GraphQL type definitions in: http://localhost:8080/graphql;
 - connect ECONNREFUSED 127.0.0.1:8080`,
  ),
  excerpt(
    'eslint#eslint-could-not-find-the-plugin',
    `Oops! Something went wrong! :(

ESLint: 9.20.1

TypeError: Key "rules": Key "@graphql-eslint/no-typename-prefix": Could not find "no-typename-prefix" in plugin "@graphql-eslint".
    at throwRuleNotFoundError (/x/node_modules/eslint/lib/config/rule-validator.js:69:8)`,
  ),
  excerpt(
    'eslint#eslint-could-not-find-the-plugin',
    `Error: A configuration object specifies rule "@graphql-eslint/known-type-names", but could not find plugin "@graphql-eslint".

Common causes of this problem include:

1. The "@graphql-eslint" plugin is not defined in your configuration file.`,
  ),
  excerpt(
    'eslint#a-file-is-ignored',
    `/repo/schema.graphql
  0:0  warning  File ignored because no matching configuration was supplied

✖ 1 problem (0 errors, 1 warning)`,
  ),
  excerpt(
    'eslint#syntax-errors',
    `/repo/src/lib/queries.ts
  12:3  error  Parsing error: [graphql-eslint] Syntax Error: Expected Name, found "}"`,
  ),
  excerpt(
    'config#confignotfounderror',
    `[Error - 10:02:11] ConfigNotFoundError: GraphQL Config file is not available in the provided config directory: /home/ana/shop
Please check the config directory.
    at getConfig (/home/ana/.vscode/extensions/graphql.vscode-graphql-0.9.3/node_modules/graphql-config/index.js:122:11)`,
  ),
  excerpt(
    'config#project-default-not-found kitql#project-init-not-found',
    `ProjectNotFoundError: Project 'admin' not found
    at GraphQLConfig.getProject (/srv/node_modules/graphql-config/cjs/config.js:98:19)`,
  ),
  excerpt(
    'config#file--doesnt-match-any-project',
    `ProjectNotFoundError: File '/repo/apps/legacy/schema.graphql' doesn't match any project
    at GraphQLConfig.getProjectForFile (/repo/node_modules/graphql-config/cjs/config.js:127:15)`,
  ),
  excerpt(
    'config#yaml-error',
    `YAMLException: YAML Error in /srv/app/.graphqlrc.yml:
can not read a block mapping entry; a multiline key may not be an implicit key (4:12)

 1 | schema: ./schema.graphql
 2 | documents:
    at generateError (/srv/app/node_modules/js-yaml/lib/loader.js:183:10)`,
  ),
  excerpt(
    'config#cannot-find-module-cosmiconfig-toml-loader',
    `Error: Cannot find module 'cosmiconfig-toml-loader'
Require stack:
- /repo/node_modules/graphql-config/cjs/helpers/cosmiconfig.js
    at Module._resolveFilename (node:internal/modules/cjs/loader:1145:15)`,
  ),
  excerpt(
    'config#project-default-is-missing--extension',
    `ExtensionMissingError: Project default is missing languageService extension
    at GraphQLProjectConfig.extension (/repo/node_modules/graphql-config/index.js:410:19)`,
  ),
  excerpt(
    'inspector#unable-to-find-any-graphql-type-definitions',
    `$ graphql-inspector diff main.graphql dist/schema.graphql
[error] NoTypeDefinitionsFound: 
      Unable to find any GraphQL type definitions for the following pointers:
      
        - dist/schema.graphql
    at prepareResult (file:///ci/node_modules/@graphql-tools/load/esm/load-typedefs.js:78:15)
    at async handler (/ci/node_modules/@graphql-inspector/diff-command/index.js:31:22)`,
  ),
  excerpt(
    'inspector#failed-to-find-any-graphql-type-definitions-in',
    `[error] AggregateError: Failed to find any GraphQL type definitions in: git:origin/main:schema.graphql;
 - Unable to load file from git: fatal: invalid object name 'origin/main'.
    at loadFile (/ci/node_modules/@graphql-tools/load/cjs/load-typedefs/load-file.js:23:19)
    at /ci/node_modules/@graphql-inspector/loaders/index.js:40:9`,
  ),
  excerpt(
    'inspector#failed-to-find-any-graphql-type-definitions-in',
    `graphql-inspector validate 'src/**/*.graphql' git:HEAD~1:api.graphql
Unable to load file from git: fatal: not a git repository (or any of the parent directories): .git`,
  ),
  excerpt(
    'inspector#rule-does-not-exist',
    `[error] Error: Rule './rules/deprecations.js' does not exist!
    at /ci/node_modules/@graphql-inspector/diff-command/index.js:58:27`,
  ),
  excerpt(
    'inspector#extension-is-not-supported',
    `graphql-inspector introspect https://api.acme.io/graphql --write schema.xml
[error] Error: Extension xml is not supported`,
  ),
  excerpt(
    'inspector#not-enough-non-option-arguments',
    `graphql-inspector diff <oldSchema> <newSchema>

Compare two GraphQL Schemas

Not enough non-option arguments: got 1, need at least 2`,
  ),
  excerpt(
    'tools#defined-in-resolvers-but-not-in-schema yoga#resolver-is-defined-but-not-in-schema',
    `/app/node_modules/@graphql-tools/schema/cjs/addResolversToSchema.js:98
                        throw new Error(\`\${typeName}.\${fieldName} defined in resolvers, but not in schema\`);
                        ^

Error: Mutation.removeInvoice defined in resolvers, but not in schema
    at addResolversToSchema (/app/node_modules/@graphql-tools/schema/cjs/addResolversToSchema.js:98:31)
    at makeExecutableSchema (/app/node_modules/@graphql-tools/schema/cjs/makeExecutableSchema.js:59:24)`,
  ),
  excerpt(
    'tools#defined-in-resolvers-but-not-in-schema yoga#resolver-is-defined-but-not-in-schema',
    `Error: "Currency" defined in resolvers, but not in schema`,
  ),
  excerpt(
    'tools#resolver-missing',
    `Error: Resolver missing for "Invoice.lines".
To disable this validator, use:
  resolverValidationOptions: {
    requireResolversForAllFields: 'ignore'
  }`,
  ),
  excerpt(
    'tools#unknown-type-or-unknown-directive inspector#unknown-type',
    `Error: Unknown type "Invoic". Did you mean "Invoice" or "Voice"?

Unknown directive "@auth".
    at assertValidSDL (/app/node_modules/graphql/validation/validate.js:135:11)
    at buildASTSchema (/app/node_modules/graphql/utilities/buildASTSchema.js:44:34)
    at makeExecutableSchema (/app/node_modules/@graphql-tools/schema/cjs/makeExecutableSchema.js:73:47)`,
  ),
  excerpt(
    'tools#must-provide-typedefs',
    `/srv/api/node_modules/@graphql-tools/schema/cjs/makeExecutableSchema.js:61
        throw new Error('Must provide typeDefs');
              ^

Error: Must provide typeDefs
    at makeExecutableSchema (/srv/api/node_modules/@graphql-tools/schema/cjs/makeExecutableSchema.js:61:15)`,
  ),
  excerpt(
    'tools#unable-to-merge-graphql-type',
    `Error: Unable to merge GraphQL type "Order": Field "total" already defined with a different type. Declared as "Float", but you tried to override with "Money"
    at preventConflicts (/app/node_modules/@graphql-tools/merge/cjs/typedefs-mergers/fields.js:75:15)`,
  ),
  excerpt(
    'tools#unable-to-find-any-graphql-type-definitions-for-the-following-pointers',
    `file:///srv/gateway/node_modules/@graphql-tools/load/esm/load-typedefs.js:82
        throw new NoTypeDefinitionsFound(pointerOrPointers);
              ^

NoTypeDefinitionsFound:
      Unable to find any GraphQL type definitions for the following pointers:
        - ./definitions/**/*.graphqls
    at prepareResult (file:///srv/gateway/node_modules/@graphql-tools/load/esm/load-typedefs.js:82:15)
    at async file:///srv/gateway/server.js:11:16`,
  ),
  excerpt(
    'tools#abstract-type-must-resolve-to-an-object-type-at-runtime',
    `{"errors":[{"message":"Abstract type \\"SearchResult\\" must resolve to an Object type at runtime for field \\"Query.search\\". Either the \\"SearchResult\\" type should provide a \\"resolveType\\" function or each possible type should provide an \\"isTypeOf\\" function.","locations":[{"line":2,"column":3}],"path":["search",0]}],"data":{"search":null}}`,
  ),
  excerpt(
    'tools#abstract-type-must-resolve-to-an-object-type-at-runtime',
    `Error: Type "Node" is missing a "__resolveType" resolver. Pass 'ignore' into "resolverValidationOptions.requireResolversForResolveType" to disable this error.
    at checkForResolveTypeResolver (/a/node_modules/@graphql-tools/schema/cjs/checkForResolveTypeResolver.js:16:19)`,
  ),
  excerpt(
    'tools#query-root-type-must-be-provided',
    `GraphQLError: Query root type must be provided.
    at assertValidSchema (/a/node_modules/graphql/type/validate.js:71:11)
    at assertValidExecutionArguments (/a/node_modules/@graphql-tools/executor/cjs/execution/execute.js:180:32)`,
  ),
  excerpt(
    'tools#cannot-return-null-for-non-nullable-field',
    `api-1  | ERR Cannot return null for non-nullable field Invoice.customer.
api-1  |     at completeValue (/app/node_modules/graphql/execution/execute.js:594:13)
api-1  |     at executeField (/app/node_modules/graphql/execution/execute.js:489:19) { path: [ 'invoices', 0, 'customer' ] }`,
  ),
  excerpt('tools#no-mock-defined-for-type', `Error: No mock defined for type "DateTime"`),
  excerpt(
    'tools#from-another-module-or-realm yoga#two-copies-of-the-graphql-package envelop#errors-of-the-compiler-and-odd-ones start#keep-one-copy-of-graphql',
    `Error: Cannot use GraphQLSchema "{ __validationErrors: [], description: undefined }" from another module or realm.

Ensure that there is only one instance of "graphql" in the node_modules
directory. If different versions of "graphql" are the dependencies of other
relied on modules, use "resolutions" to ensure only one version is installed.

https://yarnpkg.com/en/docs/selective-version-resolutions`,
  ),
  excerpt(
    'yoga#unexpected-error',
    `HTTP/1.1 200 OK
{"errors":[{"message":"Unexpected error.","locations":[{"line":2,"column":3}],"path":["orders"],"extensions":{"code":"INTERNAL_SERVER_ERROR"}}],"data":null}`,
  ),
  excerpt(
    'yoga#post-body-sent-invalid-json sofa#set-up-the-sample',
    `{"errors":[{"message":"POST body sent invalid JSON.","extensions":{"code":"BAD_REQUEST","originalError":{"name":"SyntaxError","message":"Unexpected token q in JSON at position 1"}}}]}`,
  ),
  excerpt(
    'yoga#unexpected-parameter-in-the-request-body',
    `POST /graphql 400
{"errors":[{"message":"Unexpected parameter \\"userId\\" in the request body.","extensions":{"code":"BAD_REQUEST"}}]}`,
  ),
  excerpt(
    'yoga#can-only-perform-a-mutation-operation-from-a-post-request',
    `GraphQLError: Can only perform a mutation operation from a POST request.
    at onParse (/app/node_modules/graphql-yoga/cjs/plugins/request-validation/use-prevent-mutation-via-get.js:27:15)`,
  ),
  excerpt(
    'yoga#variable-got-invalid-value',
    `Variable "$input" got invalid value { title: "Dune", pages: "412" } at "input.pages"; Int cannot represent non-integer value: "412"`,
  ),
  excerpt(
    'yoga#variable-got-invalid-value',
    `{
  "errors": [
    {
      "message": "Variable \\"$where\\" got invalid value null at \\"where.id\\"; Expected non-nullable type \\"ID!\\" not to be null.",
      "locations": [{ "line": 1, "column": 18 }]
    }
  ]
}`,
  ),
  excerpt(
    'yoga#could-not-determine-what-operation-to-execute',
    `GraphQLError: Could not determine what operation to execute.
    at getOperationAST (/srv/node_modules/graphql-yoga/cjs/plugins/request-validation/use-prevent-mutation-via-get.js:12:15)`,
  ),
  excerpt(
    'yoga#batching-is-not-supported',
    `[{"errors":[{"message":"Batching is not supported.","extensions":{"code":"BAD_REQUEST"}}]}]`,
  ),
  excerpt(
    'yoga#batching-is-not-supported',
    `ApolloError: Batching is limited to 5 operations per request.`,
  ),
  excerpt(
    'envelop#no-function-was-found',
    `/app/node_modules/@envelop/core/cjs/orchestrator.js:21
    throw new Error(\`No \\\`\${name}\\\` function found! Register it using "useEngine" plugin.\`);
    ^
Error: No \`subscribe\` function found! Register it using "useEngine" plugin.
    at throwEngineFunctionError (/app/node_modules/@envelop/core/cjs/orchestrator.js:21:11)`,
  ),
  excerpt(
    'envelop#the-schema-is-null',
    `Error: Expected undefined to be a GraphQL schema.
    at assertSchema (/app/node_modules/graphql/type/schema.js:35:11)
    at validate (/app/node_modules/graphql/validation/validate.js:43:32)
    at customValidate (/app/node_modules/@envelop/core/cjs/orchestrator.js:240:37)`,
  ),
  excerpt(
    'envelop#the-context-is-empty',
    `Error: Plugin has not been properly set up. The 'contextFactory' function is not invoked and the result has not been passed to 'execute'.
    at onExecute (/app/node_modules/@envelop/extended-validation/cjs/plugin.js:61:23)`,
  ),
  excerpt(
    'envelop#a-value-of-another-operation-appears',
    `TypeError: Cannot add property currentUser, object is not extensible
    at Object.assign (<anonymous>)
    at extendContext (/app/node_modules/@envelop/core/cjs/orchestrator.js:402:24)`,
  ),
  excerpt(
    'hive#see-one-yourself',
    ` ›   Error: Invalid slug or ID provided for option "--target". Must match target
 ›   slug "$organization_slug/$project_slug/$target_slug" (e.g.
 ›   "the-guild/graphql-hive/staging") or UUID (e.g.
 ›   c8164307-0b42-473e-a8c5-2860bb4beff6).  [120]`,
  ),
  excerpt(
    'hive#no-usage-appears',
    `[hive][usage] Usage reporting is disabled.
[hive] Your access token requires providing the 'target' option.`,
  ),
  excerpt(
    'hive#could-not-retrieve-artifact',
    `Error: Could not retrieve artifact.
    at fetchArtifact (/srv/gateway/node_modules/@graphql-hive/core/cjs/client/artifacts.js:88:11)`,
  ),
  excerpt(
    'mesh#cannot-find-default-config-file',
    `[2026-01-09T08:11:03.101Z] ERROR [Mesh Compose]  Cannot find default config file at mesh.config.ts or mesh.config.mts or mesh.config.cts
    at run (file:///repo/node_modules/@graphql-mesh/compose-cli/esm/run.js:74:15)`,
  ),
  excerpt(
    'mesh#no-configuration-exported',
    `[2026-01-09T08:11:03.101Z] ERROR [Mesh Compose]  No "composeConfig" exported from config at /repo/gateway/mesh.config.js`,
  ),
  excerpt(
    'mesh#failed-to-load-subgraph',
    `[2026-04-01T10:00:00.000Z] INFO  [Mesh Compose]  Composing
[2026-04-01T10:00:03.412Z] ERROR [Mesh Compose]  Failed to load subgraph "inventory": fetch failed
    at loadSubgraph (file:///repo/node_modules/@graphql-mesh/compose-cli/esm/getComposedSchemaFromConfig.js:31:19)`,
  ),
  excerpt(
    'mesh#type-of-field-is-incompatible-across-subgraphs',
    `[2026-04-01T10:00:03.412Z] ERROR [Mesh Compose]  Failed to compose subgraphs
[2026-04-01T10:00:03.412Z] ERROR [Mesh Compose]  Type of field "Customer.email" is incompatible across subgraphs: it has type "String!" in subgraph "crm" but type "[String!]!" in subgraph "billing"`,
  ),
  excerpt(
    'modules#resolver-of--type-cannot-be-implemented',
    `ExtraResolverError: Resolver of "Mutation.archive" type cannot be implemented
"Mutation.archive" is not defined
Module "documents" located at /srv/src/modules/documents
    at addExtraResolver (/srv/node_modules/graphql-modules/index.js:1350:15)`,
  ),
  excerpt(
    'modules#cannot-extend-type-because-it-is-not-defined',
    `Error: Cannot extend type "Viewer" because it is not defined. Did you mean "View"?
    at assertValidSDLExtension (/srv/node_modules/graphql/validation/validate.js:151:11)
    at createApplication (/srv/node_modules/graphql-modules/index.js:2101:22)`,
  ),
  excerpt(
    'modules#missing-injectable-decorator',
    `Error: Missing @Injectable decorator for 'MailService'
    at ensureInjectableMetadata (/srv/node_modules/graphql-modules/index.js:212:15)`,
  ),
  excerpt(
    'modules#no-provider-for- modules#no-provider-for--operation-scope',
    `No provider for MailService! (InvoiceProvider -> MailService) - in Module "billing" (Singleton Scope)
    at noProviderError (/srv/node_modules/graphql-modules/index.js:180:12)`,
  ),
  excerpt(
    'modules#cannot-instantiate-cyclic-dependency',
    `Error: Cannot instantiate cyclic dependency! (UserProvider -> TeamProvider -> UserProvider)`,
  ),
  excerpt(
    'modules#expected-parsed-document-but-received-string',
    `ValidationError: [createModule] Expected parsed document but received string at typeDefs in module "common"`,
  ),
  excerpt(
    'modules#reflect-metadata-shim-is-required-when-using-class-decorators',
    `/srv/node_modules/graphql-modules/index.js:101
        throw 'reflect-metadata shim is required when using class decorators';
        ^
reflect-metadata shim is required when using class decorators
(Use \`node --trace-uncaught ...\` to show where the exception was thrown)`,
  ),
  excerpt(
    'modules#contextɵgetmodulecontext-is-not-a-function',
    `GraphQLError: context.ɵgetModuleContext is not a function
    at /srv/node_modules/graphql-modules/index.js:1622:45
    at executeField (/srv/node_modules/graphql/execution/execute.js:481:20)`,
  ),
  excerpt(
    'shield#shield-cannot-find-a-type-or-a-field',
    `Error: It seems like you have applied rules to Mutation.archiveUser, Query.adminStats fields but Shield cannot find them in your schema.
    at validateRuleTree (/srv/node_modules/graphql-shield/cjs/validation.js:29:15)`,
  ),
  excerpt(
    'shield#multiple-definitions-of-a-rule',
    `Error: There seem to be multiple definitions of these rules: isOwner, isAdmin
    at generateMiddlewareFromSchemaAndRuleTree (/srv/node_modules/graphql-shield/cjs/generator.js:12:15)`,
  ),
  excerpt(
    'shield#not-authorised-although-the-rule-allows error-messages#three-sources-of-errors',
    `Error: Not Authorised!
    at normalizeFallbackError (/srv/node_modules/graphql-shield/dist/shield.js:18:36)
    at generateFieldMiddlewareFromRule (/srv/node_modules/graphql-shield/dist/generator.js:30:24)`,
  ),
  excerpt(
    'shield#cannot-add-property-_shield',
    `TypeError: Cannot add property _shield, object is not extensible
    at middleware (/srv/node_modules/graphql-shield/cjs/generator.js:22:25)`,
  ),
  excerpt(
    'scalars#other-messages',
    `DateTime cannot represent an invalid date-time-string 2026-02-31.`,
  ),
  excerpt(
    'scalars#other-messages',
    `{"errors":[{"message":"DateTime cannot represent non string or Date type 1770000000","locations":[{"line":1,"column":9}]}]}`,
  ),
  excerpt(
    'scalars#other-messages',
    `GraphQLError: JSONObject cannot represent non-object value: [object Array]`,
  ),
  excerpt(
    'scalars#a-stored-value-becomes-an-error',
    `ERR GraphQLError: Value is not a valid email address: ada(at)example.org
    at validate (/srv/node_modules/graphql-scalars/cjs/scalars/EmailAddress.js:13:32)`,
  ),
  excerpt(
    'kitql#unable-to-find-codegen-config-file codegen#unable-to-find-codegen-config-file',
    `[kitQL] ❌ Unable to find Codegen config file! 
 
        Please make sure that you have a configuration file under the current directory!`,
  ),
  excerpt(
    'kitql#requires-you-to-specify-basetypespath',
    `[kitql] Preset "graphql-modules" requires you to specify "baseTypesPath" configuration and point it to your base types file (generated by "typescript" plugin)!`,
  ),
  excerpt(
    'angular#ng0201-no-provider-found-for-apollo',
    `main.ts:6 ERROR RuntimeError: NG0201: No provider found for \`Apollo\`. Source: Standalone[_BookList]. Path: Apollo. Find more at https://angular.dev/errors/NG0201
    at createRuntimeError (core.mjs:631:17)`,
  ),
  excerpt(
    'angular#client-has-not-been-defined-yet',
    `ERROR Error: Client has not been defined yet
    at Apollo.ensureClient (apollo-angular.mjs:214:19)
    at Apollo.watchQuery (apollo-angular.mjs:120:38)`,
  ),
  excerpt(
    'angular#apollo-has-been-already-created',
    `FAILED CartComponent should create
Error: Apollo has been already created.
    at Apollo.createDefault (http://localhost:9876/_karma_webpack_/vendor.js:9121:19)`,
  ),
  excerpt(
    'angular#http-failure-response-for--0-unknown-error',
    `core.mjs:7191 ERROR Error: Uncaught (in promise): HttpErrorResponse: {"name":"HttpErrorResponse","message":"Http failure response for https://api.acme.io/graphql: 0 Unknown Error","ok":false,"status":0}`,
  ),
  excerpt(
    'angular#response-not-successful-received-status-code-400',
    `ServerError: Response not successful: Received status code 401
    at throwServerError (@apollo_client.js:88:17)
    at apollo-angular/http`,
  ),
  excerpt(
    'angular#missing-field--while-extracting-keyfields',
    `Error: Missing field 'isbn' while extracting keyFields from {"__typename":"Book","title":"Dune"}`,
  ),
  excerpt(
    'angular#the-data-is-undefined-and-there-is-no-error',
    `Missing field 'publisher' while writing result {
  "__typename": "Book",
  "id": "7"
}`,
  ),
  excerpt(
    'angular#warning-fragment-with-name--already-exists',
    `Warning: fragment with name CartLine already exists.
graphql-tag enforces all fragment names across your application to be unique; read more about
this in the docs: http://dev.apollodata.com/core/fragments.html#unique-names`,
  ),
  excerpt(
    'angular#expected-one-matching-operation--found-none',
    `Error: Expected one matching operation for criteria "Match by function: ", found none.
    at ApolloTestingBackend.expectOne (apollo-angular-testing.mjs:91:19)`,
  ),
];

/** Written after weights were chosen; what they showed led to rules, so that these no longer tell how it is with others. */
export const FRESH_EXCERPTS: readonly Excerpt[] = [
  excerpt(
    'yoga#cannot-query-field codegen#cannot-query-field-and-unknown-fragment',
    `{"errors":[{"message":"Cannot query field \\"emial\\" on type \\"Customer\\". Did you mean \\"email\\"?","locations":[{"line":4,"column":5}],"extensions":{"code":"GRAPHQL_VALIDATION_FAILED"}}]}`,
  ),
  excerpt(
    'yoga#field-must-have-a-selection-of-subfields',
    `GraphQLError: Field "owner" of type "User!" must have a selection of subfields. Did you mean "owner { ... }"?
    at Object.Field (/srv/app/node_modules/graphql/validation/rules/ScalarLeafsRule.js:40:13)`,
  ),
  excerpt(
    'yoga#unknown-argument',
    `Error: GraphQL error: Unknown argument "first" on field "Shop.products". Did you mean "limit"?`,
  ),
  excerpt(
    'yoga#argument-is-required-but-it-was-not-provided',
    `ApolloError: Field "repository" argument "owner" of type "String!" is required, but it was not provided.`,
  ),
  excerpt(
    'yoga#variable-of-required-type-was-not-provided sofa#set-up-the-sample',
    `[GraphQL error]: Message: Variable "$cartId" of required type "ID!" was not provided., Location: [object Object], Path: undefined`,
  ),
  excerpt(
    'yoga#unknown-fragment codegen#cannot-query-field-and-unknown-fragment',
    `GraphQLError: Unknown fragment "ProductCard".
    at Object.FragmentSpread (/srv/app/node_modules/graphql/validation/rules/KnownFragmentNamesRule.js:23:13)`,
  ),
  excerpt(
    'mesh#query-cannot-be-satisfied-by-the-subgraphs',
    `Error: SATISFIABILITY_ERROR: The following supergraph API query:
{
  order {
    invoice {
      total
    }
  }
}
cannot be satisfied by the subgraphs because:
- from subgraph "orders":
  - cannot find field "Invoice.total".`,
  ),
  excerpt(
    'yoga#schema-is-not-configured-to-execute-mutation-operation',
    `{"errors":[{"message":"Schema is not configured to execute mutation operation.","locations":[{"line":1,"column":1}]}]}`,
  ),
  excerpt(
    'yoga#int-cannot-represent-non-32-bit-signed-integer-value',
    `GraphQLError: Int cannot represent non 32-bit signed integer value: 1718000000000
    at GraphQLScalarType.serialize (/srv/app/node_modules/graphql/type/scalars.js:60:13)`,
  ),
  excerpt(
    'yoga#graphql-introspection-has-been-disabled',
    `Error: GraphQL introspection has been disabled, but the requested query contained the field "__schema".`,
  ),
  excerpt(
    'tools#schema-must-contain-uniquely-named-types',
    `Error: Schema must contain uniquely named types but contains multiple types named "Address".
    at new GraphQLSchema (/srv/app/node_modules/graphql/type/schema.js:219:15)`,
  ),
  excerpt(
    'tools#field-already-exists-in-the-schema',
    `GraphQLError: Field "Query.isLoggedIn" already exists in the schema. It cannot also be defined in this type extension.`,
  ),
  excerpt(
    'tools#subscription-field-must-return-async-iterable',
    `Error: Subscription field must return Async Iterable. Received: undefined.`,
  ),
  excerpt(
    'hive#when-the-registry-answers',
    ` ›   Error: A valid registry token is required to perform the action. The
 ›   registry token used does not exist or has been revoked. [106]`,
  ),
  excerpt(
    'eslint#a-rule-requires-schema-or-documents',
    `Error: Rule 'require-id-when-available' requires 'parserOptions.schema' to be set and schema to be loaded. See http://bit.ly/graphql-eslint-schema for more info
Occurred while linting /home/dev/app/src/queries.graphql:1`,
  ),
  excerpt(
    'angular#ng0201-no-provider-found-for-apollo',
    `ERROR NullInjectorError: R3InjectorError(AppModule)[Apollo -> Apollo -> Apollo]:
  NullInjectorError: No provider for Apollo!`,
  ),
  excerpt(
    'yoga#variable--is-not-defined',
    `Uncaught (in promise) Error: Variable "$after" is not defined by operation "ListOrders".`,
  ),
  excerpt(
    'yoga#variable-used-in-position-expecting-type',
    `{ "errors": [ { "message": "Variable \\"$ids\\" of type \\"[ID]\\" used in position expecting type \\"[ID!]!\\".", "locations": [] } ] }`,
  ),
  excerpt(
    'yoga#variable--is-never-used',
    `Variable "$withPrice" is never used in operation "Cart".`,
  ),
  excerpt(
    'yoga#fields-conflict-because-they-have-differing-arguments',
    `✖ Generate to src/gql/
  GraphQL Document Validation failed with 1 errors;
  Error 0: Fields "image" conflict because they have differing arguments. Use different aliases on the fields to fetch both if this was intentional.`,
  ),
  excerpt(
    'yoga#value-does-not-exist-in-enum',
    `GraphQLError: Value "ASCENDING" does not exist in "SortDirection" enum. Did you mean the enum value "ASC"?`,
  ),
  excerpt(
    'yoga#fragment-cannot-be-spread-here',
    `Fragment "AdminFields" cannot be spread here as objects of type "Guest" can never be of type "Admin".`,
  ),
  excerpt(
    'yoga#expected-iterable-but-did-not-find-one-for-field',
    `gateway-1 | ERR Error: Expected Iterable, but did not find one for field "Company.offices".
gateway-1 |     at completeListValue (file:///app/node_modules/@graphql-tools/executor/esm/execution/execute.js:612:15)`,
  ),
  excerpt(
    'tools#there-can-be-only-one-type-named',
    `Error: There can be only one type named "Address".

There can be only one type named "Country".
    at assertValidSDL (/app/node_modules/graphql/validation/validate.js:135:11)`,
  ),
  excerpt(
    'tools#interface-field-expected-but-type-does-not-provide-it',
    `Error: Interface field Entity.createdAt expected but Invoice does not provide it.

Interface field Entity.updatedAt expected but Invoice does not provide it.
    at assertValidSchema (/srv/node_modules/graphql/type/validate.js:71:11)`,
  ),
  excerpt(
    'tools#the-type-must-be-output-type',
    `[API] Error: The type of Mutation.saveCart must be Output Type but got: CartInput!.`,
  ),
  excerpt(
    'tools#the-type-must-be-input-type',
    `Error: The type of Mutation.addLine(line:) must be Input Type but got: Line.`,
  ),
  excerpt(
    'tools#type-must-define-one-or-more-fields',
    `Error: Type Mutation must define one or more fields.`,
  ),
  excerpt(
    'hive#before-a-request-is-sent',
    ` ›   Error: A registry token is required to perform the action. For help
 ›   generating an access token, see
 ›   https://the-guild.dev/graphql/hive/docs/management/targets#registry-access-tokens
 ›     [103]`,
  ),
  excerpt(
    'hive#when-the-registry-answers',
    `› Error: Access denied: the access token is missing the
› "schemaVersion:publish" permission, or the target does not exist or is not
› accessible to this token.  (Request ID: "cf-81")  [124]`,
  ),
  excerpt(
    'hive#before-a-request-is-sent',
    ` ›   Error: Couldn't resolve required commit sha. Provide a non-empty commit via
 ›   the '--commit' parameter or execute the command within a git repository.
 ›    [110]`,
  ),
  excerpt(
    'hive#network-errors',
    `Error: A network error occurred while performing the action: "FetchError: request to https://registry.acme.dev/graphql failed, reason: getaddrinfo ENOTFOUND registry.acme.dev"  [114]`,
  ),
  excerpt(
    'codegen#failed-to-load-schema',
    `[08:14:02] Generate outputs [started]
[08:14:03] Load GraphQL schemas [failed]
[08:14:03] → Failed to load schema from schema.prod.json:
[08:14:03] Unexpected token < in JSON at position 0`,
  ),
  excerpt(
    'codegen#unable-to-find-template-plugin',
    `Error: Unable to find template plugin matching 'flutter-freezed'
Install one of the following packages:

- @graphql-codegen/flutter-freezed
- @graphql-codegen/flutter-freezed-template`,
  ),
  excerpt(
    'codegen#unable-to-find-codegen-config-file kitql#unable-to-find-codegen-config-file',
    `$ yarn graphql-codegen --config codegen.yaml
Unable to find Codegen config file! Please make sure that you have a configuration file under the current directory!
error Command failed with exit code 1.`,
  ),
  excerpt(
    'eslint#error-while-loading-schema',
    `/repo/packages/admin/src/users.gql
  0:0  error  Parsing error: [graphql-eslint] Error while loading schema: Unable to find any GraphQL type definitions for the following pointers: - ../api/schema.graphql`,
  ),
  excerpt(
    'eslint#a-parser-option-was-removed',
    `Parsing error: \`parserOptions.documents\` was removed in graphql-eslint@4. Use physical graphql-config for setting schema and documents or \`parserOptions.graphQLConfig\` for programmatic usage`,
  ),
  excerpt(
    'config#confignotfounderror',
    `Error: ConfigNotFoundError: GraphQL Config file is not available in the provided config directory: C:\\Users\\me\\src\\site
Please check the config directory.`,
  ),
  excerpt(
    'inspector#failed-to-find-any-graphql-type-definitions-in',
    `[error] AggregateError: Failed to find any GraphQL type definitions in: https://dev.acme.io/graphql;
 - connect ECONNREFUSED 10.1.1.8:443
    at loadFile (/w/node_modules/@graphql-tools/load/cjs/load-typedefs/load-file.js:23:19)
    at async Object.handler (/w/node_modules/@graphql-inspector/introspect-command/index.js:22:22)`,
  ),
  excerpt(
    'inspector#rule-does-not-exist',
    `[error] Error: CompletionHandler './hooks/done.js' does not exist!`,
  ),
  excerpt(
    'mesh#type-of-field-is-incompatible-across-subgraphs',
    `❌ 💥 Failed to compose
Type of field "Product.weight" is incompatible across subgraphs: it has type "Int" in subgraph "catalog" but type "Float" in subgraph "shipping"`,
  ),
  excerpt(
    'modules#no-provider-for- modules#no-provider-for--operation-scope modules#when-the-application-is-created',
    `Error: No provider for Logger! (AuthService -> Logger) - in Module "auth" (Operation Scope)`,
  ),
  excerpt(
    'modules#resolver-of--type-cannot-be-implemented',
    `ExtraResolverError: Resolver of "Query.viewer" type cannot be implemented
"Query.viewer" is not defined
- in "session"`,
  ),
  excerpt(
    'shield#shield-cannot-find-a-type-or-a-field',
    `ValidationError: It seems like you have applied rules to Subscriber, Payments types but Shield cannot find them in your schema.`,
  ),
  excerpt(
    'scalars#other-messages',
    `[GraphQL] Can only validate integers as positive integers but got a: FloatValue`,
  ),
  excerpt(
    'angular#apollo-has-been-already-created',
    `Chrome Headless 120.0.0 (Linux) AppComponent should render title FAILED
	Error: Apollo has been already created.
	    at Apollo.create (node_modules/apollo-angular/fesm2022/ngApollo.mjs:253:19)`,
  ),
  excerpt(
    'angular#missing-field--while-extracting-keyfields',
    `ERROR Invariant Violation: Missing field 'sku' while extracting keyFields from {"name":"Lamp","__typename":"Article"}`,
  ),
  excerpt(
    'envelop#no-function-was-found',
    `Error: No \`parse\` function found! Register it using "useEngine" plugin.
    at /var/task/node_modules/@envelop/core/esm/orchestrator.js:17:15`,
  ),
  excerpt(
    'yoga#unexpected-parameter-in-the-request-body',
    `{"level":"error","msg":"Unexpected parameter \\"cacheKey\\" in the request body.","service":"api"}`,
  ),
];

/** Written last. One of them showed a heading that does not have the words of its message; nothing else was changed for these. */
export const HELD_OUT_EXCERPTS: readonly Excerpt[] = [
  excerpt(
    'angular#ng0203--token-injection-failed',
    `ERROR RuntimeError: NG0203: The \`HttpLink\` token injection failed. \`inject()\` function must be called from an injection context such as a constructor, a factory function, a field initializer, or a function used with \`runInInjectionContext\`.
    at injectInjectorOnly (core.mjs:1082:15)`,
  ),
  excerpt(
    'angular#expecting-a-parsed-graphql-document',
    `Invariant Violation: Expecting a parsed GraphQL document. Perhaps you need to wrap the query string in a "gql" tag? http://docs.apollostack.com/apollo-client/core.html#gql`,
  ),
  excerpt(
    'kitql#endpoint-must-start-with-',
    `Error: graphql endpoint must start with '/'
    at handleGraphql (file:///srv/node_modules/@kitql/all-in/esm/index.js:31:11)`,
  ),
  excerpt(
    'hive#before-a-request-is-sent',
    ` ›   Error: Error reading the schema file "./dist/schema.graphql": ENOENT: no
 ›   such file or directory.  [200]`,
  ),
  excerpt(
    'hive#before-a-request-is-sent',
    `Error: No GraphQL type definitions were found in "src/schema.ts".  [201]`,
  ),
  excerpt(
    'hive#when-the-registry-answers',
    `##[error]› Error: Schema check failed.  [202]
##[error]› > See https://the-guild.dev/graphql/hive/docs/api-reference/cli#errors-202`,
  ),
  excerpt(
    'hive#when-the-registry-answers',
    `Error: The registry access token was rejected. It does not exist, has expired, or has been revoked.  [106]`,
  ),
  excerpt(
    'modules#failed-to-define--token-as-global',
    `Error: Failed to define 'Logger' token as global. Token provided by two modules: 'core', 'audit'
    at createGlobalProvidersMap (/srv/node_modules/graphql-modules/index.js:1888:19)`,
  ),
  excerpt(
    'modules#context-and-middleware modules#not-in-execution-context',
    `Error: Not in execution context
    at ExecutionContext.get (/srv/node_modules/graphql-modules/index.js:77:15)`,
  ),
  excerpt(
    'envelop#errors-of-the-compiler-and-odd-ones',
    `Error: The cached execute function was not called.
    at onExecuteDone (/srv/node_modules/@envelop/response-cache/cjs/plugin.js:310:19)`,
  ),
  excerpt(
    'scalars#other-messages',
    `GraphQLError: Value is not string: Wed Mar 04 2026 01:00:00 GMT+0100
    at GraphQLScalarType.serialize [as LocalDate] (/srv/node_modules/graphql-scalars/cjs/scalars/LocalDate.js:18:15)`,
  ),
  excerpt(
    'sofa#messages-at-the-start',
    `TypeError: Cannot read properties of undefined (reading 'getQueryType')
    at createSofa (/srv/node_modules/sofa-api/sofa.js:21:41)`,
  ),
  excerpt(
    'yoga#variable-got-invalid-value',
    `{"errors":[{"message":"Expected \\"variables\\" param to be empty or an object, but given string.","extensions":{"code":"BAD_REQUEST"}}]}`,
  ),
  excerpt(
    'yoga#field-must-not-have-a-selection-since-type-has-no-subfields',
    `Error: Field "createdAt" must not have a selection since type "DateTime!" has no subfields.`,
  ),
  excerpt(
    'tools#union-type-can-only-include-object-types',
    `Error: Union type SearchResult can only include Object types, it cannot include Int.
    at assertValidSchema (/app/node_modules/graphql/type/validate.js:71:11)`,
  ),
  excerpt(
    'tools#name--must-not-begin-with-__',
    `Error: Name "__meta" must not begin with "__", which is reserved by GraphQL introspection.`,
  ),
  excerpt(
    'tools#field-can-only-be-defined-once',
    `Error: Field "Order.total" can only be defined once.`,
  ),
  excerpt(
    'tools#top-level-await-is-not-supported',
    `/app/src/gateway.ts:4:15: ERROR: Top-level await is currently not supported with the "cjs" output format
    at failureErrorWithLog (/app/node_modules/esbuild/lib/main.js:1472:15)
    while loading @graphql-tools/load`,
  ),
  excerpt(
    'inspector#unknown-type tools#unknown-type-or-unknown-directive',
    `[error] Error: Unknown directive "@shareable".

Unknown directive "@key".
    at assertValidSDL (/ci/node_modules/graphql/validation/validate.js:135:11)
    at /ci/node_modules/@graphql-inspector/loaders/index.js:40:9`,
  ),
  excerpt(
    'codegen#target-output-should-be-a-directory',
    `[client-preset] target output should be a directory, ex: "src/gql/". Make sure you add "/" at the end of the directory path`,
  ),
  excerpt(
    'eslint#syntax-errors',
    `/srv/web/src/user.graphql
  3:1  error  Parsing error: [graphql-eslint] Syntax Error: Expected "}", found <EOF>

✖ 1 problem (1 error, 0 warnings)`,
  ),
  excerpt(
    'config#unable-to-find-any-graphql-type-definitions',
    `NoTypeDefinitionsFound:
      Unable to find any GraphQL type definitions for the following pointers:
        - app/**/*.tsx
    at prepareResult (/w/node_modules/@graphql-tools/load/cjs/load-typedefs.js:82:15)
    at async GraphQLProjectConfig.getDocuments (/w/node_modules/graphql-config/cjs/project-config.js:101:16)`,
  ),
  excerpt(
    'shield#not-authorised-although-the-rule-allows error-messages#three-sources-of-errors',
    `[GraphQL error]: Message: Not Authorised!, Location: [object Object], Path: me`,
  ),
];

/** As readers pasted them into public reports; entries were written for them. */
export const PUBLIC_EXCERPTS: readonly Excerpt[] = [
  excerpt(
    'codegen#unable-to-find-preset-matching',
    `✖ Unable to load preset matching client\n    Unable to load preset matching 'client'.\n    Reason:\n    Cannot find package '@graphql-codegen/client' imported from /project/node_modules/@graphql-codegen/cli/esm/codegen.js`,
  ),
  excerpt(
    'codegen#cannot-query-field-and-unknown-fragment',
    `✖ .\n    Error: Unable to find field "barRequired" on type "Query"!\n        at Object.enter (/sandbox/node_modules/@graphql-codegen/plugin-helpers/index.cjs.js:154:39)`,
  ),
  excerpt(
    'codegen#cannot-query-field-and-unknown-fragment',
    `AggregateError: GraphQL Document Validation failed with 1 errors\n        at Object.checkValidationErrors (/sandbox/node_modules/@graphql-tools/utils/index.js:960:15)`,
  ),
  excerpt(
    'codegen#multiple-fragments-with-the-names',
    `Multiple fragments with the name(s) "entity" were found.\nSomething went wrong\nerror Command failed with exit code 1.`,
  ),
  excerpt(
    'codegen#unexpected-empty-data-and-errors-fields-in-result',
    `Could not obtain introspection result, received: "Object reference not set to an instance of an object."`,
  ),
  excerpt(
    'codegen#messages-of-the-compiler',
    `src/graphql/index.ts(12,13): error TS2300: Duplicate identifier 'Maybe'.`,
  ),
  excerpt(
    'yoga#persistedquerynotfound-and-persistedqueryonly',
    `{"errors":[{"message":"PersistedQueryNotFound","extensions":{"code":"PERSISTED_QUERY_NOT_FOUND"}}]}`,
  ),
  excerpt(
    'yoga#required-csrf-headers-not-present',
    `{"errors":[{"message":"Required CSRF header(s) not present"}]}`,
  ),
  excerpt(
    'yoga#missing-multipart-form-field-operations',
    `BadRequestError: Missing multipart field ‘operations’ (https://github.com/jaydenseric/graphql-multipart-request-spec).\n    at Busboy.<anonymous> (/srv/node_modules/graphql-upload/processRequest.js:362:11)`,
  ),
  excerpt(
    'yoga#field-of-required-type-was-not-provided',
    `{"errors": [{"message": "Field User.name of required type String! was not provided.", "locations": [{"line": 2, "column": 10}]}]}`,
  ),
  excerpt(
    'envelop#query-depth-limit-exceeded',
    `Syntax Error: Query depth limit of 15 exceeded, found 16.`,
  ),
  excerpt(
    'tools#couldnt-find-type-in-any-of-the-schemas',
    `Error: Couldn't find type Song in any of the schemas.\n    at visitFile (/srv/node_modules/@graphql-tools/import/index.cjs.js:245:31)`,
  ),
  excerpt(
    'tools#must-provide-valid-document-ast',
    `Error generating types: Error: Must provide valid Document AST`,
  ),
  excerpt(
    'tools#unexpected-error-value',
    `"message": "Unexpected error value: { name: \\"SyntaxError\\", message: \\"Unexpected 'I'\\", at: 1 }",`,
  ),
  excerpt(
    'eslint#definition-for-rule-graphql-eslint-not-found',
    `1:1  error  Definition for rule '@graphql-eslint/no-unreachable-types' was not found`,
  ),
  excerpt(
    'eslint#messages-of-older-versions',
    `Rule "selection-set-depth" works best with siblings operations loaded. For more info: http://bit.ly/graphql-eslint-operations`,
  ),
  excerpt(
    'eslint#messages-of-older-versions',
    `TypeError: Error while loading rule '@graphql-eslint/no-unreachable-types': Cannot destructure property 'schema' of 'context.parserServices' as it is undefined.`,
  ),
  excerpt(
    'eslint#a-rule-requires-schema-or-documents',
    `Error while loading rule '@graphql-eslint/no-unused-fields': Rule 'no-unused-fields' requires 'parserOptions.operations' to be set and loaded.`,
  ),
  excerpt(
    'mesh#messages-of-the-older-generation',
    `Error: Unable to load transform matching mode while resolving /project/sandbox/mode: Error: Cannot find module '/project/sandbox/mode.ts'`,
  ),
  excerpt(
    'mesh#upstream-http-error',
    `{"errors": [{"message": "HTTP Error: 401, Could not invoke operation GET /users/me"}]}`,
  ),
  excerpt(
    'hive#when-the-registry-answers',
    `Failed to check schema\n »   Error: No access (reason: "Authorization token is missing")`,
  ),
  excerpt(
    'scalars#other-messages',
    `Date cannot represent an invalid date-string 1993-02-12T00:00:00.000Z.`,
  ),
  excerpt(
    'scalars#other-messages',
    `Error: GraphQL error: DateTime cannot represent an invalid Unix timestamp 1588874837123`,
  ),
  excerpt(
    'sofa#messages-at-the-start',
    `TypeError: useSofa is not a function\n    at Object.<anonymous> (/srv/index.js:12:17)`,
  ),
  excerpt(
    'modules#contextɵgetmodulecontext-is-not-a-function',
    `Cannot read properties of undefined (reading 'getModuleContext')`,
  ),
  excerpt(
    'inspector#unable-to-read-json-file',
    `Error: Invalid or incomplete introspection result. Ensure that you are passing "data" property of introspection response and no "errors" was returned alongside: { data: { __schema: [Object] } }.`,
  ),
  excerpt(
    'config#confignotfounderror',
    `Request initialize failed with message: ".graphqlconfig" file is not available in the provided config directory: /home/me/app`,
  ),
  excerpt(
    'angular#ng0201-no-provider-found-for-apollo',
    `ERROR NullInjectorError: StaticInjectorError(AppModule)[ProductsListComponent -> Apollo]: \n  StaticInjectorError(Platform: core)[ProductsListComponent -> Apollo]:`,
  ),
  excerpt(
    'angular#store-reset-while-query-was-in-flight',
    `Error: Network error: Store reset while query was in flight(not completed in link chain)\n    at new ApolloError (http://localhost:3000/static/js/bundle.js:9201:28)`,
  ),
];
