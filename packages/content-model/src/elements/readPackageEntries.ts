import {Joi} from '@docusaurus/utils-validation';

/** One command of a package manager; a bare string stands for `{name, cmd: 'add'}`. */
interface PackageEntry {
  readonly name?: string;
  readonly cmd: 'add' | 'run' | 'install' | 'init';
  readonly isGlobal?: boolean;
  readonly isNpx?: boolean;
}

const EntriesSchema = Joi.array<(PackageEntry | string)[]>()
  .items(
    Joi.string(),
    Joi.object({
      name: Joi.string(),
      cmd: Joi.string().valid('add', 'run', 'install', 'init').required(),
      isGlobal: Joi.boolean(),
      isNpx: Joi.boolean(),
    }),
  )
  .required();

/**
 * The entries of a `<PackageCmd>` (CMD-1).
 *
 * @throws Error that says which entry is wrong and how to write it.
 */
export function readPackageEntries(value: unknown): readonly (PackageEntry | string)[] {
  const result = EntriesSchema.validate(value);
  if (result.error !== undefined) {
    throw new Error(
      `<PackageCmd> cannot read its packages: ${result.error.message}. Write names such as 'typescript', or objects such as {name: 'build', cmd: 'run'}.`,
    );
  }
  return result.value;
}
