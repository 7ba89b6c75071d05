import type { Dia, Formato, SipsPs } from '@vatio/domain';
import type { FilasBinarias } from './filas-binarias.ts';
import { datosDeFicha, puntoDeSips } from './punto-de-sips.ts';

/** Writes the sheet of a point as a row of the staging table; `hoy` dates the sheets that lack a date. */
export function writePunto({
  filas,
  ps,
  formato,
  hoy,
}: {
  readonly filas: FilasBinarias;
  readonly ps: SipsPs;
  readonly formato: Formato;
  readonly hoy: Dia;
}): void {
  const punto = puntoDeSips(ps);
  filas.fila(18);
  filas.codigo(ps.cups);
  filas.codigo(ps.frontera);
  filas.codigo(punto.distribuidora);
  filas.texto(punto.distribuidoraNombre);
  filas.texto(punto.codigoPostal);
  filas.texto(ps.municipio);
  filas.codigo(punto.provincia);
  filas.texto(ps.codigoTarifa);
  filas.codigo(ps.tarifa);
  filas.codigo(punto.zona);
  filas.codigo(punto.uso);
  filas.corto(punto.tipoMedida);
  filas.lista(punto.potenciasKw);
  filas.texto(ps.cnae);
  filas.numero(ps.derechosExtensionKw);
  filas.fecha(ps.fechaUltimaLectura ?? hoy);
  filas.codigo(formato);
  filas.json(datosDeFicha(ps));
}
