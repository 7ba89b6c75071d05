import type { informes } from '@vatio/contract/endpoints';
import { sql } from 'kysely';
import { visibleImportacion } from '../importaciones/importaciones.repository.ts';
import { count, type FuenteSql, inSpain, sum } from './fuente-sql.ts';

export const importaciones: FuenteSql<(typeof informes.FUENTES)['importaciones']> = {
  from: sql`importacion left join usuario on usuario.id = importacion.usuario_id`,
  where: visibleImportacion,
  fechas: { creada: inSpain('importacion.creada_en') },
  campos: {
    estado: sql`importacion.estado`,
    usuario: sql`usuario.nombre`,
    formato: sql`importacion.formatos[1]`,
  },
  medidas: {
    cuantos: count,
    filas: sum(sql`importacion.filas`, 0),
    nuevas: sum(sql`importacion.nuevas`, 0),
    rechazadas: sum(sql`importacion.rechazadas`, 0),
  },
  fila: {
    id: sql`importacion.id`,
    titulo: sql`importacion.nombre`,
    detalle: sql`usuario.nombre`,
    ruta: '/importaciones',
    valores: {
      filas: sql`importacion.filas`,
      nuevas: sql`importacion.nuevas`,
      rechazadas: sql`importacion.rechazadas`,
    },
  },
};
