import type {Content, ContentFile} from './contentFile';

interface Reading {
  /** What the file was parsed from. */
  readonly source: string;
  /** While it is under way. */
  pending?: Promise<Content>;
  parsed?: Pick<Content, 'problems'> & {readonly files: readonly WeakRef<ContentFile>[]};
}

const readings = new Map<string, Reading>();

/**
 * Parses a file once for all plugins that want it. Parsed files are large: one that nobody uses any more is
 * given up, and parsed again for the next.
 *
 * @param file absolute path.
 * @param source all that the outcome follows from.
 */
export async function shareReading(
  file: string,
  source: string,
  parse: () => Promise<Content>,
): Promise<Content> {
  const known = readings.get(file);
  const content = known?.source === source ? recall(known) : undefined;
  if (content !== undefined) {
    return content;
  }
  const pending = parse();
  const reading: Reading = {source, pending};
  readings.set(file, reading);
  try {
    const {files, problems} = await pending;
    reading.parsed = {files: files.map((parsed) => new WeakRef(parsed)), problems};
  } finally {
    delete reading.pending;
  }
  return pending;
}

/** Undefined where a file has been given up. */
function recall({pending, parsed}: Reading): Promise<Content> | Content | undefined {
  if (pending !== undefined || parsed === undefined) {
    return pending;
  }
  const files = parsed.files.flatMap((file) => file.deref() ?? []);
  return files.length === parsed.files.length ? {files, problems: parsed.problems} : undefined;
}
