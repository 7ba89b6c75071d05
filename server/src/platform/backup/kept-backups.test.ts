import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backupPath, dailyBackups, deleteOldBackups, deleteOldCopies } from './kept-backups.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vatio-guardadas-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function made(...paths: string[]): void {
  for (const path of paths) writeFileSync(path, '');
}

describe('the folder of backups', () => {
  test('names each by its moment, and makes the folder', () => {
    const path = backupPath(join(folder, 'nueva'), 'vatio', NOW);
    expect(basename(path)).toBe('vatio-2026-11-22T12-00-00Z.vatio.zip');
    expect(readdirSync(folder)).toEqual(['nueva']);
  });

  test('loses the daily backups that are too old, and nothing else', () => {
    const days = ['2026-11-22', '2026-11-09', '2026-11-08'];
    made(...days.map((day) => backupPath(folder, 'vatio', new Date(`${day}T02:30:00Z`))));
    made(
      join(folder, 'contratos.zip'),
      backupPath(folder, 'antes-de-0038', new Date('2025-01-01T00:00:00Z')),
    );
    deleteOldBackups(folder, 14, NOW);
    expect(readdirSync(folder).sort()).toEqual([
      'antes-de-0038-2025-01-01T00-00-00Z.vatio.zip',
      'contratos.zip',
      'vatio-2026-11-09T02-30-00Z.vatio.zip',
      'vatio-2026-11-22T02-30-00Z.vatio.zip',
    ]);
  });

  test('keeps the newest daily backup whatever its age', () => {
    made(backupPath(folder, 'vatio', new Date('2026-01-02T02:30:00Z')));
    made(backupPath(folder, 'vatio', new Date('2026-01-01T02:30:00Z')));
    deleteOldBackups(folder, 14, NOW);
    expect(dailyBackups(folder)).toEqual(['vatio-2026-01-02T02-30-00Z.vatio.zip']);
  });

  test('loses a half-written backup only after a day, since it may be under way', () => {
    const [old, present] = [41, 42].map((pid) => join(folder, `vatio-x.vatio.zip.${pid}.parcial`));
    made(old!, present!);
    const time = NOW.getTime() / 1000;
    utimesSync(old!, time - 90_000, time - 90_000);
    utimesSync(present!, time - 60, time - 60);
    deleteOldBackups(folder, 14, NOW);
    expect(readdirSync(folder)).toEqual([basename(present!)]);
  });

  test('keeps the last three copies from before a change of the schema, by moment and not by number', () => {
    const moments = ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01'];
    const numbers = ['0041', '0040', '0039', '0038'];
    made(
      ...moments.map((day, i) => backupPath(folder, `antes-de-${numbers[i]}`, new Date(`${day}T00:00:00Z`))),
    );
    deleteOldCopies(folder);
    expect(
      readdirSync(folder)
        .map((name) => name.slice(0, 13))
        .sort(),
    ).toEqual(['antes-de-0038', 'antes-de-0039', 'antes-de-0040']);
  });
});
