import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { errorMessage, StartupError } from '../errors.ts';
import { type FileSource, fileMissing, type KeptFile, storeAway } from './file-store.ts';

export type S3Settings = {
  readonly bucket: string;
  /** The address of the store; Amazon's own when absent. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** When absent, the machine's own identity is used, as Amazon's servers have one. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  /** `https://store/bucket/key` instead of `https://bucket.store/key`. */
  readonly forcePathStyle: boolean;
  /** What the keys begin with, such as `vatio/`. */
  readonly prefix: string;
};

export type StoredObject = { readonly sha256: Buffer; readonly bytes: number; readonly modified: Date };

/** The objects of a bucket whose keys are SHA-256 in hexadecimal. */
export type Bucket = {
  /** Resolves once the store has checked that the bytes have that hash. */
  readonly put: (kept: KeptFile, source: FileSource) => Promise<void>;
  /** Undefined when there is no such object. */
  readonly sizeOf: (sha256: Buffer) => Promise<number | undefined>;
  /** The bytes as they come; nobody has checked them. */
  readonly open: (sha256: Buffer) => Promise<Readable>;
  readonly remove: (sha256: Buffer) => Promise<void>;
  /** All objects, some hundreds at a time; other things of the bucket are left out. */
  readonly pages: () => AsyncGenerator<readonly StoredObject[]>;
  readonly close: () => void;
};

const CONNECT_MS = 5_000;
const ANSWER_MS = 30_000;
const TRIES = 3;
const FIRST_WAIT_MS = 200;
const silence = () => undefined;
const SILENT = { debug: silence, info: silence, warn: silence, error: silence };
const HEX = /^[0-9a-f]{64}$/;

/** Opens a bucket, after asking for it once: wrong settings are a sentence at the start and not at the first file. */
export async function openBucket(settings: S3Settings): Promise<Bucket> {
  // The library takes a third of a second to load, and most houses have no bucket.
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    region: settings.region,
    forcePathStyle: settings.forcePathStyle,
    ...(settings.endpoint !== undefined && { endpoint: settings.endpoint }),
    ...(settings.credentials && { credentials: settings.credentials }),
    // Not every store knows the checksums that Amazon added later; the hash of the body is signed below.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // What it would print is in the errors that it throws.
    logger: SILENT,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
    },
  });
  try {
    await client.send(new s3.HeadBucketCommand({ Bucket: settings.bucket }));
  } catch (error) {
    client.destroy();
    throw new StartupError(`No se puede usar el almacén ${placeOf(settings)}: ${reasonOf(error)}`, {
      cause: error,
    });
  }
  return bucketOf(s3, client, settings);
}

function placeOf({ endpoint, bucket }: S3Settings): string {
  return endpoint === undefined ? `S3 ${bucket}` : `${bucket} de ${new URL(endpoint).host}`;
}

function bucketOf(s3: typeof import('@aws-sdk/client-s3'), client: S3Client, settings: S3Settings): Bucket {
  const { bucket, prefix } = settings;
  const at = (sha256: Buffer) => ({ Bucket: bucket, Key: `${prefix}${sha256.toString('hex')}` });
  return {
    put: (kept, source) =>
      persistently(async () => {
        const body = bodyOf(source);
        const command = new s3.PutObjectCommand({
          ...at(kept.sha256),
          Body: body.content,
          ContentLength: kept.bytes,
        });
        signContent(command, kept.sha256);
        await client.send(command, { abortSignal: body.failed });
      }),
    sizeOf: async (sha256) => {
      try {
        return (await client.send(new s3.HeadObjectCommand(at(sha256)))).ContentLength;
      } catch (error) {
        if (statusOf(error) === 404) return undefined;
        throw storeAway(error);
      }
    },
    open: async (sha256) => {
      try {
        const { Body } = await client.send(new s3.GetObjectCommand(at(sha256)));
        return Body as Readable;
      } catch (error) {
        throw error instanceof s3.NoSuchKey ? fileMissing() : storeAway(error);
      }
    },
    remove: async (sha256) => {
      await client.send(new s3.DeleteObjectCommand(at(sha256))).catch((error) => {
        throw storeAway(error);
      });
    },
    pages: async function* () {
      let ContinuationToken: string | undefined;
      do {
        const next = { Bucket: bucket, Prefix: prefix, ContinuationToken };
        const page = await client.send(new s3.ListObjectsV2Command(next)).catch((error) => {
          throw storeAway(error);
        });
        yield (page.Contents ?? []).flatMap(({ Key = '', Size = 0, LastModified = new Date() }) => {
          const name = Key.slice(prefix.length);
          return HEX.test(name)
            ? [{ sha256: Buffer.from(name, 'hex'), bytes: Size, modified: LastModified }]
            : [];
        });
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
    close: () => client.destroy(),
  };
}

/** The library would wait for ever for a file that can no longer be read. */
function bodyOf(source: FileSource): { content: Readable | Buffer; failed: AbortSignal } {
  const failing = new AbortController();
  if (typeof source !== 'string') return { content: source, failed: failing.signal };
  const content = createReadStream(source).once('error', (error) => failing.abort(error));
  return { content, failed: failing.signal };
}

/** The library leaves the body of a stream unsigned: with its hash signed, no store keeps other bytes under this key. */
function signContent(command: PutObjectCommand, sha256: Buffer): void {
  command.middlewareStack.add(
    (next) => (args) => {
      const { headers } = args.request as { headers: Record<string, string> };
      headers['x-amz-content-sha256'] = sha256.toString('hex');
      return next(args);
    },
    { step: 'build', name: 'signContent' },
  );
}

/** The library repeats no call whose body is a stream. */
async function persistently(task: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await task();
    } catch (error) {
      const status = statusOf(error);
      const passes = status === undefined || status >= 500 || status === 429;
      if (attempt === TRIES || !passes) throw storeAway(error);
      await sleep(FIRST_WAIT_MS * 2 ** attempt);
    }
  }
}

/** The status of the store's answer; undefined when there was none. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined;
  return (error.$metadata as { httpStatusCode?: number }).httpStatusCode;
}

function reasonOf(error: unknown): string {
  const reasons: Readonly<Record<number, string>> = {
    301: 'está en otra región: di cuál en VATIO_S3_REGION',
    400: 'no entiende la petición: mira VATIO_S3_REGION y VATIO_S3_KEY',
    403: 'no deja entrar con VATIO_S3_KEY y VATIO_S3_SECRET',
    404: 'no existe: créalo, o mira VATIO_S3_BUCKET y VATIO_S3_PATH_STYLE',
  };
  const status = statusOf(error);
  if (status === undefined) return errorMessage(error);
  return reasons[status] ?? `responde ${status}`;
}
