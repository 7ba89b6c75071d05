import { IconArrowMerge, IconUserShare, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { DataList } from '../../../list/table/data-list.tsx';
import type { BulkTarget } from '../../../list/table/selection/use-selection.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useBulkChange } from '../../../trade/operations/use-bulk-change.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { AssignClientes, type AssignmentRequest } from '../asignacion/assign-clientes.tsx';
import { CLIENTES_EN_LOTE } from '../en-lote.ts';
import { useTabla } from '../lista/use-tabla.tsx';
import { MergeClientes } from './merge-clientes.tsx';
import { PanelDeCliente } from './panel-de-cliente.tsx';

type Par = readonly [string, string];

/** All the clients of the house with their representatives, with bulk actions and the merge of two. */
export function TodosLosClientes() {
  const { t } = useTranslation('clientes');
  const tabla = useTabla('admin-clientes');
  const [request, setRequest] = useState<AssignmentRequest>();
  const [par, setPar] = useState<Par>();
  const { actions, dialog } = useBulkChange(CLIENTES_EN_LOTE, t, ['bloquear', 'desbloquear']);
  const filas = tabla.query.data?.rows ?? [];

  const assign = {
    id: 'asignar',
    label: t('asignar'),
    icon: IconUserShare,
    run: (target: BulkTarget, done: () => void) => setRequest({ target, done }),
  };
  const merge = {
    id: 'fusionar',
    label: t('fusionar'),
    icon: IconArrowMerge,
    unavailable: (target: BulkTarget) => (parDe(target) ? undefined : t('eligeDos')),
    run: (target: BulkTarget) => setPar(parDe(target)),
  };

  return (
    <>
      <DataList
        {...tabla}
        bulk={[assign, merge, ...actions]}
        panel={{
          title: ({ nombre }) => nombre,
          render: ({ id }) => <PanelDeCliente key={id} id={id} />,
        }}
        empty={<EmptyState icon={IconUsers} title={t('vacio')} text={t('vacioTexto')} />}
      />
      {request && (
        <AssignClientes request={request} estado={tabla.list.state} onClose={() => setRequest(undefined)} />
      )}
      {dialog}
      {par && (
        <MergeClientes
          cliente={{ id: par[0], nombre: filas.find(({ id }) => id === par[0])?.nombre ?? '' }}
          otroId={par[1]}
          onClose={() => setPar(undefined)}
        />
      )}
    </>
  );
}

/** A merge takes exactly two clients. */
function parDe(target: BulkTarget): Par | undefined {
  const [primero, segundo, ...demas] = target.all ? [] : target.ids;
  return primero && segundo && demas.length === 0 ? [primero, segundo] : undefined;
}
