import { type BodyInputOf, clientes, clientesLote, operaciones, type ResponseOf } from '@vatio/contract';
import { useState } from 'react';
import { useWrite } from '../../../data/use-write.ts';
import type { BulkTarget } from '../../../list/table/selection/use-selection.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ChooseField } from '../../../trade/choose/choose-field.tsx';
import { COMERCIALES_ACTIVOS } from '../../../trade/choose/comerciales.ts';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import type { ListaClientes } from '../lista/lista-clientes.ts';
import { Previsto } from './previsto.tsx';
import { ResultadoAsignacion } from './resultado.tsx';

export type AssignmentRequest = { readonly target: BulkTarget; readonly done: () => void };

type Props = {
  readonly request: AssignmentRequest;
  /** The state of the list, for when all that pass its filters are chosen. */
  readonly estado: ListaClientes['state'];
  readonly onClose: () => void;
};

type Filtro = BodyInputOf<typeof clientesLote.assign>['filtro'];

const NINGUNO = 'ninguno';

/**
 * Assigns several clients to one representative: first it shows how many and which would change, then it changes them,
 * with an undo.
 */
export function AssignClientes({ request, estado, onClose }: Props) {
  const { t } = useTranslation('clientes');
  const { chosen, choose, result, confirm, previsto, previendo, asignando, error } = useAsignacion(
    request,
    estado,
  );
  if (result) return <ResultadoAsignacion operacion={result} onClose={onClose} />;
  const cambian = previsto?.cambian ?? 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('asignar')}
      footer={
        <DialogButtons
          onCancel={onClose}
          disabled={!chosen || previendo || cambian === 0}
          busy={asignando}
          onClick={confirm}
        >
          {t('asignarNumero', { count: cambian })}
        </DialogButtons>
      }
    >
      <div className="vt-stack">
        <ChooseField
          from={COMERCIALES_ACTIVOS}
          always={[{ value: NINGUNO, label: t('ninguno') }]}
          label={t('comercialNuevo')}
          required
          placeholder={t('eligeComercial')}
          value={chosen}
          onChange={choose}
        />
        {error && (
          <p role="alert" className="vt-refused">
            {error.message}
          </p>
        )}
        {asignando && <ProgressBar label={t('asignando')} value={undefined} />}
        <div aria-live="polite">{chosen && previsto && <Previsto previsto={previsto} />}</div>
      </div>
    </Dialog>
  );
}

/** The chosen representative, what would change with them, and the change itself. */
function useAsignacion(request: AssignmentRequest, estado: ListaClientes['state']) {
  const [chosen, setChosen] = useState('');
  const [result, setHecho] = useState<ResponseOf<typeof clientesLote.assign>>();
  const prever = useWrite(clientesLote.previewAsignacion);
  const assign = useWrite(clientesLote.assign, {
    invalidates: [clientes.list, clientes.get, operaciones.list],
  });
  const seleccion = request.target.all ? { filtro: filtroDe(estado) } : { ids: [...request.target.ids] };
  const cuerpo = (valor: string) => ({ ...seleccion, comercialId: valor === NINGUNO ? null : valor });

  const choose = (valor: string) => {
    setChosen(valor);
    assign.reset();
    if (valor) prever.mutate({ body: cuerpo(valor) });
    else prever.reset();
  };
  const confirm = () =>
    assign.mutate(
      { body: { ...cuerpo(chosen), esperados: prever.data?.cambian } },
      {
        onSuccess: (resultado) => {
          setHecho(resultado);
          request.done();
        },
        // The clients are no longer those that were shown, so they are shown again.
        onError: ({ code }) => code === 'seleccion-cambiada' && prever.mutate({ body: cuerpo(chosen) }),
      },
    );
  return {
    chosen,
    choose: choose,
    result,
    confirm,
    previsto: prever.data,
    previendo: prever.isPending,
    asignando: assign.isPending,
    error: assign.error ?? prever.error,
  };
}

/** The filters in the form that the call takes. */
function filtroDe({ page: _page, limit: _limit, sort: _sort, ...filtros }: ListaClientes['state']): Filtro {
  const dichos = Object.entries(filtros).map(([nombre, valor]) => [
    nombre,
    Array.isArray(valor) ? valor.join(',') : valor,
  ]);
  return Object.fromEntries(dichos);
}
