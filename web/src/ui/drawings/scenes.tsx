import type { ReactNode } from 'react';
import { Box, Cup, Ground, Line, On, Plant, Plate } from './isometric.tsx';

/** An open carton, with a cup beside it. Its label is what belongs in it. */
export function Empty({ label }: { label?: ReactNode }) {
  return (
    <>
      <Ground />
      <Plate side="left" at="-44 -34 52, 30 -34 52, 24 -48 70, -38 -48 70" />
      <Plate side="right" at="-44 -34 52, -44 30 52, -58 24 70, -58 -28 70" />
      <Plate side="right" paint="hollow" at="-44 -34 52, 30 -34 52, 30 30 52, -44 30 52" />
      <Plate side="left" paint="green" at="-44 30 52, 30 30 52, 30 30 0, -44 30 0" />
      <Plate side="right" paint="green" at="30 -34 52, 30 30 52, 30 30 0, 30 -34 0" />
      <Plate side="top" at="-44 30 52, 30 30 52, 26 52 40, -40 52 40" />
      <Plate side="left" at="30 -34 52, 30 30 52, 52 26 40, 52 -30 40" />
      {label && (
        <On side="left" at="-44 30 43">
          {label}
        </On>
      )}
      <Cup at="78 34 0" />
    </>
  );
}

/** A plug out of its socket, and a plant. */
export function Unplugged() {
  return (
    <>
      <Ground />
      <Box at="-66 -62 0" size="118 14 88" />
      <On side="left" at="-66 -48 88">
        <rect data-side="top" data-paint="green" x="36" y="20" width="46" height="46" rx="8" />
        <circle data-side="top" data-paint="paper" cx="59" cy="43" r="16" />
        <path d="M53 40v6M65 40v6" />
      </On>
      <path d="M116 196q-40 14-8 30t62-8 40-12 38 4" />
      <path d="M140 170l14-8M152 177l14-8" strokeWidth="4" />
      <Box at="-16 18 2" size="30 26 18" paint="amber" />
      <Box at="-8 44 6" size="14 14 10" paint="amber" />
      <Plant at="62 6 0" />
    </>
  );
}

/** A cabinet with a drawer that holds nothing, and a glass to look with. */
export function Nothing() {
  return (
    <>
      <Ground />
      <Box at="-54 -48 0" size="66 62 88" />
      <On side="left" at="-54 14 88">
        <path d="M6 6h54v20H6zM6 60h54v22H6zM26 16h14M26 70h14" />
      </On>
      <Plate side="right" paint="hollow" at="-48 14 56, 6 14 56, 6 48 56, -48 48 56" />
      <Plate side="left" paint="green" at="-48 48 56, 6 48 56, 6 48 38, -48 48 38" />
      <Plate side="right" paint="green" at="6 14 56, 6 48 56, 6 48 38, 6 14 38" />
      <On side="left" at="-48 48 56">
        <path d="M20 12h14" />
      </On>
      <path d="M236 192l20 22" strokeWidth="7" />
      <circle data-side="top" data-paint="amber" cx="222" cy="176" r="21" />
      <path d="M211 172q4-9 13-9" />
      <Plant at="-22 -4 88" />
    </>
  );
}

/** A locker with its padlock, and an umbrella that waits. */
export function Locked() {
  return (
    <>
      <Ground />
      <Box at="-50 -48 0" size="72 62 104" paint="green" />
      <On side="left" at="-50 14 104">
        <path d="M8 8h56v88H8zM20 18h32M20 26h32" />
        <path d="M28 56v-8q0-9 9-9t9 9v8" />
        <rect data-side="top" data-paint="amber" x="23" y="56" width="28" height="24" rx="4" />
        <path d="M37 65v6" />
      </On>
      <path d="M247 106l-11-24" />
      <path data-side="left" data-paint="paper" d="M247 106l18 66q-8-3-12 2-6-6-12-2-6-6-14-2z" />
      <path d="M247 106l-6 66M247 106l6 68M241 172l4 26q2 8 9 6" />
    </>
  );
}

/** A house with panels on its roof, light in its windows, and a cat. */
export function Home() {
  return (
    <>
      <Ground />
      <circle data-side="top" data-paint="amber" cx="262" cy="44" r="18" />
      <Box at="-58 -42 0" size="100 76 56" />
      <Plate side="right" at="42 34 56, 42 -42 56, 42 -4 98" />
      <Plate side="top" paint="green" at="-64 40 50, 48 40 50, 48 -4 98, -64 -4 98" />
      <Line at="-27 40 50, -27 -4 98" />
      <Line at="11 40 50, 11 -4 98" />
      <Line at="-64 18 74, 48 18 74" />
      <On side="left" at="-58 34 56">
        <path data-side="top" data-paint="amber" d="M12 20h22v18H12z" />
        <path data-side="top" data-paint="paper" d="M58 22h20v34H58z" />
        <path d="M23 20v18M12 29h22M73 40v1" />
      </On>
      <On side="right" at="42 34 56">
        <path data-side="top" data-paint="amber" d="M28 18h22v18H28z" />
        <path d="M39 18v18M28 27h22" />
      </On>
      <path
        data-side="right"
        data-paint="hollow"
        d="M258 198q-10 0-10-12 0-10 6-14l-1-9 5 4 5-4-1 9q6 6 6 26zM268 196q9 0 8-11"
      />
    </>
  );
}
