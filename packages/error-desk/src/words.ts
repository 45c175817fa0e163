/** Words that say nothing about which program printed a line: those of grammar. */
const GRAMMAR = `
a about after all already also an and any are as at be because been before being both but by can could did do does
done each either else for from get got had has have here how if in instead into is it its itself just like may might more most must mean means meant my need
needs neither no none nor not now of off on once one only onto or other out over own per please same see set shall she should since so some
such sure than that the their them then there these they this those through to too try two under until up upon us use used uses using via was
we were what when where whether which while who will with within without would yet you your
`;

/** Words that programs of every kind print when something fails. */
const COMMON = `
abort aborted accept accepted access account action active add added address allowed allocate app application argument arguments array assert
assertion assigned assignable async attempt attempted available await bad base batch binary bind block body boolean boot branch browser buffer
build builder building bundle bytes cache cached call called callback cancelled cannot cause caused certificate changed channel character check
child class clean client close closed cluster code column command commit compile compiled compiler component conf config configuration
configure configured conflict conflicting connect connected connecting connection console constraint constructor contain container contains
content context copy core correct corrupt could couldn't count crash crashed create created creating critical current currently daemon data
database date debug declaration declared default define defined definition delete deleted denied dependencies dependency deploy deprecated
detected dev device didn't different directory disabled disk document documents doesn't don't download driver due duplicate duplicated during
element empty enable enabled encountered end endpoint enoent entries entry env environment eof err errno error errors even event exceeded
exception exec execute executed executing execution exist exists exit exited expected expecting export exported exports expression extend
extension external fail failed failing fails failure false fatal fetch fetching field fields file filename files find first flag folder follow
following format found frame function functions future generate generated given global group handle handler hash have header headers heap
help host hostname id identifier ignore ignored image implement implementation implemented implicitly import imported imports include included
incompatible incorrect index info information init initialize initialized input inside install installed installing instance instances
instantiate integer interface internal interrupted invalid io iterable job json key keys kill killed known language layer length level library
libraries limit line lines link linux list listen listening load loaded loader loading local location lock log logger login longer lookup main
make manifest map mark match matched matches matching max maximum member memory message metadata method methods migration minimum mismatch
missing mode modified module modules multiple name named namespace names native network never new next node nodes non-zero note null number
object objects occurred occurrence offset old open operation operations option optional options order origin output package packages page
param parameter parameters parent parse parsed parser parsing part parts password path paths pattern peer pending permission permissions
permitted pid pipe plan plugin plugins pointer policy pool port position possible preset previous print private problem process processing
program project properties property protected protocol provide provided provider providers proxy public publish pull push query queue range
raise raised read reading receive received record recursive redirect ref refer reference referenced refused register registered registry
reject rejected relation release remote remove removed rename replace report repository request requested require required requires reset
resolve resolved resolving resource response rest restart result results retry return returned returns root route row rule rules run running
runtime save scope script search section security segment select send sent serialize server service services session setting settings
setup shape should shutdown signal single singleton size skip skipped socket source spec specified specify stack stage start started starting
startup state statement status step stop stopped storage store stream string strict struct sub success successfully supplied support supported
switch symbol sync syntax system table tag target task template terminated test text thread throw throws timeout timed token tokens tool trace
transaction tree trigger true type types unable unavailable undefined unexpected unhandled uninitialized unique unknown unless unrecognized
unreachable unresolved unsupported update updated upgrade url usage user username valid validate validating validation value values variable
variables verify version versions view violation volume wait waiting want warn warning warnings whole problems nothing wildcard work worker working workspace write
writing wrong yaml zero zone javascript typescript npm react webpack vite babel jest tsx ts js http https html css get post put patch
`;

/** What platforms, compilers and package managers print whatever the tool: such a line says what happened, never where it is cured. */
export const PLATFORM_PHRASES: readonly string[] = [
  'address already in use',
  'an error occurred',
  'an unexpected error occurred',
  'argument of type',
  'bad request',
  'cannot access before initialization',
  'cannot assign to read only property',
  'cannot destructure property',
  'cannot find module',
  'cannot find name',
  'cannot find namespace',
  'cannot find package',
  'cannot find type definition file for',
  'cannot read properties of null reading',
  'cannot read properties of undefined reading',
  'cannot read property',
  'cannot set properties of undefined setting',
  'cannot use import statement outside a module',
  'class constructor cannot be invoked without new',
  'command failed with exit code',
  'command not found',
  'conflicting peer dependency',
  'connect econnrefused',
  'connect etimedout',
  'connection refused',
  'connection timed out',
  'could not find a declaration file for module',
  'could not resolve',
  'could not resolve dependency',
  'could not resolve host',
  'deprecationwarning',
  'did you mean',
  'does not exist in type',
  'does not exist on type',
  'does not provide an export named',
  'enoent no such file or directory',
  'err module not found',
  'exited with code',
  'expected property name or in json at position',
  'experimentalwarning',
  'failed to compile',
  'failed to fetch',
  'fetch failed',
  'getaddrinfo enotfound',
  'has no exported member',
  'implicitly has an any type',
  'internal server error',
  'invalid hook call',
  'invalid or unexpected token',
  'is a type and must be imported using a type-only import',
  'is an experimental feature and might change at any time',
  'is deprecated please use',
  'is missing the following properties from type',
  'is not a constructor',
  'is not a function',
  'is not a module',
  'is not assignable to parameter of type',
  'is not assignable to type',
  'is not defined',
  'is not iterable',
  'is not valid json',
  'is of type unknown',
  'is possibly undefined',
  'maximum call stack size exceeded',
  'maxlistenersexceededwarning',
  'module not found',
  'must use import to load es module',
  'no overload matches this call',
  'no such file or directory',
  'not a git repository',
  'not found',
  'npm err',
  'object is possibly',
  'package subpath is not defined by exports in',
  'permission denied',
  'problem error warnings',
  'problems errors warnings',
  'rangeerror',
  'read econnreset',
  'referenceerror',
  'relative import paths need explicit file extensions',
  'require of es module',
  'self signed certificate',
  'self-signed certificate',
  'socket hang up',
  'spawn enoent',
  'syntax error',
  'syntaxerror',
  'the operation was aborted',
  'to show where the warning was created',
  'top-level await is currently not supported with the cjs output format',
  'typeerror',
  'unable to resolve dependency tree',
  'unexpected end of json input',
  'unexpected identifier',
  'unexpected token',
  'unexpected token in json at position',
  'unhandled promise rejection',
  'unknown file extension',
];

/** How much a word of each kind tells about which message a line is. */
const WEIGHTS = {grammar: 0.15, common: 0.45, own: 1, identifier: 1.6} as const;

/** What is left of a word that a platform's phrase explains. */
export const EXPLAINED = 0.1;

const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u).filter(Boolean));
const grammar = list(GRAMMAR);
const common = list(COMMON);

/** The mark of a variable, which few messages have. */
const VARIABLE = '$';

/** A name of code, such as `useEngine`, `contextɵ`, `__typename` or a package of three parts. */
const IDENTIFIER = /[a-z][A-Z]|^_|\w_\w|ɵ|\w-\w+-\w/u;

/** How much a word tells about which message a line is: 0.15 for grammar, 1 for what hardly another program says. */
function weighWord(written: string, isName: boolean): number {
  const word = written.toLowerCase();
  if (IDENTIFIER.test(written) || (isName && !common.has(word) && !grammar.has(word))) {
    return WEIGHTS.identifier;
  }
  if (word === VARIABLE) {
    return WEIGHTS.own;
  }
  if (grammar.has(word) || word.length === 1) {
    return WEIGHTS.grammar;
  }
  return common.has(word) ? WEIGHTS.common : WEIGHTS.own;
}

const phrases = new Map<string, readonly (readonly string[])[]>();
for (const phrase of PLATFORM_PHRASES) {
  const words = phrase.split(' ');
  const [first = ''] = words;
  phrases.set(first, [...(phrases.get(first) ?? []), words]);
}

/**
 * The weights of a message's words, where phrases of platforms count for nearly nothing.
 *
 * @param written as the message has them, in upper and lower case.
 * @param areNames which of them begin a quoted name that belongs to the message.
 */
export function weighWords(
  written: readonly string[],
  areNames: readonly boolean[],
): readonly number[] {
  const weights = written.map((word, index) => weighWord(word, areNames[index] === true));
  const words = written.map((word) => word.toLowerCase());
  words.forEach((word, start) => {
    for (const phrase of phrases.get(word) ?? []) {
      if (phrase.every((each, index) => words[start + index] === each)) {
        phrase.forEach((_, index) => {
          weights[start + index] = EXPLAINED;
        });
      }
    }
  });
  return weights;
}

/** A word without the ending that another form of it has. */
export function stem(word: string): string {
  return word.replace(/s$/u, '').replace(/(?:ie|e?d|e)$/u, '');
}

/** Words of which a message has at least one, and the prose around it seldom. */
const SAYS_FAILURE =
  /\b(?:\w*error|fail\w*|cannot|can['’]t|could(?: not|n['’]t)|unable|invalid|unexpected|unknown|missing|not|no|never|denied|refused|must|expect(?:ed|ing)|exceed(?:s|ed)|\w*exception|require[sd]?|already|duplicated?|removed|unsupported|incompatible|ambiguous|warning)\b|✖|\[error\]/iu;

/** A message of one word, where a heading has it: three words in one, as in `RollerNotFound` and `ROLLER_NOT_FOUND`. */
export const ERROR_NAME = /^(?:(?:[A-Z][a-z]+){3,}|[A-Z]{2,}(?:_[A-Z]{2,}){2,})$/u;

/** What logs of a sample put before a message. */
const LABELS = /^(?:(?:(?:uncaught )?error:|\[error\]|error \[[^\]]*\]:?)\s*)+/iu;

/** What a message ends in where a similar name exists, and only then. */
export const SUGGESTION = /\s+Did you mean .*\?$/u;

/** Code and commands that stand in a text as messages do. */
export const COMMAND =
  /^(?:[$>] |GET|POST|npx|npm|pnpm|yarn|bun|node|git|curl|cd|mkdir|docker|import|export|const|let|return|await|new|type|scalar|extend|query|mutation|fragment|module\.|process\.)(?:\s|$)/u;
export const SYNTAX = /=>|==|[{};]|\w\(|\w=|\w:\w| = |^[-@.]|^[\w.-]+: \S+$|\s--\w/u;

/** Whether a line reports that something failed. */
export function saysFailure(line: string): boolean {
  return SAYS_FAILURE.test(line);
}

/** The message without what logs put before it, and without the words that the sample itself puts there. */
export function withoutLabels(text: string, samples: string): string {
  const bare = text.replace(LABELS, '');
  const label = /^(?<label>[^:"'`]{1,60}): (?=\S)/u.exec(bare)?.groups?.label;
  return label !== undefined && samples.includes(label)
    ? bare.slice(label.length + 2).replace(LABELS, '')
    : bare;
}
