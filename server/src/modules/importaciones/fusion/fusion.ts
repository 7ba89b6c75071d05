import type pg from 'pg';
import type { Viewer } from '../../../platform/access-token.ts';
import type { Db } from '../../../platform/database.ts';
import { type Resultado, terminarImportacion } from '../resultado.repository.ts';
import type { FilaRechazada } from '../lectura/rechazos.ts';
import { anotarHistorias, calcularAnuales, mergeConsumos, updateAnuales } from './consumos.repository.ts';
import { mergeCurvas } from './curvas.repository.ts';
import { updatePuntosConFicha } from './ficha-sobre-punto.repository.ts';
import {
  adoptarPuntos,
  type Cambios,
  comercialDe,
  dejarFichasNuevas,
  insertPuntos,
  saveFichas,
} from './puntos.repository.ts';
import { descartarAjenos, listAjenos, listTocados, reunirTocados } from './tocados.repository.ts';
import { enEnsayo, enTransaccion, esperarTurno } from './transaccion.repository.ts';
