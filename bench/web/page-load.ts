import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** A profile says how many times slower the processor is than this machine's, and how slow the network is. */
export type Profile = {
  readonly name: string;
  readonly cpu: number;
  readonly network?: { readonly latencyMs: number; readonly bytesPerSecond: number };
};

/**
 * The figures of a first visit. Bytes are counted compressed, as they travel, and times in ms since the visit began.
 */
export type PageLoad = {
  readonly jsKb: number;
  readonly cssKb: number;
  readonly requests: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** The page is usable at the end of the last long task, or at the first paint when no long task ends after it. */
  readonly interactiveMs: number;
  /** Long tasks block the page for the time that each one takes beyond 50 ms; this is the sum. */
  readonly blockedMs: number;
  readonly shift: number;
  readonly memoryMb: number;
};

type Kept = Readonly<Record<string, string>>;

/**
 * Opens a new browser context each time, so that no cache remains from an earlier visit and only the session is given.
 */
export async function openPage(browser: Browser, profile: Profile, session: Kept): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 }, locale: 'es-ES' });
  // esbuild, which compiles this file, wraps the functions sent to the page in a call to `__name`, which the
  // page lacks.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, session);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
  if (profile.network) {
    const { latencyMs, bytesPerSecond } = profile.network;
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  return { context, page, cdp };
}

export type OpenPage = { readonly context: BrowserContext; readonly page: Page; readonly cdp: CDPSession };

/** Visits an address for the first time and waits until nothing on the page moves any more. */
export async function measureLoad({ page, cdp }: OpenPage, url: string): Promise<PageLoad> {
  const bytes = countBytes(cdp);
  await page.addInitScript(observePage);
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const times = await page.evaluate(() => (window as unknown as { measured: Measured }).measured);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return {
    jsKb: bytes.of('Script') / 1000,
    cssKb: bytes.of('Stylesheet') / 1000,
    requests: bytes.requests(),
    ...figuresOf(times),
    memoryMb: usedSize / 2 ** 20,
  };
}

/** The JavaScript of a page beyond some files that it shares with others, and all that it asks the server for. */
export type OwnPart = { readonly jsKb: number; readonly requests: number };

/** Begins to count what a page asks for, with its JavaScript beside the files of the shell. Answers how to read it. */
export function countBeyond({ cdp }: OpenPage, shell: readonly string[]): () => OwnPart {
  const requested = new Map<string, { readonly type: string; bytes: number }>();
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('data:')) return;
    const shared = shell.includes(new URL(response.url).pathname);
    requested.set(requestId, { type: shared ? 'shell' : type, bytes: 0 });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = requested.get(requestId);
    if (known) known.bytes = encodedDataLength;
  });
  return () => {
    const scripts = [...requested.values()].filter(({ type }) => type === 'Script');
    return { jsKb: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000, requests: requested.size };
  };
}

type Measured = {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  readonly tasks: { readonly end: number; readonly lasts: number }[];
};

/** Runs inside the page, before any of the page's own code, and notes paints, shifts and long tasks. */
function observePage(): void {
  const measured: Measured = { firstPaint: 0, largestPaint: 0, shift: 0, tasks: [] };
  Object.assign(window, { measured });
  const hearOf = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
  hearOf('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') measured.firstPaint = startTime;
  });
  hearOf('largest-contentful-paint', ({ startTime }) => {
    measured.largestPaint = startTime;
  });
  hearOf('layout-shift', (entry) => {
    measured.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  hearOf('longtask', ({ startTime, duration }) =>
    measured.tasks.push({ end: startTime + duration, lasts: duration }),
  );
}

function figuresOf({ firstPaint, largestPaint, shift, tasks }: Measured) {
  return {
    firstPaintMs: firstPaint,
    largestPaintMs: largestPaint,
    interactiveMs: Math.max(firstPaint, ...tasks.map(({ end }) => end)),
    blockedMs: tasks.reduce((sum, { lasts }) => sum + lasts - 50, 0),
    shift,
  };
}

function countBytes(cdp: CDPSession) {
  const types = new Map<string, string>();
  const bytes = new Map<string, number>();
  cdp.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? '';
    bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength);
  });
  return { of: (type: string) => bytes.get(type) ?? 0, requests: () => types.size };
}
