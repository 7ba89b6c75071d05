import type { comisiones } from '@vatio/contract/endpoints';
import type { Fecha, ReglaComision } from '@vatio/domain';
import { enDominio } from './calculo.repository.ts';
import type { FilaRegla } from './reglas.repository.ts';

export function respuestaRegla(fila: FilaRegla, hoy: Fecha): comisiones.Regla {
  const { reparto, ...regla } = enDominio(fila);
  return {
    ...regla,
    reparto: reparto === null ? null : [...reparto],
    producto:
      fila.productoId === null
        ? null
        : {
            id: fila.productoId,
            nombre: fila.productoNombre ?? '',
            comercializadora: fila.productoComercializadora ?? '',
            tarifa: fila.productoTarifa ?? '',
          },
    notas: fila.notas,
    estado: estadoEn(fila, hoy),
    contratos: fila.contratos,
    version: fila.version,
    borrada: fila.borradoEn,
  };
}

function estadoEn({ desde, hasta }: Pick<ReglaComision, 'desde' | 'hasta'>, hoy: Fecha) {
  if (hoy < desde) return 'programada';
  return hasta === null || hoy <= hasta ? 'vigente' : 'caducada';
}

export function alcanceDe(fila: FilaRegla): string {
  const nombres = [
    fila.productoComercializadora ?? fila.comercializadora,
    fila.productoNombre,
    fila.productoTarifa ?? fila.tarifa,
  ].filter((nombre) => nombre !== null);
  return nombres.length === 0 ? 'Cualquier producto' : nombres.join(' · ');
}
