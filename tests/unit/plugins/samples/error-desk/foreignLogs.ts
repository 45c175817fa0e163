/** What other programs print: none of it has a cure on the pages. Separated by lines of three hyphens. */
const LOGS = String.raw`
ERROR in ./src/index.js 3:0-24
Module not found: Error: Can't resolve './App' in '/home/user/project/src'
resolve './App' in '/home/user/project/src'
  using description file: /home/user/project/package.json (relative path: ./src)
webpack 5.88.2 compiled with 1 error in 1342 ms
---
ERROR in ./src/styles.scss (./node_modules/css-loader/dist/cjs.js!./node_modules/sass-loader/dist/cjs.js!./src/styles.scss)
Module build failed (from ./node_modules/sass-loader/dist/cjs.js):
SassError: Undefined variable.
  ╷
3 │   color: $primary;
---
Module parse failed: Unexpected token (12:5)
You may need an appropriate loader to handle this file type, currently no loaders are configured to process this file. See https://webpack.js.org/concepts#loaders
---
Invalid configuration object. Webpack has been initialized using a configuration object that does not match the API schema.
 - configuration.output.path: The provided value "dist" is not an absolute path!
---
Traceback (most recent call last):
  File "/app/main.py", line 14, in <module>
    from settings import load
ModuleNotFoundError: No module named 'settings'
---
Traceback (most recent call last):
  File "manage.py", line 22, in main
    execute_from_command_line(sys.argv)
  File "/usr/lib/python3.11/site-packages/django/db/backends/base/base.py", line 270, in connect
django.db.utils.OperationalError: could not connect to server: Connection refused
	Is the server running on host "db" (172.18.0.2) and accepting TCP/IP connections on port 5432?
---
KeyError: 'user_id'

During handling of the above exception, another exception occurred:

TypeError: 'NoneType' object is not subscriptable
---
TypeError: __init__() missing 1 required positional argument: 'schema'
---
UnicodeDecodeError: 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte
---
ERROR: Could not find a version that satisfies the requirement tensorflow==2.1 (from versions: none)
ERROR: No matching distribution found for tensorflow==2.1
---
pydantic.error_wrappers.ValidationError: 1 validation error for Item
price
  value is not a valid float (type=type_error.float)
---
sqlalchemy.exc.ProgrammingError: (psycopg2.errors.UndefinedColumn) column users.nickname does not exist
LINE 1: SELECT users.id AS users_id, users.nickname AS users_nick...
---
Exception in thread "main" java.lang.NullPointerException: Cannot invoke "String.length()" because "<local1>" is null
	at com.example.Main.main(Main.java:9)
---
org.springframework.beans.factory.UnsatisfiedDependencyException: Error creating bean with name 'orderController': Unsatisfied dependency expressed through constructor parameter 0; nested exception is org.springframework.beans.factory.NoSuchBeanDefinitionException: No qualifying bean of type 'com.acme.OrderService' available: expected at least 1 bean which qualifies as autowire candidate.
---
Caused by: java.sql.SQLSyntaxErrorException: Unknown column 'o.total' in 'field list'
	at com.mysql.cj.jdbc.exceptions.SQLError.createSQLException(SQLError.java:120)
	... 64 more
---
The dependencies of some of the beans in the application context form a cycle:
┌─────┐
|  userService (field private com.acme.TeamService com.acme.UserService.teamService)
↑     ↓
---
Error: Could not find or load main class com.acme.App
Caused by: java.lang.ClassNotFoundException: com.acme.App
---
[ERROR] Failed to execute goal org.apache.maven.plugins:maven-compiler-plugin:3.8.1:compile (default-compile) on project api: Compilation failure
[ERROR] /src/Main.java:[12,18] cannot find symbol
[ERROR]   symbol:   class Invoice
---
FAILURE: Build failed with an exception.
* What went wrong:
Could not determine the dependencies of task ':app:compileDebugJavaWithJavac'.
> SDK location not found. Define location with an ANDROID_HOME environment variable
---
docker: Error response from daemon: driver failed programming external connectivity on endpoint web: Bind for 0.0.0.0:8080 failed: port is already allocated.
---
Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?
---
ERROR: failed to solve: process "/bin/sh -c npm run build" did not complete successfully: exit code: 1
---
COPY failed: file not found in build context or excluded by .dockerignore: stat app.jar: file does not exist
---
manifest for acme/api:latest not found: manifest unknown: manifest unknown
---
Error response from daemon: pull access denied for internal/base, repository does not exist or may require 'docker login': denied: requested access to the resource is denied
---
services.web.ports must be a list
validating /srv/compose.yaml: services.web additional properties 'port' not allowed
---
FATAL:  password authentication failed for user "app"
---
ERROR:  relation "orders" does not exist at character 15
STATEMENT:  select * from orders where id = $1
---
ERROR:  duplicate key value violates unique constraint "users_email_key"
DETAIL:  Key (email)=(ada@example.org) already exists.
---
ERROR:  null value in column "name" of relation "items" violates not-null constraint
DETAIL:  Failing row contains (7, null, 2026-01-01).
---
ERROR:  type "citext" does not exist
LINE 3:   email citext not null
---
ERROR:  syntax error at or near "FORM"
LINE 1: SELECT * FORM users;
---
ERROR 1045 (28000): Access denied for user 'root'@'localhost' (using password: YES)
---
ERROR 1054 (42S22): Unknown column 'titel' in 'field list'
---
MongoServerError: E11000 duplicate key error collection: shop.users index: email_1 dup key: { email: "a@b.c" }
---
MongooseError: Operation \`users.findOne()\` buffering timed out after 10000ms
---
npm ERR! code ERESOLVE
npm ERR! ERESOLVE unable to resolve dependency tree
npm ERR! Found: react@18.2.0
npm ERR! Could not resolve dependency:
npm ERR! peer react@"^17.0.0" from react-table@7.8.0
---
npm ERR! code E404
npm ERR! 404 Not Found - GET https://registry.example.org/left-padd - Not found
npm ERR! 404  'left-padd@latest' is not in this registry.
---
npm ERR! code EACCES
npm ERR! syscall mkdir
npm ERR! path /usr/local/lib/node_modules/typescript
npm ERR! errno -13
npm ERR! Error: EACCES: permission denied, mkdir '/usr/local/lib/node_modules/typescript'
---
npm ERR! Missing script: "dev"
npm ERR! To see a list of scripts, run:
---
npm error could not determine executable to run
---
error An unexpected error occurred: "https://registry.example.org/foo: Not found".
info If you think this is a bug, please open a bug report with the information provided in "/srv/yarn-error.log".
---
 ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile" because pnpm-lock.yaml is not up to date with package.json
---
➤ YN0028: │ The lockfile would have been modified by this install, which is explicitly forbidden.
---
fatal: not a git repository (or any of the parent directories): .git
---
fatal: refusing to merge unrelated histories
---
error: failed to push some refs to 'git@github.com:acme/web.git'
hint: Updates were rejected because the remote contains work that you do not have locally.
---
CONFLICT (content): Merge conflict in src/app.ts
Automatic merge failed; fix conflicts and then commit the result.
---
error: pathspec 'develop' did not match any file(s) known to git
---
fatal: unable to access 'https://git.example.org/a/b.git/': Could not resolve host: git.example.org
---
TypeError: Cannot read properties of undefined (reading 'map')
    at ProductList (ProductList.jsx:14:22)
    at renderWithHooks (react-dom.development.js:16305:18)
---
TypeError: Cannot read properties of undefined (reading 'query')
    at /srv/node_modules/pg/lib/client.js:526:17
---
Warning: Each child in a list should have a unique "key" prop.
Check the render method of \`List\`. See https://reactjs.org/link/warning-keys for more information.
---
Error: Invalid hook call. Hooks can only be called inside of the body of a function component.
---
Unhandled Runtime Error
Error: Hydration failed because the initial UI does not match what was rendered on the server.
---
Error: listen EADDRINUSE: address already in use :::3000
    at Server.setupListenHandle [as _listen2] (node:net:1817:16)
---
Error: connect ECONNREFUSED 127.0.0.1:6379
    at TCPConnectWrap.afterConnect [as oncomplete] (node:net:1555:16)
---
Error: getaddrinfo ENOTFOUND db.internal
---
Error: ENOENT: no such file or directory, open '/srv/app/config/production.json'
    at Object.openSync (node:fs:601:3)
---
node:internal/modules/cjs/loader:1080
  throw err;
  ^
Error: Cannot find module 'express'
Require stack:
- /srv/app/server.js
---
Error [ERR_MODULE_NOT_FOUND]: Cannot find module '/srv/dist/util' imported from /srv/dist/index.js
---
SyntaxError: Cannot use import statement outside a module
---
SyntaxError: The requested module './util.js' does not provide an export named 'sum'
---
SyntaxError: Unexpected token < in JSON at position 0
    at JSON.parse (<anonymous>)
---
ReferenceError: process is not defined
    at eval (webpack-internal:///./src/config.js:3:1)
---
RangeError: Maximum call stack size exceeded
---
FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory
---
src/app.ts(14,7): error TS2322: Type 'string' is not assignable to type 'number'.
---
src/main.ts:8:21 - error TS7016: Could not find a declaration file for module 'lodash'. '/srv/node_modules/lodash/lodash.js' implicitly has an 'any' type.
  Try \`npm i --save-dev @types/lodash\` if it exists or add a new declaration (.d.ts) file containing \`declare module 'lodash';\`
---
src/a.ts(3,10): error TS2305: Module '"./b"' has no exported member 'load'.
---
src/form.tsx(20,5): error TS2339: Property 'title' does not exist on type '{}'.
---
error TS18046: 'error' is of type 'unknown'.
---
error TS5023: Unknown compiler option 'strictNull'.
---
/srv/src/index.js
  3:7  error  'unused' is assigned a value but never used  no-unused-vars
  9:1  error  Parsing error: Unexpected token }

✖ 2 problems (2 errors, 0 warnings)
---
Oops! Something went wrong! :(
ESLint: 8.57.0
ESLint couldn't find the config "airbnb" to extend from. Please check that the name of the config is correct.
---
Oops! Something went wrong! :(
ESLint: 8.57.0
ESLint couldn't find the plugin "eslint-plugin-react".
---
Error: Cannot read config file: /srv/.eslintrc.js
Error: Unexpected identifier
---
Definition for rule 'react-hooks/exhaustive-deps' was not found
---
 FAIL  src/sum.test.js
  ● adds 1 + 2 to equal 3
    expect(received).toBe(expected) // Object.is equality
    Expected: 4
    Received: 3
---
Jest encountered an unexpected token
Jest failed to parse a file. This happens e.g. when your code or its dependencies use non-standard JavaScript syntax, or when Jest is not configured to support such syntax.
---
Error: browserType.launch: Executable doesn't exist at /root/.cache/ms-playwright/chromium-1080/chrome-linux/chrome
---
[vite] Internal server error: Failed to resolve import "./App.vue" from "src/main.js". Does the file exist?
---
error during build:
RollupError: "default" is not exported by "src/util.js", imported by "src/main.js".
---
✘ [ERROR] Could not resolve "fs"
    node_modules/foo/index.js:1:19:
---
error[E0382]: borrow of moved value: \`name\`
 --> src/main.rs:5:20
---
error: failed to select a version for the requirement \`serde = "^9"\`
---
./main.go:7:2: undefined: fmt.Printn
---
panic: runtime error: invalid memory address or nil pointer dereference
[signal SIGSEGV: segmentation violation code=0x1 addr=0x0 pc=0x4a1b2c]
goroutine 1 [running]:
---
go: github.com/acme/lib@v1.2.3: reading github.com/acme/lib/go.mod at revision v1.2.3: unknown revision v1.2.3
---
main.c:4:3: error: unknown type name 'uint'
    4 |   uint x = 3;
---
/usr/bin/ld: cannot find -lssl
collect2: error: ld returned 1 exit status
---
CMake Error at CMakeLists.txt:12 (find_package):
  Could not find a package configuration file provided by "Qt6" with any of the following names:
---
make: *** No rule to make target 'all'.  Stop.
---
bash: kubectl: command not found
---
Error from server (NotFound): deployments.apps "web" not found
---
Warning  Failed  12s (x3 over 55s)  kubelet  Error: ImagePullBackOff
---
The connection to the server localhost:8080 was refused - did you specify the right host or port?
---
error validating data: ValidationError(Deployment.spec): unknown field "replica" in io.k8s.api.apps.v1.DeploymentSpec
---
Error: INSTALLATION FAILED: unable to build kubernetes objects from release manifest: resource mapping not found for name: "web"
---
Error: Unsupported argument
  on main.tf line 9, in resource "aws_s3_bucket" "logs":
An argument named "acl" is not expected here.
---
An error occurred (AccessDenied) when calling the ListBuckets operation: Access Denied
---
nginx: [emerg] unknown directive "proxy_passs" in /etc/nginx/conf.d/default.conf:8
nginx: configuration file /etc/nginx/nginx.conf test failed
---
nginx: [emerg] duplicate location "/" in /etc/nginx/sites-enabled/app:14
---
AH00526: Syntax error on line 12 of /etc/apache2/sites-enabled/000-default.conf:
Invalid command 'RewriteEngin', perhaps misspelled or defined by a module not included in the server configuration
---
PHP Fatal error:  Uncaught Error: Call to undefined method App\User::find() in /srv/app/User.php:12
---
SQLSTATE[42S02]: Base table or view not found: 1146 Table 'shop.orders' doesn't exist
---
Target class [App\Http\Controllers\HomeController] does not exist.
---
NoMethodError (undefined method \`name' for nil:NilClass):
app/controllers/users_controller.rb:12:in \`show'
---
ActiveRecord::RecordNotFound (Couldn't find User with 'id'=7)
---
Bundler could not find compatible versions for gem "rails":
---
Unhandled exception. System.InvalidOperationException: Unable to resolve service for type 'Acme.IMail' while attempting to activate 'Acme.OrderController'.
---
error CS0246: The type or namespace name 'Newtonsoft' could not be found (are you missing a using directive or an assembly reference?)
---
error NU1101: Unable to find package Acme.Core. No packages exist with this id in source(s): nuget.org
---
ld: symbol(s) not found for architecture arm64
clang: error: linker command failed with exit code 1 (use -v to see invocation)
---
error: Cannot find 'Foo' in scope
---
FormatException: Unexpected character (at character 1)
---
NG0304: 'app-card' is not a known element (used in the 'HomeComponent' component template)
---
NullInjectorError: R3InjectorError(AppModule)[HttpClient -> HttpClient]: NullInjectorError: No provider for HttpClient!
---
Nest can't resolve dependencies of the CatsService (?). Please make sure that the argument CatModel at index [0] is available in the CatsModule context.
---
[Vue warn]: Failed to resolve component: app-button
If this is a native custom element, make sure to exclude it from component resolution via compilerOptions.isCustomElement.
---
PrismaClientInitializationError: Can't reach database server at localhost:5432
Please make sure your database server is running at localhost:5432.
---
error: Error validating field \`author\` in model \`Post\`: The relation field \`author\` on model \`Post\` is missing an opposite relation field on the model \`User\`.
---
QueryFailedError: invalid input syntax for type uuid: "7"
---
redis.exceptions.ConnectionError: Error 111 connecting to localhost:6379. Connection refused.
---
KafkaJSNumberOfRetriesExceeded: Connection timeout
---
OpenSSL::SSL::SSLError: SSL_connect returned=1 errno=0 state=error: certificate verify failed
---
Error: self-signed certificate in certificate chain
---
ssh: connect to host example.org port 22: Connection timed out
---
Permission denied (publickey).
---
sudo: unable to resolve host web-1: Name or service not known
---
E: Unable to locate package nodejs-lts
---
dpkg: error processing package mysql-server (--configure):
 dependency problems - leaving unconfigured
---
Segmentation fault (core dumped)
---
systemd[1]: app.service: Failed with result 'exit-code'.
---
yaml.scanner.ScannerError: mapping values are not allowed here
  in "config.yml", line 3, column 9
---
YAMLException: bad indentation of a mapping entry at line 4, column 5
---
ValidationError: "port" must be a number
---
AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:
---
HttpErrorResponse {status: 404, statusText: 'Not Found', url: 'http://localhost:4200/api/users'}
---
AxiosError: Request failed with status code 500
---
Access to fetch at 'https://api.example.org/v1' from origin 'http://localhost:3000' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.
---
Failed to load resource: net::ERR_CONNECTION_REFUSED
---
Refused to execute inline script because it violates the following Content Security Policy directive: "script-src 'self'".
---
Uncaught (in promise) DOMException: Failed to execute 'querySelector' on 'Document': '#1' is not a valid selector.
---
[Error] invalid schema: xsd element 'order' is not defined
---
Unknown type "money" in table definition, did you mean "monet"?
---
Swagger validation failed: Unable to find operation for path /users
---
jsonschema.exceptions.ValidationError: Additional properties are not allowed ('colour' was unexpected)
---
protoc: schema.proto:12:3: "Money" is not defined.
---
thrift: cannot resolve type Foo
---
Unable to find image 'acme/web:latest' locally
---
The file was not found in the configuration directory: /etc/prometheus
level=error msg="Error loading config (--config.file=prometheus.yml)" err="parsing YAML file prometheus.yml: yaml: line 5: did not find expected key"
---
error loading config file "/home/ana/.kube/config": yaml: line 12: could not find expected ':'
---
The operation couldn’t be completed. Unable to locate a Java Runtime.
---
WARN  [Consumer] Batch is limited to 500 records per request
---
rate limit exceeded: 60 requests per hour
---
Project 'web' not found in workspace
---
Duplicate definition of resolver 2 in module 'net'
---
Rule 'cleanup' does not exist in table filter
`;

export const FOREIGN_LOGS: readonly string[] = LOGS.trim().replaceAll('\\`', '`').split('\n---\n');

const FRESH = String.raw`
ERROR: Cannot install -r requirements.txt (line 4) and urllib3==2.0 because these package versions have conflicting dependencies.
---
ImportError: cannot import name 'Mapping' from 'collections' (/usr/lib/python3.11/collections/__init__.py)
---
AttributeError: module 'numpy' has no attribute 'float'
---
RuntimeError: There is no current event loop in thread 'ThreadPoolExecutor-0_0'.
---
jinja2.exceptions.TemplateNotFound: index.html
---
django.core.exceptions.ImproperlyConfigured: The SECRET_KEY setting must not be empty.
---
fastapi.exceptions.FastAPIError: Invalid args for response field! Hint: check that <class 'Foo'> is a valid pydantic field type
---
java.lang.IllegalStateException: Failed to load ApplicationContext
Caused by: org.springframework.beans.factory.BeanDefinitionStoreException: Failed to parse configuration class [com.acme.App]
Caused by: java.io.FileNotFoundException: class path resource [app.properties] cannot be opened because it does not exist
---
org.hibernate.LazyInitializationException: could not initialize proxy [com.acme.User#1] - no Session
---
Field orderRepository in com.acme.OrderService required a bean of type 'com.acme.OrderRepository' that could not be found.
---
java.lang.UnsupportedClassVersionError: com/acme/App has been compiled by a more recent version of the Java Runtime
---
Could not resolve all files for configuration ':app:debugRuntimeClasspath'.
---
e: Unresolved reference: viewModel
---
standard_init_linux.go:228: exec user process caused: exec format error
---
failed to create shim task: OCI runtime create failed: runc create failed: unable to start container process: exec: "bash": executable file not found in $PATH
---
Error: Get "https://10.96.0.1:443/api": dial tcp 10.96.0.1:443: connect: connection refused
---
network web_default was found but has incorrect label com.docker.compose.network set to ""
---
Back-off restarting failed container api in pod api-7d9
---
ERROR:  permission denied for table invoices
---
ERROR:  column "title" is of type text but expression is of type integer
HINT:  You will need to rewrite or cast the expression.
---
ERROR:  insert or update on table "lines" violates foreign key constraint "lines_order_id_fkey"
---
pq: function uuid_generate_v4() does not exist
---
FATAL:  sorry, too many clients already
---
ERROR 1064 (42000): You have an error in your SQL syntax; check the manual that corresponds to your MySQL server version
---
sqlite3.OperationalError: no such table: users
---
ORA-00942: table or view does not exist
---
npm ERR! code EBADENGINE
npm ERR! engine Unsupported engine
npm ERR! notsup Required: {"node":">=20"}
---
npm error enoent Could not read package.json: Error: ENOENT: no such file or directory, open '/srv/package.json'
---
npm ERR! cb() never called!
---
gyp ERR! find Python You need to install the latest version of Python.
gyp ERR! configure error
---
error Couldn't find any versions for "reactt" that matches "^1.0"
---
 WARN  Issues with peer dependencies found
└─┬ eslint-config-acme 2.0.0
  └── ✕ unmet peer eslint@^7: found 9.0.0
---
error: Your local changes to the following files would be overwritten by merge:
---
fatal: could not read Username for 'https://git.example.org': terminal prompts disabled
---
fatal: bad object HEAD
---
error: RPC failed; HTTP 413 curl 22 The requested URL returned error: 413
---
./src/components/Cart.vue
Module Error (from ./node_modules/vue-loader/lib/loaders/templateLoader.js):
Component template requires a root element, rather than just text.
---
BREAKING CHANGE: webpack < 5 used to include polyfills for node.js core modules by default.
---
Error: [BABEL] /srv/index.js: Unknown option: .presetss. Check out https://babeljs.io/docs for more information about options.
---
Error: Cannot find module '@babel/preset-env'
Require stack:
- /srv/node_modules/@babel/core/lib/config/files/plugins.js
---
Type error: Page "src/app/page.tsx" does not match the required types of a Next.js Page.
---
Error: Dynamic server usage: Page couldn't be rendered statically because it used "cookies".
---
Error: Objects are not valid as a React child (found: object with keys {id, name}).
---
Invariant Violation: requireNativeComponent: "RNCWebView" was not found in the UIManager.
---
[svelte-check] Error: Cannot find name '$page'
---
Error: NG8001: 'app-list' is not a known element
---
NG0201: No provider found for \`HttpClient\`
---
src/a.ts:3:14 - error TS2554: Expected 2 arguments, but got 1.
---
src/a.ts(5,1): error TS1259: Module '"/x/y"' can only be default-imported using the 'esModuleInterop' flag
---
warning: variable \`x\` is never used
---
error: unused variable: \`size\`
---
src/main.go:9:2: declared and not used: size
---
error: variable 'count' is not defined
---
Unknown argument "--watchh". Did you mean "--watch"?
---
unknown field "enabled" in struct literal of type Config
---
The type of parameter x must be provided
---
panic: interface conversion: interface {} is string, not int
---
error: expected ';' before '}' token
---
Syntax error: expected name, found end of file (line 3)
---
error[E0425]: cannot find value \`total\` in this scope
---
Error: ER_NOT_SUPPORTED_AUTH_MODE: Client does not support authentication protocol requested by server
---
MongoParseError: Invalid scheme, expected connection string to start with "mongodb://"
---
Error: Redis connection to 127.0.0.1:6379 failed - connect ECONNREFUSED 127.0.0.1:6379
---
PrismaClientKnownRequestError: Unique constraint failed on the fields: (\`email\`)
---
TypeORMError: Entity metadata for Post#author was not found. Check if you specified a correct entity object and if it's connected in the connection options.
---
sequelize: ValidationError: notNull Violation: User.name cannot be null
---
{"message":"The given data was invalid.","errors":{"email":["The email field is required."]}}
---
{"error":"invalid_grant","error_description":"Token has been expired or revoked."}
---
{"status":404,"error":"Not Found","path":"/api/orders/7"}
---
{"level":"error","msg":"dial tcp: lookup db on 10.0.0.2:53: no such host"}
---
terraform: Error: Duplicate resource "aws_instance" configuration
---
Error: Missing required argument: The argument "region" is required, but no definition was found.
---
helm: Error: template: web/templates/deploy.yaml:12:24: executing "web" at <.Values.image.tag>: nil pointer evaluating interface {}.tag
---
ansible: fatal: [web1]: FAILED! => {"changed": false, "msg": "No package matching 'nginxx' found available"}
---
Jenkins: ERROR: script returned exit code 127
---
remote: error: GH006: Protected branch update failed for refs/heads/main.
---
swift: error: no such module 'Apollo'
---
xcodebuild: error: Unable to find a destination matching the provided destination specifier
---
flutter: Because app depends on http ^2.0.0 which doesn't match any versions, version solving failed.
---
mix: ** (UndefinedFunctionError) function Foo.bar/1 is undefined (module Foo is not available)
---
composer: Your requirements could not be resolved to an installable set of packages.
---
Warning: Undefined array key "id" in /srv/index.php on line 4
---
nuxt: [500] Cannot read properties of null (reading 'title')
---
cypress: Timed out retrying after 4000ms: Expected to find element: \`#save\`, but never found it.
---
playwright: Error: expect(locator).toBeVisible() failed
---
openapi: SwaggerParserError: /api.yaml is not a valid Openapi API definition
---
protobuf: TypeError: Descriptors cannot be created directly.
---
grpc: Error: 14 UNAVAILABLE: No connection established
---
kafka: org.apache.kafka.common.errors.TimeoutException: Topic orders not present in metadata after 60000 ms.
---
elasticsearch: index_not_found_exception: no such index [logs]
---
The operation is not supported on this type of schema
---
Schema validation failed: required property "name" is missing
---
XML schema: element "order": This element is not expected. Expected is one of ( item, total ).
---
avro: org.apache.avro.AvroTypeException: Found string, expecting union
---
permission "orders:read" is required, access denied
---
Access denied: token missing scope
---
No matching bean found for field cart
---
Fields "a" and "b" conflict with each other
---
Plugin "foo" has not been registered
---
Unexpected parameter in URL
---
(node:4242) [DEP0040] DeprecationWarning: The \`punycode\` module is deprecated. Please use a userland alternative instead.
(Use \`node --trace-deprecation ...\` to show where the warning was created)
---
(node:81) ExperimentalWarning: Importing JSON modules is an experimental feature and might change at any time
(Use \`node --trace-warnings ...\` to show where the warning was created)
---
error: column "users.name" does not exist
    at Parser.parseErrorMessage (/app/node_modules/pg-protocol/dist/parser.js:285:98)
`;

/** Written after weights were chosen. */
export const FRESH_FOREIGN_LOGS: readonly string[] = FRESH.trim()
  .replaceAll('\\`', '`')
  .split('\n---\n');
