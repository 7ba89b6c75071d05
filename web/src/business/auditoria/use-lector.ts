import type { auditoria } from '@vatio/contract';
import { useMemo } from 'react';
import { useTranslation } from '../../texts/use-translation.ts';
import { enClaro, enPalabras } from './en-claro.ts';

/** Returns the functions that write fields and values in words, with the names of what the values refer to by id. */
export function useLector({
  nombres,
  entidad,
  accion,
}: Pick<auditoria.Entrada, 'nombres' | 'entidad' | 'accion'>) {
  const { t } = useTranslation('auditoria');
  return useMemo(() => {
    // «comercial» is a person, except among the fields of a contract, where it is a state.
    const propio = accion === 'exportar' ? '' : `${entidad}-`;
    const campo = (nombre: string) =>
      t([`campo-${propio}${nombre}`, `campo-${nombre}`], { defaultValue: enPalabras(nombre) });
    const lector = {
      campo,
      nombres: new Map(Object.entries(nombres)),
      logico: (valor: boolean) => t(valor ? 'si' : 'no'),
      clave: (valor: string) => t(`valor-${valor}`, { defaultValue: valor }),
    };
    return { campo, valor: (valor: unknown) => enClaro(valor, lector) };
  }, [t, nombres, entidad, accion]);
}
