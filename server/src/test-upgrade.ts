import { join } from 'node:path';
import { findBinaries } from './platform/embedded-postgres/binaries.ts';
import { upgradeCluster } from './platform/embedded-postgres/upgrade.ts';

/** Upgrades the cluster of `VATIO_DATA` to the PostgreSQL that it has, and prints each step, for tests that kill it. */
const { VATIO_DATA: folder = '' } = process.env;
const binaries = findBinaries();
const copy = { path: join(folder, 'copia.vatio.zip'), secret: undefined };
await upgradeCluster(folder, { former: binaries, binaries, copy, say: console.log });
