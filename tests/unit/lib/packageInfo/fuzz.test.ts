import {PackageInfoSchema} from '../../../../plugins/catalogue/package-info/snapshot';
import {README_PLACEHOLDER} from '../../../../src/lib/constants';
import {AnswerError} from '../../../../src/lib/packageInfo/errors';
import {loadFacts, parseDownloads} from '../../../../src/lib/packageInfo/loadFacts';
import {mergeFacts} from '../../../../src/lib/packageInfo/mergeFacts';
import {parsePackument} from '../../../../src/lib/packageInfo/parsePackument';
import {IS_NIGHTLY} from '../../../support/scope';
import {createRandom, mutate} from '../../../support/packageInfo/mutate';
import {buildDownloads, buildPackument} from '../../../support/packageInfo/packuments';

const SEED = 20_261_120;
const DOCUMENT_COUNT = IS_NIGHTLY ? 10_000 : 1000;
const NAME = '@scope/name';

const original = buildPackument(NAME, {
  versions: {
    '1.0.0': {readme: 'one', dist: {tarball: 'https://r.example/1.tgz', integrity: 'sha512-a'}},
    '2.0.0': {readme: README_PLACEHOLDER, dist: {tarball: 'https://r.example/2.tgz'}},
    '3.0.0-beta.1': {readme: 'beta'},
  },
  readme: README_PLACEHOLDER,
});

/** Documents as JSON can carry them. */
function* mutatedDocuments(seed: number, source: unknown): Generator {
  const random = createRandom(seed);
  for (let index = 0; index < DOCUMENT_COUNT; index += 1) {
    const text = JSON.stringify(mutate(source, random)) ?? 'null';
    yield JSON.parse(text);
  }
}

test(`API-4: of ${DOCUMENT_COUNT} mutated package documents none crashes the reader, and nothing unchecked comes out`, async () => {
  let accepted = 0;
  let refused = 0;
  for (const document of mutatedDocuments(SEED, original)) {
    const facts = await loadFacts(
      {name: NAME, repo: 'a/b'},
      {
        readDocument: () => Promise.resolve(document),
        readPublishedReadme: (_name, {address}) => Promise.resolve(`from ${address}`),
      },
    );
    const info = mergeFacts(NAME, undefined, facts, '2026-11-20');
    const {error} = PackageInfoSchema.validate(JSON.parse(JSON.stringify(info)), {convert: false});
    expect(error).toBeUndefined();
    expect(info.readme?.trim()).not.toBe(README_PLACEHOLDER);
    if (facts.problems.length === 0) {
      accepted += 1;
    } else {
      refused += 1;
      expect(facts.problems[0]?.message).toMatch(/^The package document of .* is not usable: /u);
    }
  }
  expect({}).not.toHaveProperty('polluted');
  expect(accepted + refused).toBe(DOCUMENT_COUNT);
  expect(Math.min(accepted, refused)).toBeGreaterThan(DOCUMENT_COUNT / 10);
});

test(`API-4: parsePackument throws nothing but AnswerError on ${DOCUMENT_COUNT} mutated documents`, () => {
  for (const document of mutatedDocuments(SEED + 1, original)) {
    try {
      parsePackument(document, NAME);
    } catch (error) {
      expect(error).toBeInstanceOf(AnswerError);
    }
  }
});

test(`API-5: parseDownloads throws nothing but AnswerError on ${DOCUMENT_COUNT} mutated answers`, () => {
  for (const answer of mutatedDocuments(SEED + 2, buildDownloads(NAME))) {
    try {
      const {downloads, week} = parseDownloads(answer, NAME);
      expect(Number.isSafeInteger(downloads) && downloads >= 0).toBe(true);
      expect(week.start <= week.end).toBe(true);
    } catch (error) {
      expect(error).toBeInstanceOf(AnswerError);
    }
  }
});
