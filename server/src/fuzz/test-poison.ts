/** Texts that some program along the way takes for something else. */
export const POISON_TEXTS: readonly string[] = [
  ...[
    '',
    ' ',
    'x',
    'a,b',
    ',',
    '%',
    '_',
    '\\',
    '%_\\',
    "'; DROP TABLE cliente; --",
    '"',
    '`',
    '$1',
    '#{x}',
    '{{x}}',
  ],
  ...[
    '<script>alert(1)</script>',
    '=1+1',
    '@SUM(A1)',
    'null',
    'undefined',
    'NaN',
    'Infinity',
    'true',
    '-1',
    '0',
  ],
  ...['1', '2', '10', '1e3', '0x10', '1,5', '2147483648', '9007199254740993', '1e999'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length'],
  ...['a\u0000b', '\u0000', '\ud800', 'a\udfff', '\ufeff', '\u202e', 'ﬁ', 'ñandú', 'İ', '👩‍👩‍👧', 'e\u0301'],
  ...['../../etc/passwd', 'C:\\x', 'a/b', 'a?b#c', '%00', '%', '\r\nX: y', '\t', '\n'],
  ...[
    '2026-01-31',
    '2025-02-28',
    '2025-02-30',
    '2026-13-01',
    '0000-01-01',
    '0001-01-01',
    '9999-12-31',
    '1900-02-29',
  ],
  ...['2026-01', '2025-02', '9999-12', '0000-01', '2026-03-29T02:30', '2026-01-13T09:00', '0000-00-00T00:00'],
  ...['00000000-0000-4000-8000-000000000000', '00000000-0000-4000-8000-00000000000g', 'A'.repeat(36)],
  ...[
    '12345678Z',
    'B12345674',
    'ES9121000418450200051332',
    'ES0021000000000001',
    '600100200',
    '28013',
    '28',
    '99',
  ],
  ...[
    'ana@example.com',
    'a@b',
    'borrador,enviada',
    'vigente',
    '2.0TD',
    '3.0TD,6.1TD',
    'ninguno',
    '{"a":1}',
    '[]',
  ],
  'x'.repeat(100),
  'ñ'.repeat(1000),
  '😀'.repeat(3000),
];

/** Numbers at an edge of JavaScript, of PostgreSQL's columns or of the calendar. */
export const POISON_NUMBERS: readonly number[] = [
  ...[0, 1, 2, 3, 5, 12, 15, 31, 100, 365, 2021, 2025, 2026, 0.5, 0.01, 0.1 + 0.2, 1e-7, 4.6, 3.45, 1000],
  ...[
    -0,
    -1,
    -0.01,
    1e6,
    32_767,
    32_768,
    2_147_483_647,
    2_147_483_648,
    2 ** 53 - 1,
    2 ** 53,
    1e15,
    1e21,
    1e100,
  ],
  ...[Number.MAX_VALUE, Number.MIN_VALUE, -Number.MAX_VALUE],
];

/** Values of another kind than what is asked for. */
export const POISON_VALUES: readonly unknown[] = [
  ...[null, true, false, 0, 1.5, -1, 2 ** 53, Number.MAX_VALUE, '', 'x', 'a\u0000b', '\ud800', 'NaN', '1'],
  ...[[], {}, [[]], [null], ['x'], [1, 'x'], { x: 1 }, { constructor: {} }, { toString: 1 }, { length: -1 }],
  'x'.repeat(20_000),
  hondo(200),
  Array.from({ length: 300 }, (_, i) => i),
];

function hondo(veces: number): unknown {
  return veces === 0 ? 1 : { a: [hondo(veces - 1)] };
}
