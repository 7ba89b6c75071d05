import { Box, Cup, Ground, Line, On, Plant, Plate, Tube } from '../../../ui/drawings/isometric.tsx';

/** A form on its board, a pencil, and a cup. */
export function Form() {
  return (
    <>
      <Ground />
      <Box at="-66 -54 0" size="104 84 8" paint="green" />
      <Plate side="top" at="-58 -46 9, 30 -46 9, 30 22 9, -58 22 9" />
      <On side="top" at="-58 -46 9">
        <circle data-side="top" data-paint="amber" cx="17" cy="17" r="9" />
        <path d="M36 12h42M36 22h28M10 38h68M10 50h68M10 60h34" />
      </On>
      <Box at="-44 46 0" size="84 8 8" paint="amber" />
      <Plate side="right" at="40 46 8, 40 54 8, 54 50 2" />
      <Cup at="62 -22 0" />
    </>
  );
}

/** A mat with the key that somebody left beside the door. */
export function Key() {
  return (
    <>
      <Ground />
      <Box at="-64 -62 0" size="112 12 92" />
      <On side="left" at="-64 -50 92">
        <path data-side="left" data-paint="green" d="M30 12h46v80H30z" />
        <path d="M38 20h30v24H38zM38 52h30v28H38z" />
        <circle data-side="top" data-paint="amber" cx="70" cy="49" r="2.5" />
        <path data-side="top" data-paint="amber" d="M88 34h14v16H88z" />
      </On>
      <Plate side="top" paint="green" at="-40 -30 1, 22 -30 1, 22 16 1, -40 16 1" />
      <On side="top" at="24 -6 2">
        <circle data-side="top" data-paint="amber" cx="16" cy="16" r="14" />
        <circle data-side="top" data-paint="paper" cx="12" cy="16" r="4" />
        <path data-side="top" data-paint="amber" d="M29 12h40v14h-7v-7h-7v10h-7V19H29z" />
      </On>
      <Plant at="64 -44 0" />
    </>
  );
}

/** A telephone that asks for six figures. */
export function Phone() {
  return (
    <>
      <Ground />
      <Box at="-44 -12 0" size="74 12 112" paint="green" />
      <On side="left" at="-44 0 112">
        <rect data-side="top" data-paint="paper" x="6" y="8" width="62" height="92" rx="5" />
        <path d="M28 16h18M16 34h42M16 44h28" />
        <path data-side="top" data-paint="paper" d="M12 58h14v18H12zM30 58h14v18H30z" />
        <path data-side="top" data-paint="amber" d="M48 58h14v18H48z" />
        <path d="M19 64v6M37 64v6M24 88h26" />
      </On>
      <Cup at="64 34 0" />
    </>
  );
}

/** A letterbox with its flag up, and a letter in it. */
export function Letter() {
  return (
    <>
      <Ground />
      <Box at="-16 -8 0" size="16 16 52" />
      <Box at="-52 -30 52" size="84 54 40" paint="green" />
      <On side="left" at="-52 24 92">
        <path d="M16 10h52" strokeWidth="5" />
        <path d="M34 28h16" />
      </On>
      <Plate side="left" at="-34 27 104, 10 27 104, 10 27 82, -34 27 82" />
      <On side="left" at="-34 27 104">
        <path d="M0 0l22 14L44 0" />
        <path data-side="top" data-paint="amber" d="M32 10h8v7h-8z" />
      </On>
      <Line at="32 -16 74, 32 -16 112" />
      <Plate side="top" paint="amber" at="32 -16 112, 32 4 112, 32 4 98, 32 -16 98" />
      <Plant at="52 44 0" />
    </>
  );
}

/** A pylon whose line ends in the air, and the bag of who came so far. */
export function LostLine() {
  return (
    <>
      <Ground />
      <path d="M118 196L148 44h12l30 152M106 76h98M98 108h114M139 88l30 28M168 88l-30 28M130 130l52 34M174 130l-52 34" />
      <path d="M106 76v9M204 76v9M98 108v9M212 108v9" />
      <path data-glow="" d="M204 85q36 26 60 8M98 117q-34 30-62 22" />
      <Box at="44 30 0" size="34 24 34" paint="amber" />
      <On side="left" at="44 54 34">
        <path data-side="top" data-paint="paper" d="M7 14h20v14H7z" />
        <path d="M7 6h20" />
      </On>
      <path d="M170 178q2-16 14-14t14 8" />
    </>
  );
}

/** A house of which the frame stands, and the helmet of who builds it. */
export function Frame() {
  return (
    <>
      <Ground />
      <Box at="-56 -46 0" size="98 80 12" />
      <Line at="-56 -46 12, -56 -46 62, 42 -46 62, 42 -46 12" />
      <Line at="-56 -46 62, -56 34 62, -56 -6 102, -56 -46 62" />
      <Line at="-56 -6 102, 42 -6 102" />
      <Plate side="left" paint="green" at="-56 34 62, -7 34 62, -7 34 12, -56 34 12" />
      <On side="left" at="-56 34 62">
        <path data-side="top" data-paint="amber" d="M14 14h22v20H14z" />
        <path d="M25 14v20" />
      </On>
      <Line at="-56 34 12, -56 34 62, 42 34 62, 42 34 12" />
      <Line at="42 -46 62, 42 34 62, 42 -6 102, 42 -46 62" />
      <path data-side="left" data-paint="amber" d="M216 204q-1-24 22-24t22 24q4 4-4 7-18 6-36 0-8-3-4-7z" />
      <path d="M216 204q22 9 44 0M238 180v8M230 182q-4 6-4 12M246 182q4 6 4 12" />
    </>
  );
}

/** A switchboard that is open, its tools, and a helmet. */
export function Works() {
  return (
    <>
      <Ground />
      <Box at="-52 -34 0" size="76 30 108" />
      <On side="left" at="-52 -4 108">
        <path data-side="left" data-paint="green" d="M8 10h60v84H8z" />
        <path data-side="top" data-paint="paper" d="M16 20h44v24H16zM16 56h44v24H16z" />
        <path data-side="top" data-paint="amber" d="M22 24h8v16h-8zM46 60h8v16h-8z" />
        <path d="M38 24v16M46 24v16M30 60v16M38 60v16" />
      </On>
      <Plate side="right" paint="green" at="24 -4 104, 62 26 104, 62 26 8, 24 -4 8" />
      <path d="M82 212l34-12" strokeWidth="5" />
      <path data-side="left" data-paint="amber" d="M110 190l14-4 8 14-12 8z" />
      <path data-side="left" data-paint="amber" d="M216 204q-1-24 22-24t22 24q4 4-4 7-18 6-36 0-8-3-4-7z" />
      <path d="M216 204q22 9 44 0M238 180v8" />
    </>
  );
}

/** A meter that says yes, and a cup. */
export function Done() {
  return (
    <>
      <Ground />
      <Box at="-48 -30 0" size="80 46 104" paint="green" />
      <On side="left" at="-48 16 104">
        <rect data-side="top" data-paint="paper" x="10" y="10" width="60" height="22" rx="3" />
        <path d="M18 21h6M30 21h6M42 21h6M54 21h6" />
        <circle data-side="top" data-paint="amber" cx="40" cy="64" r="20" />
        <path d="M31 64l7 8 12-15" strokeWidth="3" />
      </On>
      <path data-glow="" d="M60 70l-10-8M52 96H40M250 62l10-8M258 90h12" />
      <Cup at="58 40 0" />
    </>
  );
}

/** A prize on its plinth, with a bolt on it. */
export function Prize() {
  return (
    <>
      <Ground />
      <Box at="-40 -40 0" size="76 76 26" paint="green" />
      <On side="left" at="-40 36 26">
        <path data-side="top" data-paint="paper" d="M18 8h40v10H18z" />
      </On>
      <Tube at="-2 -2 26" radius={16} height={8} />
      <path data-side="left" data-paint="amber" d="M152 118v-16q-28-6-26-50h68q2 44-26 50v16z" />
      <path d="M127 62q-24-8-24 8t28 18M193 62q24-8 24 8t-28 18" />
      <ellipse data-side="top" data-paint="amber" cx="160" cy="52" rx="34" ry="11" />
      <path data-side="top" data-paint="paper" d="M164 66l-14 16h8l-3 12 14-17h-8z" />
      <path data-glow="" d="M92 40l-10-8M84 58H70M228 40l10-8M236 58h14" />
      <Cup at="72 30 0" />
    </>
  );
}

/** A table with a plan on it, and the cups of three people. */
export function Meeting() {
  return (
    <>
      <Ground />
      <Box at="44 44 0" size="8 8 40" />
      <Box at="-68 44 0" size="8 8 40" />
      <Box at="44 -60 0" size="8 8 40" />
      <Box at="-72 -64 40" size="128 120 8" paint="green" />
      <Plate side="top" at="-44 -30 49, 26 -30 49, 26 26 49, -44 26 49" />
      <On side="top" at="-44 -30 49">
        <path data-side="top" data-paint="amber" d="M8 8h26v16H8z" />
        <path d="M42 10h20M42 20h14M8 36h54M8 46h38" />
      </On>
      <Cup at="-54 -40 48" />
      <Cup at="42 -36 48" />
      <Cup at="-40 42 48" />
    </>
  );
}

/** A calendar on its stand, with a day that is done. */
export function Calendar() {
  return (
    <>
      <Ground />
      <Plate side="right" paint="green" at="34 20 0, 34 -28 0, 34 -4 96" />
      <Plate side="left" at="-62 20 0, 34 20 0, 34 -4 96, -62 -4 96" />
      <g transform="matrix(0.866 0.5 -0.21 0.87 109.8 33)">
        <path data-side="top" data-paint="green" d="M0 0h96v22H0z" />
        <path d="M14 40h12M42 40h12M70 40h12M14 60h12M42 60h12M14 80h12M42 80h12M70 80h12" strokeWidth="3" />
        <rect data-side="top" data-paint="amber" x="66" y="50" width="20" height="20" rx="3" />
        <path d="M71 60l4 5 8-10M22-8v14M74-8v14" />
      </g>
      <Plant at="70 10 0" />
    </>
  );
}
