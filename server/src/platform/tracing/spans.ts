/** A part of the work as the collector of traces is told of it: a name, and what tells it from others of that name. */
type Part = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number>>;
};

export type OpenSpan = {
  /** What the function calls later belongs to the span too. */
  readonly within: <T>(work: () => T) => T;
  readonly end: (attributes: Part['attributes'], failed: boolean) => void;
};

export type Tracer = {
  readonly open: (part: Part & { readonly traceparent?: string | undefined }) => OpenSpan;
  readonly isTraced: () => boolean;
};

let tracer: Tracer | undefined;

/** Tells this tracer of what is done from now on; without one, nobody is told. */
export function traceWith(next: Tracer | undefined): void {
  tracer = next;
}

export function openSpan(part: Part & { readonly traceparent?: string | undefined }): OpenSpan | undefined {
  return tracer?.open(part);
}

export async function traced<T>(part: Part, work: () => Promise<T>): Promise<T> {
  const span = tracer?.open(part);
  if (!span) return work();
  try {
    const result = await span.within(work);
    span.end({}, false);
    return result;
  } catch (error) {
    span.end({}, true);
    throw error;
  }
}

/** The same for what is a part of a call or a job; by itself, as when a queue is looked at, nobody asks about it. */
export function tracedWithin<T>(part: Part, work: () => Promise<T>): Promise<T> {
  return tracer?.isTraced() ? traced(part, work) : work();
}
