/** Gives numbers in [0, 1), always the same ones for the same seed. */
export type Random = () => number;

/** Mulberry32 has 32 bits of state, which is plenty for sample data, and gives the same on every machine. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Each name has its own generator (FNV-1a), so that adding a client does not change what the others drew. */
export function randomOf(name: string): Random {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return seededRandom(hash);
}

/** Both ends are included. */
export function intBetween(random: Random, minimum: number, maximum: number): number {
  return minimum + Math.floor(random() * (maximum - minimum + 1));
}

export function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)]!;
}

/** A factor near 1, at most `spread` away, values near 1 being the likeliest. */
export function around1(random: Random, spread: number): number {
  return 1 + (random() + random() - 1) * spread;
}

/** A version-4 UUID whose bits come from the generator. */
export function uuidOf(random: Random): string {
  const bytes = Array.from({ length: 16 }, () => intBetween(random, 0, 255));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
