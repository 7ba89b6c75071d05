import { changeWriting, readComposer, type Writing } from './composer.ts';

const KB = 1024;

/** Adds files to the mail being written. They stay in the browser until the page is left. */
export function attachFiles(files: readonly File[]): void {
  const before = readComposer()?.writing.attachments ?? [];
  changeWriting({ attachments: [...before, ...files.map(attachmentOf)] });
}

function attachmentOf(file: File): Writing['attachments'][number] {
  return { fileName: file.name, size: sizeOf(file.size), url: URL.createObjectURL(file) };
}

function sizeOf(bytes: number): string {
  const kb = Math.max(1, Math.round(bytes / KB));
  return kb < KB ? `${kb}kb` : `${Math.round(kb / KB)}mb`;
}
