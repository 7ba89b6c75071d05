/** Milliseconds that the rows wait for their totals, which take as long as a million rows are many. */
const PATIENCE_MS = 250;

/** Waits for the parts of an answer, which are read side by side. */
export async function answerTogether<P extends Readonly<Record<string, unknown>>>(parts: P) {
  const read = Object.entries(parts).map(async ([name, part]) => [name, await part] as const);
  return Object.fromEntries(await Promise.all(read)) as { [K in keyof P]: Awaited<P[K]> };
}

/** The totals, or nothing when they take too long: the list then asks for them by their own call. */
export async function orLater<T>(totals: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, undefined);
  });
  try {
    return await Promise.race([totals, late]);
  } finally {
    clearTimeout(timer);
  }
}
