import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '../..');
const DIALOGS = ['Dialog', 'Sheet', 'FormDialog', 'ConfirmDialog', 'SecretDialog'];
const OPENS = new RegExp(`<(?:${DIALOGS.join('|')})\\b(?:[^>]|=>)*?\\bonClose=\\{([^}]+)\\}`, 'g');

const FILES = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx$/.test(file) && !/\.test\.tsx$|(^|\/)test-/.test(file))
  .map((file) => ({ file, text: readFileSync(join(WEB, file), 'utf8') }));

/** What closes the dialogs that a file draws, as it stands in their `onClose`. */
function closersOf(text: string): string[] {
  return [...text.matchAll(OPENS)].flatMap(([, closer]) => (closer ? [closer] : []));
}

/** The places of a file where a press closes a dialog or a form without asking for what was typed in it. */
function unasked(text: string): string[] {
  const ofForm = text.includes('useForm(') ? ['onClose', 'onCancel'] : [];
  const closers = new Set([...closersOf(text), ...ofForm].flatMap((closer) => [closer, `() => ${closer}()`]));
  return [...closers].map((closer) => `onClick={${closer}}`).filter((press) => text.includes(press));
}

it('no button closes a dialog or a form but through the guard of what was typed in it', () => {
  const own = relative(WEB, join(import.meta.dirname, 'dialog.tsx'));
  const found = FILES.filter(({ file }) => file !== own).flatMap(({ file, text }) =>
    unasked(text).map((press) => `${file}: ${press}`),
  );
  expect(found).toEqual([]);
  // The dialogs are seen at all.
  expect(FILES.filter(({ text }) => closersOf(text).length > 0).length).toBeGreaterThan(80);
  expect(
    unasked('<Dialog open onClose={onClose} footer={<Button onClick={onClose}>No</Button>}></Dialog>'),
  ).toEqual(['onClick={onClose}']);
  expect(unasked('useForm(values); <Button onClick={onClose}>No</Button>')).toEqual(['onClick={onClose}']);
});

it('the native dialog is drawn by the dialog that guards what is typed and by the short one, which has no fields of a form', () => {
  const native = FILES.filter(({ text }) => /<dialog\b/.test(text)).map(({ file }) => file);
  expect(native.sort()).toEqual(['ui/kit/alert-dialog/alert-dialog.tsx', 'ui/overlay/dialog.tsx']);
});
