/**
 * The front of each thing, drawn on 160 × 120 in white shapes with a dark line; `@` stands for the colour that the caller
 * chooses.
 */
const DRAWINGS = {
  inverter:
    '<rect x="55" y="20" width="50" height="68" rx="6"/><rect x="64" y="29" width="32" height="15" rx="2" fill="@"/><path fill="@" d="M83 52l-10 15h7l-3 12 10-16h-7z"/><path d="M66 88v12M80 88v12M94 88v12"/>',
  boiler:
    '<rect x="58" y="14" width="44" height="82" rx="20"/><circle cx="80" cy="74" r="9" fill="@"/><path d="M80 74l4-4M70 96v10M90 96v10M68 34h24"/>',
  bulb: '<path fill="@" d="M80 16a26 26 0 0 1 14 48q-4 4-4 12H70q0-8-4-12a26 26 0 0 1 14-48z"/><path d="M70 76h20v14q0 3-3 3H73q-3 0-3-3zM70 84h20M75 93h10v6H75z"/>',
  charger:
    '<rect x="56" y="16" width="40" height="60" rx="10"/><circle cx="76" cy="36" r="10" fill="@"/><path fill="none" d="M76 76v10q0 16 20 16t20-18V64"/><rect x="108" y="42" width="16" height="22" rx="4" fill="@"/><path d="M112 42v-8M120 42v-8"/>',
  thermostat:
    '<circle cx="80" cy="60" r="40"/><circle cx="80" cy="60" r="29" fill="@"/><path d="M80 60l13-15M80 38v-4M58 60h-4M106 60h-4"/>',
  socket:
    '<rect x="52" y="32" width="56" height="56" rx="16"/><circle cx="80" cy="60" r="19" fill="@"/><circle cx="73" cy="60" r="2"/><circle cx="87" cy="60" r="2"/>',
  panel:
    '<path fill="@" d="M36 86l16-58h72l-16 58z"/><path d="M76 28L60 86M100 28L84 86M47 47h72M41 67h72M72 86l-4 16M54 102h28"/>',
  battery:
    '<path d="M72 20v-8h16v8"/><rect x="56" y="20" width="48" height="84" rx="8"/><rect x="63" y="58" width="34" height="39" rx="4" fill="@"/><path d="M70 34h20"/>',
  'heat-pump':
    '<rect x="32" y="30" width="96" height="64" rx="6"/><circle cx="66" cy="62" r="24" fill="@"/><path d="M66 62q-4-14 5-19M66 62q14-4 19 5M66 62q4 14-5 19M66 62q-14 4-19-5M102 46h16M102 57h16M102 68h16M102 79h16M42 94v8M118 94v8"/>',
  'power-strip':
    '<rect x="22" y="44" width="116" height="32" rx="14"/><g fill="@"><circle cx="44" cy="60" r="9"/><circle cx="68" cy="60" r="9"/><circle cx="92" cy="60" r="9"/><circle cx="116" cy="60" r="9"/></g>',
  sensor:
    '<rect x="48" y="22" width="34" height="76" rx="9"/><rect x="90" y="40" width="18" height="58" rx="6" fill="@"/><circle cx="65" cy="42" r="5" fill="@"/>',
  valve:
    '<path d="M86 48h22v24H86zM108 40v58M98 98h20"/><rect x="40" y="38" width="48" height="44" rx="12"/><rect x="50" y="49" width="24" height="22" rx="4" fill="@"/>',
  meter:
    '<rect x="52" y="20" width="56" height="78" rx="5"/><rect x="60" y="30" width="40" height="22" rx="2" fill="@"/><path d="M60 64h10M75 64h10M90 64h10M60 76h40M64 98v8M80 98v8M96 98v8"/>',
  fan: '<path d="M80 12v32"/><path fill="@" d="M88 50q34-16 46-3-10 14-46 9zM72 50q-34-16-46-3 10 14 46 9zM76 60q-8 34 4 44 12-10 4-44z"/><circle cx="80" cy="53" r="9"/>',
  'light-strip':
    '<path fill="none" stroke-width="11" d="M76 60a8 8 0 0 1 16 0 20 20 0 0 1-40 0 32 32 0 0 1 64 0 40 40 0 0 1-40 40H32"/><path fill="none" stroke="@" stroke-width="7" d="M76 60a8 8 0 0 1 16 0 20 20 0 0 1-40 0 32 32 0 0 1 64 0 40 40 0 0 1-40 40H32"/>',
  radiator:
    '<path d="M34 40h92M34 82h92"/><rect x="36" y="26" width="14" height="70" rx="7"/><rect x="54" y="26" width="14" height="70" rx="7" fill="@"/><rect x="72" y="26" width="14" height="70" rx="7"/><rect x="90" y="26" width="14" height="70" rx="7" fill="@"/><rect x="108" y="26" width="14" height="70" rx="7"/>',
  hob: '<rect x="30" y="24" width="100" height="72" rx="8"/><g fill="@"><circle cx="57" cy="46" r="13"/><circle cx="101" cy="48" r="16"/><circle cx="59" cy="77" r="10"/><circle cx="103" cy="80" r="8"/></g>',
  washer:
    '<rect x="44" y="14" width="72" height="92" rx="6"/><path d="M44 32h72M88 23h20"/><circle cx="56" cy="23" r="4" fill="@"/><circle cx="80" cy="68" r="27"/><circle cx="80" cy="68" r="18" fill="@"/><path fill="none" d="M64 70q8-6 16 0t16 0"/>',
  'pocket-charger':
    '<path fill="@" d="M62 54L38 22h28l14 32zM98 54l24-32H94L80 54z"/><rect x="60" y="54" width="40" height="48" rx="6"/><path d="M74 92h12"/>',
  probe:
    '<path d="M73 20a7 7 0 0 1 14 0v44a18 18 0 1 1-14 0z"/><circle cx="80" cy="80" r="10" fill="@"/><path d="M80 70V40M98 28h10M98 40h6M98 52h10"/>',
  lantern:
    '<path fill="none" d="M64 34q0-20 16-20t16 20"/><rect x="58" y="32" width="44" height="10" rx="3"/><path fill="@" d="M63 42h34l5 44H58z"/><rect x="54" y="86" width="52" height="14" rx="4"/>',
  dehumidifier:
    '<rect x="50" y="14" width="60" height="92" rx="10"/><path d="M62 28h36M62 36h36M50 88h60"/><path fill="@" d="M80 46q22 24 0 34-22-10 0-34z"/>',
  'pool-pump':
    '<path d="M60 34V18h20v10H70v6zM40 92h88v8H40z"/><circle cx="64" cy="62" r="30" fill="@"/><circle cx="64" cy="62" r="12"/><rect x="92" y="46" width="40" height="32" rx="6"/>',
  insulation:
    '<path fill="@" d="M68 98h66V84H96z"/><circle cx="66" cy="62" r="36" fill="@"/><circle cx="66" cy="62" r="22"/><circle cx="66" cy="62" r="10" fill="@"/>',
  fridge:
    '<rect x="52" y="12" width="56" height="94" rx="7"/><path d="M52 44h56M62 24v10M62 54v18"/><path fill="@" d="M78 58h20v34H78zM78 22h20v12H78z"/>',
  jumper:
    '<path fill="@" d="M56 28l14-8q10 10 20 0l14 8 22 32-14 10-10-14v46H58V56L48 70 34 60z"/><path d="M58 92h44M70 20q10 16 20 0"/>',
  gamepad:
    '<path d="M50 38h60q18 0 23 40 2 18-10 18-9 0-19-20H56Q46 96 37 96q-12 0-10-18 5-40 23-40z"/><path d="M54 49v16M46 57h16"/><g fill="@"><circle cx="104" cy="50" r="5"/><circle cx="114" cy="62" r="5"/></g>',
  switch:
    '<rect x="48" y="20" width="64" height="80" rx="10"/><rect x="64" y="36" width="32" height="48" rx="5"/><path fill="@" d="M64 60h32v19q0 5-5 5H69q-5 0-5-5z"/>',
  pot: '<path d="M44 58h72v30q0 14-14 14H58q-14 0-14-14zM36 64h8M116 64h8"/><path fill="@" d="M48 58q4-18 32-18t32 18z"/><circle cx="80" cy="37" r="4"/><path fill="none" d="M66 30q-5-6 0-12M94 30q-5-6 0-12"/>',
  laptop:
    '<rect x="44" y="26" width="72" height="52" rx="5"/><rect x="51" y="33" width="58" height="38" rx="2" fill="@"/><path d="M34 78h92l8 16q1 4-4 4H30q-5 0-4-4zM68 90h24"/>',
  calendar:
    '<rect x="44" y="26" width="72" height="74" rx="7"/><path d="M44 46h72M62 18v16M98 18v16M56 60h10M75 60h10M94 60h10M56 73h10M75 73h10M56 86h10M75 86h10"/><rect x="91" y="68" width="16" height="22" rx="3" fill="@"/>',
  house:
    '<path d="M42 102V60h76v42z"/><path fill="@" d="M32 62l48-42 48 42z"/><path d="M58 54l16-14 12 0-16 14zM72 102V78h16v24z"/>',
  bill: '<path d="M50 16h60v90l-10-7-10 7-10-7-10 7-10-7-10 7z"/><path d="M60 32h24M60 44h40M60 54h40"/><path fill="@" d="M62 88V76h9v12zM76 88V66h9v22zM90 88V72h9v16z"/>',
  car: '<path d="M28 86V70q0-9 10-11l12-3 16-20h34l20 20 8 3q8 2 8 11v16z"/><path fill="@" d="M59 56l11-13h12v13zM89 56V43h9l13 13z"/><circle cx="52" cy="87" r="11"/><circle cx="110" cy="87" r="11"/><path d="M120 66h8"/>',
  parcel:
    '<path d="M44 42h72v60H44zM44 42l12-20h48l12 20z"/><path fill="@" d="M71 42l3-20h12l3 20v20H71zM54 88h18v6H54z"/>',
  compass:
    '<circle cx="80" cy="60" r="42"/><path d="M80 24v5M80 91v5M44 60h5M111 60h5"/><path fill="@" d="M98 42L86 66 62 78l12-24z"/>',
  building:
    '<rect x="52" y="14" width="56" height="90" rx="4"/><path fill="@" d="M62 26h12v12H62zM86 26h12v12H86zM62 48h12v12H62zM86 48h12v12H86zM62 70h12v12H62zM86 70h12v12H86z"/><path d="M73 104V92h14v12"/>',
};

/** Each row has the colours of the ground, of the thing, and of the ground on a dark page. */
const PAINTS = [
  ['#e9f3f0', '#7cc3b2', '#15332c'],
  ['#fdf3dc', '#f0bf57', '#362b10'],
  ['#eaeef8', '#8ea6dc', '#1b2640'],
  ['#fbe9e4', '#e79a86', '#3a211a'],
  ['#efeaf6', '#ab92d0', '#2a213c'],
] as const;

/** How far each thing goes back, in points. */
const DEPTH = 12;

/** A thing is as thick as its outline moved back step by step: first its edges, then what they enclose. */
function layers(kind: 'd' | 'e'): string {
  const steps = Array.from({ length: DEPTH }, (_, i) => DEPTH - i);
  return steps.map((step) => `<use href="#t" class="${kind}" x="${step}" y="-${step}"/>`).join('');
}

/** The light comes from the left: what is turned away from it, the thickness of a thing, is darker than its front. */
function styleOf(paint: string): string {
  return `#t{fill:var(--f);stroke:var(--s);stroke-width:var(--w)}.p{--f:#fff;--a:${paint};--s:#14201d;--w:2.2}.e{--f:none;--a:none;--s:#14201d;--w:2.6}.d{--f:#c9d3cf;--a:#c9d3cf;--s:#c9d3cf;--w:.2}#f{fill:#14201d;opacity:.07}`;
}

/** In the dark the lines are light and the things lifted off their ground. */
const NIGHT =
  '.p{--f:#33423d;--s:#e7eeeb}.e{--s:#e7eeeb}.d{--f:#1b2623;--a:#1b2623;--s:#1b2623}#f{fill:#000;opacity:.3}';

export type DrawnThing = keyof typeof DRAWINGS;

/**
 * Draws a thing as the other scenes are drawn, seen from above and from the side, on a plain ground that fills whatever frame it
 * is given. The number chooses among five colours. An image
 * knows the colour scheme of the page that shows it, so on a dark page it is drawn in light lines on a dark ground.
 */
export function drawThing({
  kind,
  colour,
  width = 480,
  height = 360,
}: {
  readonly kind: DrawnThing;
  readonly colour: number;
  readonly width?: number;
  readonly height?: number;
}): string {
  const [ground, paint, night] = PAINTS[colour % PAINTS.length]!;
  const shapes = DRAWINGS[kind]
    .replaceAll('fill="@"', 'style="fill:var(--a)"')
    .replaceAll('stroke="@"', 'style="stroke:var(--a)"');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="-50 14 240 180"><style>${styleOf(paint)}@media(prefers-color-scheme:dark){#g{fill:${night}}${NIGHT}}</style><defs><g id="t" stroke-linecap="round" stroke-linejoin="round">${shapes}</g></defs><path id="g" fill="${ground}" d="M-900-900h2000v2000H-900z"/><g transform="matrix(.866 .5 0 1 0 0)"><path id="f" d="M-12 130 128 130 190 68 50 68z"/>${layers('e')}${layers('d')}<use href="#t" class="p"/></g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
