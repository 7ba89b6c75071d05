import { type Dia, type Fecha, formatFecha } from '@vatio/domain';
import { fichaActividad } from '../datos/actividades.ts';
import type { FichaCliente } from '../datos/clientes.ts';
import type { ClaveComercial } from '../datos/comerciales.ts';
import { type Direccion, direccionEn } from './direcciones.ts';
import { cifDe, dniDe, ibanDe, nieDe } from './identificadores.ts';
import { generatePunto, type PuntoDemo } from './punto.ts';
import { intBetween, randomOf, uuidOf } from './random.ts';

export type ClienteDemo = Direccion & {
  readonly id: string;
  readonly tipo: 'persona' | 'empresa';
  readonly nombre: string;
  readonly nif: string;
  readonly email: string;
  readonly telefono: string;
  readonly cnae: string | null;
  readonly iban: string;
  readonly comercial: ClaveComercial;
  readonly creadoEn: Fecha;
  readonly puntos: readonly PuntoDemo[];
};

/** `numero` counts clients, and `primerPunto` is the number of supply points before the client's own. */
export function generateCliente({
  ficha,
  numero,
  primerPunto,
  hoy,
}: {
  readonly ficha: FichaCliente;
  readonly numero: number;
  readonly primerPunto: number;
  readonly hoy: Dia;
}): ClienteDemo {
  const { nombre, documento, comercial } = ficha;
  const random = randomOf(nombre);
  const [actividad, , lugar] = ficha.puntos[0]!;
  const { cnae, tipoSuministro } = fichaActividad(actividad);
  const tipo = documento === 'dni' || documento === 'nie' ? 'persona' : 'empresa';
  return {
    ...direccionEn(lugar, tipo === 'persona' ? 'VI' : tipoSuministro, random),
    id: uuidOf(random),
    tipo,
    nombre,
    nif: nifDe(documento, numero),
    email: `${buzonDe(nombre)}@correo.example`,
    telefono: `+34 600 000 ${String(intBetween(random, 0, 999)).padStart(3, '0')}`,
    cnae: tipo === 'persona' ? null : cnae,
    iban: ibanDe(numero),
    comercial,
    creadoEn: formatFecha(hoy - intBetween(random, 30, 1000)),
    puntos: ficha.puntos.map((punto, i) => generatePunto(punto, primerPunto + i, hoy)),
  };
}

function nifDe(documento: FichaCliente['documento'], numero: number): string {
  if (documento === 'dni') return dniDe(numero);
  return documento === 'nie' ? nieDe(numero) : cifDe(documento, numero);
}

/** The first two significant words without accents, as somebody would name a mailbox. */
export function buzonDe(nombre: string): string {
  const llano = nombre.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const palabras = llano.split(/[^a-z]+/).filter((palabra) => palabra.length > 3);
  return palabras.slice(0, 2).join('.');
}
