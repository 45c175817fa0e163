import type {ContentFile, Problem, Check} from '@selection-set/content-model';

/** What no two pages of a language and version may share. */
const UNIQUE = [
  {field: 'slug', what: 'address', read: ({path}: ContentFile) => path},
  {field: 'title', what: 'title', read: ({frontMatter}: ContentFile) => frontMatter.values.title},
  {
    field: 'description',
    what: 'description',
    read: ({frontMatter}: ContentFile) => frontMatter.values.description,
  },
] as const;

/** Two pages with one address, title or description: readers and search engines could not tell them apart (A6). */
export const checkDuplicates: Check = ({files}) =>
  UNIQUE.flatMap(({field, what, read}) => {
    const first = new Map<string, ContentFile>();
    return files.flatMap((file): readonly Problem[] => {
      const value = read(file);
      if (file.kind === 'partial' || typeof value !== 'string') {
        return [];
      }
      const key = what === 'address' ? value : `${file.version}\n${value}`;
      const other = first.get(key);
      if (other === undefined) {
        first.set(key, file);
        return [];
      }
      const place = `${other.file}:${other.frontMatter.lineOf(field)}`;
      const message = `the ${what} "${value}" is already that of ${place}. Give each page its own.`;
      return [{file: file.file, line: file.frontMatter.lineOf(field), rule: 'duplicate', message}];
    });
  });
