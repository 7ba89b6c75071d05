import { type BodyOf, contratosLote } from '@vatio/contract';
import type { AccionContrato } from '@vatio/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { searchOf } from '../../../data/address.ts';
import { parseSearch } from '../../../data/list-state.ts';
import { Problem } from '../../../data/problem.ts';
import { useWrite } from '../../../data/use-write.ts';
import type { BulkTarget } from '../../../ui/table/selection/use-selection.ts';
import { AL_MOVER } from '../accion/al-mover.ts';
import { cuerpoDe, type Datos, datosVacios } from '../accion/datos-de-accion.ts';

export type Encargo = { readonly target: BulkTarget; readonly done: () => void };

/** A step for many contracts: what is filled in, its trial, and the change itself. */
export function useLote({ target, done }: Encargo) {
  const { t } = useTranslation('contratos');
  const [accion, setAccion] = useState<AccionContrato | ''>('');
  const [datos, setDatos] = useState(datosVacios);
  const [faltas, setFaltas] = useState<Readonly<Record<string, string>>>({});
  const probar = useWrite(contratosLote.ensayar);
  const aplicar = useWrite(contratosLote.aplicar, AL_MOVER);

  const deNuevo = () => {
    setFaltas({});
    probar.reset();
    aplicar.reset();
  };
  const ensayar = () => {
    if (!accion) return;
    try {
      probar.mutate({ body: { ...cuerpoDe(accion, datos, t), ...cualesDe(target) } });
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
      setFaltas(cause.errors);
    }
  };
  const confirmar = () => {
    if (!accion) return;
    const esperados = probar.data?.total;
    const body = { ...cuerpoDe(accion, datos, t), ...cualesDe(target), esperados };
    aplicar.mutate(
      { body },
      {
        onSuccess: done,
        // They are no longer those that were seen: they are tried again.
        onError: ({ code }) => code === 'seleccion-cambiada' && ensayar(),
      },
    );
  };
  return {
    accion,
    elegir: (elegida: AccionContrato | '') => {
      setAccion(elegida);
      deNuevo();
    },
    datos,
    cambiar: (cambio: Partial<Datos>) => {
      setDatos({ ...datos, ...cambio });
      deNuevo();
    },
    faltas,
    ensayar,
    confirmar,
    ensayo: probar.data,
    resultado: aplicar.data,
    error: aplicar.error ?? probar.error,
    probando: probar.isPending,
    aplicando: aplicar.isPending,
  };
}

/** The rows chosen, as the call takes them: some, or all that pass the filters. */
function cualesDe(target: BulkTarget): Pick<BodyOf<typeof contratosLote.aplicar>, 'ids' | 'filtros'> {
  return target.all ? { filtros: parseSearch(searchOf(target.query)) } : { ids: [...target.ids] };
}
