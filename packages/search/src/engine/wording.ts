import {stemWord} from './fieldIndex';
import {tokenise} from './tokenise';

/** For the stem of a word, the other words for the same thing. */
export type Wording = ReadonlyMap<string, readonly string[]>;

/** Each line is a list of words that documentation of software uses for one thing. */
const ENGLISH = `
several multiple many
hide mask conceal redact
delete remove erase
create make generate
add insert append
show display view
change modify edit alter
get fetch retrieve obtain
start begin launch
stop abort cancel terminate
error failure fault
fix repair solve
choose select pick
allow permit accept
reject refuse deny block
parallel concurrent simultaneous
batch bulk
expire expiry ttl lifetime
extend augment
override overwrite
measure benchmark profile
metric statistic stats
log record
build compile bundle
format prettify
plugin addon extension
endpoint route url
server backend
client frontend
terminal shell console
publish emit dispatch
user account
rule policy
rename alias
nested deep depth
enable activate
disable deactivate
prevent avoid
forbid disallow prohibit
check verify validate
fast quick rapid
performance speed
limit restrict constrain throttle
combine merge join
split divide separate
convert transform
copy duplicate clone
find locate search
folder directory dir
argument parameter param
argument args
function method
image picture photo
delay wait pause
repeat loop iterate
connect attach
large big huge
small tiny little
empty blank
missing absent
wrong incorrect invalid
redundant unnecessary superfluous
example sample demo
guide tutorial walkthrough
replace substitute swap
refresh reload
upgrade update migrate
migrate migration switch move
install setup
settings configuration options preferences
config configuration
configure customize
sort order
string text
click press tap
popup modal dialog
keep retain preserve persist
store save persist
handle manage
notify alert inform
secure protect
custom own
simple easy
hard difficult
explain describe
call invoke
execute run
cause reason
happen occur
need require
attempt try
finish complete end
ignore skip omit exclude
include contain
reduce decrease shrink minimize lower
increase grow raise
print output
debug troubleshoot
deploy publish
whole entire
first initial
last final
old previous outdated legacy stale
new recent latest
position location placement
reply response answer
login signin authenticate
crash fail
app application
db database
env environment
auth authentication
docs documentation
repo repository
prod production
dev development
admin administrator
async asynchronous
id identifier
secret sensitive confidential
vulnerability security
sponsor donate fund
version release
permission privilege access
share reuse
clear clean empty flush reset
listen observe monitor watch
mock fake stub
bug issue problem
compare diff difference
mandatory required obligatory
listener handler callback
shutdown terminate stop
theme style appearance
localize translate internationalize
phone mobile device
package library
list enumerate
unused unneeded
enforce require force
`;

const WORDS: Readonly<Record<string, string>> = {
  fr: `
supprimer effacer retirer enlever suppression
afficher montrer affichage
masquer cacher
creer generer creation generation
modifier changer modification
choisir selectionner
dossier repertoire
erreur echec
parametre argument
option reglage configuration
lancer demarrer executer
arreter interrompre stopper
verifier controler valider verification validation
rapide vite
plusieurs multiple
empecher eviter
interdire refuser
autoriser permettre
combiner fusionner reunir assembler
diviser separer decouper
exemple echantillon
remplacer substituer
ajouter inserer
obtenir recuperer
installer installation
publier deployer deploiement publication
connexion authentification
limiter restreindre limite
chercher rechercher trouver
fonction methode
reponse resultat
probleme panne
`,
  ar: `
حذف إزالة مسح
عرض إظهار
إخفاء حجب
إنشاء توليد
تغيير تعديل
اختيار انتقاء
مجلد دليل
خطأ فشل
معامل وسيط
إعداد ضبط تهيئة
بدء تشغيل
إيقاف إلغاء
فحص تحقق
سريع عاجل
منع تجنب
دمج جمع
تقسيم فصل
مثال نموذج
استبدال إبدال
إضافة إدراج
جلب استرجاع
نشر إصدار
بحث إيجاد
دالة وظيفة
استجابة رد
`,
};

/**
 * Words for the same thing in documentation of any software: verbs and nouns that writers and readers choose differently. Words peculiar to
 * one portal go into its synonyms and its glossary. English counts in each language, since pages quote it.
 *
 * @param language such as `fr` or `fr-FR`.
 * @param glossary lists of an English word, then words and phrases of the language; only single words stand for each other.
 */
export function readWording(
  language: string,
  glossary: readonly (readonly string[])[] = [],
): Wording {
  const lists = [
    ...`${ENGLISH}\n${WORDS[language.slice(0, 2).toLowerCase()] ?? ''}`
      .split('\n')
      .map((line) => tokenise(line).map(({word}) => word)),
    ...glossary.map((group) =>
      group.flatMap((entry) => {
        const [token, ...rest] = tokenise(entry);
        return token === undefined || token.isPair || rest.length > 0 ? [] : [token.word];
      }),
    ),
  ];
  const others = new Map<string, Set<string>>();
  for (const words of lists) {
    for (const word of words) {
      const stem = stemWord(word);
      const known = others.get(stem) ?? new Set();
      for (const other of words) {
        if (stemWord(other) !== stem) {
          known.add(other);
        }
      }
      others.set(stem, known);
    }
  }
  return new Map(Array.from(others, ([stem, words]) => [stem, [...words]]));
}

/** The synonyms of a word of a query. */
export function listOthers(word: string, wording: Wording): readonly string[] {
  return wording.get(stemWord(word)) ?? [];
}
