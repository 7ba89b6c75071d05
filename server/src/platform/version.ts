import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { PROJECT_FOLDER } from './project.ts';

/** The version that runs; the commit is known in a checkout, or where `VATIO_COMMIT` names it, as in an image. */
export type Version = { readonly version: string; readonly commit: string | null };

const COMMIT = /^[0-9a-f]{7,40}$/;

export function readVersion(env: Readonly<Record<string, string | undefined>> = process.env): Version {
  const manifest = z.object({ version: z.string() }).parse(JSON.parse(textOf('package.json') ?? '{}'));
  const commit = env.VATIO_COMMIT ?? checkedOut();
  return { version: manifest.version, commit: commit !== undefined && COMMIT.test(commit) ? commit : null };
}

/** `.git/HEAD` holds a commit, or the name of a branch whose file, or whose line among the packed ones, holds it. */
function checkedOut(): string | undefined {
  const head = textOf('.git/HEAD');
  const branch = head?.match(/^ref: (\S+)$/)?.[1];
  if (branch === undefined) return head;
  const packed = textOf('.git/packed-refs')?.split('\n');
  return textOf(join('.git', branch)) ?? packed?.find((line) => line.endsWith(` ${branch}`))?.split(' ')[0];
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(join(PROJECT_FOLDER, path), 'utf8').trim();
  } catch {
    return undefined;
  }
}
