import { webcrypto } from 'node:crypto';
import * as streams from 'node:stream/web';
import { configure } from '@testing-library/react';

// A busy machine draws late: the usual limit of one second would fail tests without reason.
configure({ asyncUtilTimeout: 60_000 });

// Browsers have these and the window of jsdom lacks them: here they are Node's.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
const { CompressionStream, DecompressionStream, ReadableStream, TransformStream, WritableStream } = streams;
Object.assign(globalThis, {
  CompressionStream,
  DecompressionStream,
  ReadableStream,
  TransformStream,
  WritableStream,
});
