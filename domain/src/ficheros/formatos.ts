import { a5d } from './a5d.ts';
import { b5d } from './b5d.ts';
import { cnmc } from './cnmc.ts';
import { datadis } from './datadis.ts';
import { eDistribucion } from './e-distribucion.ts';
import { esios } from './esios.ts';
import { f1 } from './f1.ts';
import { f5d } from './f5d.ts';
import type { Formato, FormatoFichero } from './formato.ts';
import { iDe } from './i-de.ts';
import { matrizDeHoras } from './matriz-de-horas.ts';
import { mcil } from './mcil.ts';
import { mcilqh } from './mcilqh.ts';
import { medidas } from './medidas.ts';
import { mhcil } from './mhcil.ts';
import { omie } from './omie.ts';
import { p1d } from './p1d.ts';
import { p2d } from './p2d.ts';
import { p5d } from './p5d.ts';
import { perdidas } from './perdidas.ts';
import { perfiles } from './perfiles.ts';
import { portal, portalInstantes } from './portal.ts';
import { pvpc } from './pvpc.ts';
import { sips2Consumos, sips2Ps } from './sips2.ts';
import { sips2026Consumos, sips2026Ps } from './sips2026.ts';
import { ufd } from './ufd.ts';

/** Every format that is read. Another one is a file and a name here. */
export const FORMATOS: readonly FormatoFichero[] = [
  sips2Ps,
  sips2Consumos,
  sips2026Ps,
  sips2026Consumos,
  datadis,
  cnmc,
  eDistribucion,
  iDe,
  ufd,
  matrizDeHoras,
  portal,
  portalInstantes,
  f1,
  p1d,
  p2d,
  p5d,
  f5d,
  a5d,
  b5d,
  mcil,
  mcilqh,
  mhcil,
  medidas,
  omie,
  esios,
  pvpc,
  perfiles,
  perdidas,
];

const POR_FORMATO = new Map(FORMATOS.map((formato) => [formato.formato, formato]));

/** The reader's description of a known format; every name in `Formato` has one. */
export function formatoDe(formato: Formato): FormatoFichero {
  return POR_FORMATO.get(formato)!;
}
