import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../test-process.ts';
import { findBinaries } from './binaries.ts';
import { clusterFolder, ensureCluster } from './cluster.ts';
import { runnableBinaries, unprivilegedOwner } from './unprivileged-user.ts';

const MAKING_MS = 60_000;

/** Writes into a folder what `initdb` would, until the folder is not there any more. */
const WRITER = `
  const { mkdirSync, writeFileSync } = require('node:fs');
  console.log('writing');
  const end = Date.now() + 1_500;
  for (let file = 0; Date.now() < end; file++) {
    for (const make of [() => mkdirSync('base'), () => mkdirSync('base/1'), () => writeFileSync('base/1/' + file, '')]) {
      try {
        make();
      } catch {}
    }
  }
`;

test.each(['postgres.nuevo', 'postgres.nuevo.x8Zq1a'])(
  'a cluster is made although the program of a Node that was killed still writes into %s',
  async (draft) => {
    const folder = testFolder();
    const left = join(folder, draft);
    mkdirSync(left);
    const writer = spawn(process.execPath, ['-e', WRITER], {
      cwd: left,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(writer, 'exit');
    await once(writer.stdout, 'data');

    const owner = unprivilegedOwner(clusterFolder(folder));
    await ensureCluster(folder, {
      binaries: runnableBinaries(findBinaries(), owner),
      owner,
      password: 'x',
      durable: false,
    });
    await ended;

    expect(readdirSync(folder).filter((name) => name.startsWith('postgres'))).toEqual(['postgres']);
    expect(readdirSync(clusterFolder(folder))).toContain('PG_VERSION');
  },
  MAKING_MS,
);
