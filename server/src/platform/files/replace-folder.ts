import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What was left half made this long ago belongs to a process that was killed. */
const ABANDONED_MS = 3_600_000;

/**
 * Makes a folder beside the given one and gives it that place once it is whole. Until then the one before stays as it was, also
 * if what makes it fails; of two processes that make it at the same time, the one that ends last stays.
 * @throws whatever `make` throws
 */
export async function replaceFolder(folder: string, make: (draft: string) => Promise<void>): Promise<void> {
  const place = dirname(folder);
  const drafts = `.${basename(folder)}-`;
  mkdirSync(place, { recursive: true });
  deleteAbandoned(place, drafts);
  const draft = mkdtempSync(join(place, drafts));
  try {
    // Whoever reads it need not be who made it.
    chmodSync(draft, 0o755);
    await make(draft);
    swap(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** No system call exchanges two folders, so another process may put its own there between the two that do. */
function swap(draft: string, folder: string): void {
  for (let attempt = 1; ; attempt++) {
    const before = `${draft}.anterior`;
    try {
      if (existsSync(folder)) renameSync(folder, before);
      renameSync(draft, folder);
      return;
    } catch (error) {
      if (attempt === 3) throw error;
    } finally {
      rmSync(before, { recursive: true, force: true });
    }
  }
}

function deleteAbandoned(place: string, drafts: string): void {
  for (const name of readdirSync(place)) {
    const path = join(place, name);
    if (!name.startsWith(drafts)) continue;
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > ABANDONED_MS) rmSync(path, { recursive: true, force: true });
  }
}
