/** Each pair holds the colours of the background and of the clothes of a portrait. */
const COLOURS = [
  ['#d8ece6', '#0b5d55'],
  ['#fbe7bd', '#b4690e'],
  ['#dfe6f7', '#3a5199'],
  ['#f6dcd6', '#a8433a'],
  ['#e6e0f3', '#6a4c93'],
  ['#dcebd3', '#4b7a34'],
] as const;
const SKINS = ['#f4cfae', '#e5b38c', '#c98f63', '#9a6440', '#6f452b'] as const;
const HAIRS = ['#2b211d', '#5a3a22', '#8a5a2b', '#c99a4b', '#8d8d8d', '#3c2f4a'] as const;

/** A haircut is drawn in a box of 80 × 80: one path falls behind the head, and the other lies on it. */
type Haircut = readonly [behind: string, above: string];

const HAIRCUTS: Readonly<Record<'women' | 'men', readonly Haircut[]>> = {
  women: [
    ['M22 34q0-19 18-19t18 19v22H22z', 'M24 37q0-18 16-18t16 18q-8-3-12-10-8 8-20 10z'],
    ['M24 34q-6-19 16-19t16 19l4 13H20z', 'M24 35q2-16 16-16t16 16q-15-9-32 0z'],
    ['M40 9a7 7 0 1 1 0 14 7 7 0 0 1 0-14z', 'M24 34q1-15 16-15t16 15q-5-8-16-8t-16 8z'],
  ],
  men: [
    ['', 'M23 36q0-20 17-20t17 20q-4-9-12-10-9 2-22 10z'],
    ['', 'M24 32q1-15 16-15t16 15q-16-8-32 0z'],
    ['', ''],
  ],
};

/** Most Spanish names of women end in «a». The pattern lists the others among the samples. */
const WOMEN =
  /^(\S+[aá]|Amparo|Beatriz|Carmen|Esther|Inés|Irene|Isabel|Leire|Mercedes|Miriam|Montserrat|Piedad|Pilar|Raquel|Trini)(\s|$)/;

/** Draws a face as a data address, which needs no network. The same name always gives the same face. */
export function drawPortrait(name: string): string {
  const pick = chooser(name);
  const [ground, clothes] = pick(COLOURS);
  const skin = pick(SKINS);
  const hair = pick(HAIRS);
  const [behind, above] = pick(WOMEN.test(name) ? HAIRCUTS.women : HAIRCUTS.men);
  const glasses = pick([true, false, false, false] as const);
  return svg({
    width: 80,
    height: 80,
    content: `<path fill="${ground}" d="M0 0h80v80H0z"/>
<path fill="${hair}" d="${behind}"/>
<path fill="${clothes}" d="M12 80q2-22 28-22t28 22z"/>
<path fill="${skin}" d="M33 48h14v11q-7 7-14 0zM25 36q0-17 15-17t15 17q0 18-15 18T25 36z"/>
<path fill="${hair}" d="${above}"/>
<g fill="#2b211d"><circle cx="34" cy="38" r="1.7"/><circle cx="46" cy="38" r="1.7"/></g>
<path fill="none" stroke="#7c3f33" stroke-width="1.6" stroke-linecap="round" d="M35 46q5 4 10 0"/>${
      glasses
        ? '<path fill="none" stroke="#2b211d" stroke-width="1.2" d="M39 38h2M29 38a5 5 0 1 0 10 0 5 5 0 0 0-10 0zm12 0a5 5 0 1 0 10 0 5 5 0 0 0-10 0z"/>'
        : ''
    }`,
  });
}

/** Each row is the colours of the sky, the sun, the far hills and the near hills. */
const LIGHTS = [
  ['#cfe8f5', '#fff3cf', '#8db8a8', '#2f6f63'],
  ['#fbd9b0', '#fff1d6', '#c98f72', '#6d4a58'],
  ['#d9d4f0', '#fbe3ea', '#9b8fc4', '#4c4a7d'],
  ['#bfe3dc', '#fdf0c4', '#6fae8f', '#1f5c53'],
  ['#f7cfc3', '#fff0dd', '#d0877a', '#7a3e4c'],
] as const;

/** An image knows the colour scheme of the page that shows it: on a dark page, the sun is setting. */
const DUSK = '<style>#d{opacity:0}@media(prefers-color-scheme:dark){#d{opacity:.34}}</style>';

/** Draws a landscape with wind turbines or solar panels, for covers, photos and products. */
export function drawLandscape(seed: string, width: number, height: number): string {
  const pick = chooser(seed);
  const [sky, sun, far, near] = pick(LIGHTS);
  const sunX = pick([70, 130, 210, 260] as const);
  const works = pick([turbines, panels] as const);
  const drawing = `${DUSK}<linearGradient id="c" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="${sun}"/></linearGradient>
<path fill="url(#c)" d="M0 0h320v200H0z"/>
<circle cx="${sunX}" cy="${pick([45, 60, 78] as const)}" r="${pick([18, 24] as const)}" fill="${sun}"/>
<path fill="${far}" d="${pick(['M0 130q60-50 120-18t110-22 90 20v90H0z', 'M0 112q70 32 140 4t180-14v98H0z'] as const)}"/>
${works(pick([30, 80, 120] as const))}
<path fill="${near}" d="${pick(['M0 168q80-36 170-8t150-14v54H0z', 'M0 152q90 34 190 8t130 6v34H0z'] as const)}"/>
<path id="d" d="M0 0h320v200H0z"/>`;
  return svg({ width, height, content: drawing, viewBox: '0 0 320 200' });
}

function turbines(x: number): string {
  const turbine = (left: number, top: number, size: number) =>
    `<g transform="translate(${left} ${top}) scale(${size})"><path d="M-1.5 0h3l1 80h-5z"/>${[0, 120, 240]
      .map((turn) => `<path transform="rotate(${turn + left})" d="M-2-3Q1-20 0-42 4-20 2-3z"/>`)
      .join('')}<circle r="3"/></g>`;
  return `<g fill="#fff">${turbine(x, 78, 1)}${turbine(x + 62, 96, 0.7)}${turbine(x + 118, 88, 0.85)}</g>`;
}

function panels(x: number): string {
  const panel = (left: number) =>
    `<path fill="#274b7a" d="M${left} 150l10-34h44l-6 34z"/><path fill="none" stroke="#9db7dd" stroke-width="1.5" d="M${left + 5} 133h46M${left + 24} 116l-8 34M${left + 39} 116l-7 34"/>`;
  return [x, x + 60, x + 120].map(panel).join('');
}

/** Draws a sheet of paper with the kind of a file on it, such as `xls` or `pdf`. */
export function fileIcon(kind: string): string {
  const [ground, ink] = chooser(kind)(COLOURS);
  return svg({
    width: 32,
    height: 40,
    content: `<path fill="${ground}" stroke="${ink}" d="M3 .5h18l10 10V37q0 2.5-2.5 2.5h-25Q.5 39.5.5 37V3Q.5.5 3 .5z"/>
<path fill="none" stroke="${ink}" d="M21 .5v10h10"/>
<text x="16" y="29" fill="${ink}" font-family="sans-serif" font-size="10" font-weight="700" text-anchor="middle">${kind}</text>`,
  });
}

function svg({
  width,
  height,
  content,
  viewBox = `0 0 ${width} ${height}`,
}: {
  readonly width: number;
  readonly height: number;
  readonly content: string;
  readonly viewBox?: string;
}): string {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${content.replaceAll('\n', '')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(text)}`;
}

/** Makes a chooser that picks one of several again and again, in an order that only the seed decides. */
function chooser(seed: string): <T>(from: readonly T[]) => T {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (from) => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    const index = (Math.imul(state ^ (state >>> 13), 3266489917) >>> 0) % from.length;
    return from[index]!;
  };
}
