import {Joi} from '@docusaurus/utils-validation';
import {
  README_MAX_BYTES,
  PACKAGE_TEXT_MAX_CHARS,
  README_PLACEHOLDER,
} from '../../../src/lib/constants';
import type {PackageInfo, PackageValues} from '../../../src/lib/contracts/packageInfo';
import type {FetchedFacts} from '../../../src/lib/packageInfo/mergeFacts';
import {PACKAGE_FACTS} from '../../../src/lib/packageInfo/mergeFacts';

const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const DaySchema = Joi.string().pattern(DAY, 'YYYY-MM-DD');
const MomentSchema = Joi.string().isoDate();
const LineSchema = Joi.string().max(PACKAGE_TEXT_MAX_CHARS * 2);

const VALUES = {
  createdAt: MomentSchema,
  description: LineSchema,
  directory: LineSchema,
  downloadsWeek: Joi.object({start: DaySchema.required(), end: DaySchema.required()}),
  licence: LineSchema,
  readme: Joi.string().max(README_MAX_BYTES, 'utf8').invalid(README_PLACEHOLDER),
  updatedAt: MomentSchema,
  version: LineSchema,
  weeklyNPMDownloads: Joi.number().strict().integer().min(0),
};

const fetchedAt = Object.fromEntries(
  PACKAGE_FACTS.map((fact) => [
    fact,
    Joi.when(Joi.ref(`...${fact}`), {
      is: Joi.exist(),
      // eslint-disable-next-line unicorn/no-thenable -- the word of the library
      then: DaySchema.required(),
      otherwise: Joi.forbidden(),
    }),
  ]),
);

/** One package of the snapshot: every fact with the day it was fetched. */
export const PackageInfoSchema = Joi.object<PackageInfo>({
  name: Joi.string().required(),
  ...VALUES,
  fetchedAt: Joi.object(fetchedAt).required(),
});

/** What one round of fetching gave, as the disk cache keeps it. */
export const FetchedFactsSchema = Joi.object<FetchedFacts>({
  values: Joi.object<PackageValues>(VALUES).required(),
  answered: Joi.array()
    .items(Joi.string().valid(...PACKAGE_FACTS))
    .required(),
}).options({stripUnknown: true});
