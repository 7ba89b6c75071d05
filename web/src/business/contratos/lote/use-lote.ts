import { type BodyOf, contratosLote } from '@vatio/contract';
import type { AccionContrato } from '@vatio/domain';
import { useState } from 'react';
import { Problem } from '../../../data/problem.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { type Errand, useMany } from '../../../trade/operations/use-many.ts';
import { AFTER_CONTRATO_CHANGE } from '../accion/after-contrato-change.ts';
import { cuerpoDe, type Datos, datosVacios } from '../accion/datos-de-accion.ts';

type Cuerpo = Omit<BodyOf<typeof contratosLote.preview>, 'ids' | 'filtros'>;

/** The state of an action on many contracts: its fields, its trial, and the change itself. */
export function useLote(errand: Errand) {
  const { t } = useTranslation('contratos');
  const [accion, setAccion] = useState<AccionContrato | ''>('');
  const [datos, setDatos] = useState(datosVacios);
  const [faltas, setFaltas] = useState<Readonly<Record<string, string>>>({});
  const preview = useWrite(contratosLote.preview);
  const apply = useWrite(contratosLote.apply, AFTER_CONTRATO_CHANGE);
  const many = useMany<Cuerpo>(errand, preview, apply);

  const deNuevo = () => {
    setFaltas({});
    many.reset();
  };
  const conCuerpo = (tarea: (cuerpo: Cuerpo) => void) => () => {
    if (!accion) return;
    try {
      tarea(cuerpoDe(accion, datos, t));
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
      setFaltas(cause.errors);
    }
  };
  return {
    many,
    accion,
    choose: (elegida: AccionContrato | '') => {
      setAccion(elegida);
      deNuevo();
    },
    datos,
    change: (cambio: Partial<Datos>) => {
      setDatos({ ...datos, ...cambio });
      deNuevo();
    },
    faltas,
    ensayar: conCuerpo(many.tryOut),
    confirm: conCuerpo(many.apply),
  };
}
