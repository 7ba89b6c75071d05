import { PassThrough, pipeline, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/**
 * A zip that is written while it is sent. A failure inside destroys `output`, which cuts the answer off; and
 * when its reader leaves, the file being read for it is closed.
 */
export class ZipOutput {
  readonly output: Readable;
  readonly #zip = new ZipFile();
  #reading: Readable | undefined;

  constructor() {
    const output = new PassThrough();
    this.output = output;
    this.#zip.on('error', (error: Error) => output.destroy(error));
    pipeline(this.#zip.outputStream, output, () => this.#reading?.destroy());
  }

  addBuffer(content: Buffer, name: string): void {
    this.#zip.addBuffer(content, name);
  }

  /** `open` is called when the file's turn comes, so that only one file is open at a time. */
  addStream(name: string, open: () => Promise<Readable>, options: { compressionLevel?: number } = {}): void {
    this.#zip.addReadStreamLazy(name, options, (done) => {
      open().then(
        (stream) => {
          this.#reading = stream;
          // The reader may leave while the file is being opened.
          if (this.output.destroyed) stream.destroy();
          stream.on('error', (error) => this.output.destroy(error));
          done(null, stream);
        },
        (error) => done(error, undefined as never),
      );
    });
  }

  end(): Readable {
    this.#zip.end();
    return this.output;
  }
}
