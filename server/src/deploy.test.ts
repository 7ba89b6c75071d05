import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROJECT_FOLDER } from './platform/project.ts';

const read = (path: string) => readFileSync(join(PROJECT_FOLDER, path), 'utf8');
const settings = new Set(read('.env.example').match(/\bVATIO_[A-Z_]+/g));
/** These belong to the files of deploy/ themselves: the public name, Caddy's target and the image's commit. */
const OWN = ['VATIO_DOMINIO', 'VATIO_UPSTREAM', 'VATIO_COMMIT'];

describe('the files of deploy/', () => {
  test.each(readdirSync(join(PROJECT_FOLDER, 'deploy')))('%s names only settings that exist', (name) => {
    const named = new Set(read(`deploy/${name}`).match(/\bVATIO_[A-Z_]+/g));
    expect([...named].filter((setting) => !settings.has(setting) && !OWN.includes(setting))).toEqual([]);
  });

  test('the image copies what is there, and starts Vatio as npm does', () => {
    const dockerfile = read('deploy/Dockerfile');
    const sources = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
      paths.split(' '),
    );
    expect(sources.length).toBeGreaterThan(5);
    expect(sources.filter((path) => !existsSync(join(PROJECT_FOLDER, path)))).toEqual([]);
    const command: string[] = JSON.parse(/^CMD (.+)$/m.exec(dockerfile)?.[1] ?? '[]');
    const { scripts } = JSON.parse(read('package.json'));
    expect(scripts.start).toBe(`exec ${command.join(' ')}`);
  });

  test('the unit starts Vatio as npm does, and gives it the time that an orderly end may take', () => {
    const unit = read('deploy/vatio.service');
    expect(unit).toContain('ExecStart=/usr/bin/node server/launcher/main.js');
    expect(unit).toContain('TimeoutStopSec=70');
    expect(read('server/src/main.ts')).toContain('END_MS = 60_000');
  });
});
