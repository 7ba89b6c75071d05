import { randomUUID } from 'node:crypto';
import type { analisis, BodyInputOf } from '@vatio/contract/endpoints';
import { letrasControl } from '@vatio/domain';
import type { Insertable } from 'kysely';
import type { Viewer } from '../../platform/access-token.ts';
import { setTestIssuer } from '../../platform/brand/test-brand.ts';
import type { Db } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';
import { TEST_USERS } from '../../platform/test-app.ts';
import { anioDe, anioDeHogar } from '../cartera/test-consumos.ts';

function cups(numero: number): string {
  const cifras = `0021${String(numero).padStart(12, '0')}`;
  return `ES${cifras}${letrasControl(cifras)}`;
}

/** The supply points are named by their owner. */
export const CUPS = {
  /**
   * Two points belong to the client of the test account `cliente`, whose representative is the account
   * `comercial`.
   */
  propio: cups(1),
  segundo: cups(2),
  /** The client of this point is looked after by somebody in the representative's team. */
  delEquipo: cups(3),
  ajeno: cups(4),
  /** This point has no client yet. */
  registro: cups(5),
  sinTarifa: cups(6),
  sinConsumo: cups(7),
  canario: cups(8),
} as const;

export const SUBORDINADA: Viewer = { id: '00000000-0000-4000-8000-000000000010', role: 'comercial' };
export const AJENO: Viewer = { id: '00000000-0000-4000-8000-000000000011', role: 'comercial' };

const FICHA: Omit<Insertable<Tables['puntoSuministro']>, 'cups'> = {
  distribuidora: '0021',
  tarifa: '3.0TD',
  potenciasKw: [30, 35, 35, 35, 35, 60],
  tipoMedida: 4,
  alquilerEurMes: 1.36,
};

/** Makes representatives, clients, points and consumption enough to tell whose each analysis is, in a house that may send. */
export async function negocioDePrueba(db: Db): Promise<{ readonly clienteId: string }> {
  const [jefa, subordinada, ajeno] = [randomUUID(), randomUUID(), randomUUID()];
  const [propio, delEquipo, forastero] = [randomUUID(), randomUUID(), randomUUID()];
  await setTestIssuer(db);
  await db.insertInto('usuario').values([SUBORDINADA, AJENO].map(usuarioDe)).execute();
  await db
    .insertInto('comercial')
    .values([
      { id: jefa, nombre: 'Jefa', usuarioId: TEST_USERS.comercial.id },
      { id: subordinada, nombre: 'Subordinada', usuarioId: SUBORDINADA.id, responsableId: jefa },
      { id: ajeno, nombre: 'Ajeno', usuarioId: AJENO.id },
    ])
    .execute();
  await db
    .insertInto('cliente')
    .values([
      {
        id: propio,
        tipo: 'empresa',
        nombre: 'Panadería Ñandú',
        comercialId: jefa,
        usuarioId: TEST_USERS.cliente.id,
      },
      { id: delEquipo, tipo: 'empresa', nombre: 'Taller Sur', comercialId: subordinada },
      { id: forastero, tipo: 'empresa', nombre: 'Otra casa', comercialId: ajeno },
    ])
    .execute();
  const puntos: Insertable<Tables['puntoSuministro']>[] = [
    { ...FICHA, cups: CUPS.propio, clienteId: propio },
    { ...FICHA, cups: CUPS.segundo, clienteId: propio, potenciasKw: [20, 20, 20, 20, 20, 25] },
    { ...FICHA, cups: CUPS.delEquipo, clienteId: delEquipo },
    { ...FICHA, cups: CUPS.ajeno, clienteId: forastero },
    { ...FICHA, cups: CUPS.registro },
    { ...FICHA, cups: CUPS.sinTarifa, clienteId: propio, tarifa: null },
    { ...FICHA, cups: CUPS.sinConsumo, clienteId: propio },
    {
      ...FICHA,
      cups: CUPS.canario,
      clienteId: propio,
      tarifa: '2.0TD',
      zona: 'canarias',
      potenciasKw: [4.6, 4.6],
    },
  ];
  await db.insertInto('puntoSuministro').values(puntos).execute();
  const conConsumo = puntos.filter((punto) => punto.cups !== CUPS.sinConsumo);
  await db
    .insertInto('consumo')
    .values(
      conConsumo.flatMap(({ cups, tarifa }, i) =>
        tarifa === '2.0TD' ? anioDeHogar(cups) : anioDe(cups, 1 + i / 10),
      ),
    )
    .execute();
  return { clienteId: propio };
}

function usuarioDe({ id, role }: Viewer): Insertable<Tables['usuario']> {
  const nombre = id.slice(-2);
  return {
    id,
    nombre,
    nombreUsuario: nombre,
    email: `${nombre}@prueba.es`,
    rol: role,
    estado: 'activo',
    claveHash: '',
  };
}

type Peticion = BodyInputOf<typeof analisis.create>;

/** The call that the screen sends for one point, with the changes of the test. */
export function peticionDePrueba(
  cups: string,
  punto: Partial<Peticion['puntos'][number]> = {},
  resto: Partial<Omit<Peticion, 'puntos'>> = {},
): Peticion {
  return {
    fecha: '2026-01-31',
    costeOperativoComercial: 8,
    costeOperativoPotenciaComercial: 2,
    ...resto,
    puntos: [
      {
        cups,
        precioEnergiaCliente: [0.198, 0.181, 0.17, 0.16, 0.15, 0.142],
        precioPotenciaCliente: [20.376927, 10.617621, 4.481534, 3.886333, 2.513851, 1.442287],
        potenciaEstudio: null,
        idProducto: null,
        ...punto,
      },
    ],
  };
}
