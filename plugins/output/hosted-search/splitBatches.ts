export interface BatchLimits {
  readonly records: number;
  readonly bytes: number;
}

/** As the provider advises. */
export const BATCH_LIMITS: BatchLimits = {records: 1000, bytes: 5_000_000};

/** Records in their order, in batches within both limits; a record that is too large alone is a batch of its own. */
export function splitBatches<Item>(
  records: readonly Item[],
  limits: BatchLimits = BATCH_LIMITS,
): readonly (readonly Item[])[] {
  const batches: Item[][] = [];
  let bytes = 0;
  for (const record of records) {
    const own = Buffer.byteLength(JSON.stringify(record));
    const last = batches.at(-1);
    if (last === undefined || last.length === limits.records || bytes + own > limits.bytes) {
      batches.push([record]);
      bytes = own;
    } else {
      last.push(record);
      bytes += own;
    }
  }
  return batches;
}
