import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StartupError } from './errors.ts';

/**
 * The password comes from standard input when asked so; otherwise it is typed twice at the terminal without
 * being shown.
 */
export async function readPassword(fromStdin: boolean): Promise<string> {
  if (fromStdin) return (await text(process.stdin)).replace(/\r?\n$/, '');
  if (!process.stdin.isTTY) {
    throw new StartupError('No hay terminal en la que pedir la contraseña: pásala con --password-stdin');
  }
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  const ask = async (question: string) => {
    process.stderr.write(question);
    const answer = await terminal.question('');
    process.stderr.write('\n');
    return answer;
  };
  try {
    const password = await ask('Contraseña: ');
    if ((await ask('Otra vez: ')) !== password) throw new StartupError('Las dos contraseñas no son iguales');
    return password;
  } finally {
    terminal.close();
  }
}
