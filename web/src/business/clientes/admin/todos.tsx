import { IconArrowMerge, IconUserShare, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { DataList } from '../../../list/table/data-list.tsx';
import type { BulkTarget } from '../../../list/table/selection/use-selection.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { AssignClientes, type AssignmentRequest } from '../asignacion/assign-clientes.tsx';
import { useTabla } from '../lista/use-tabla.tsx';
import { type ClienteBatchRequest as Cambio, CambioEnLote } from '../lote/cambio-en-lote.tsx';
import { useAcciones } from '../lote/use-acciones.ts';
import { MergeClientes } from './merge-clientes.tsx';
import { PanelDeCliente } from './panel-de-cliente.tsx';

type Par = readonly [string, string];

/** All the clients of the house with their representatives, with bulk actions and the merge of two. */
export function TodosLosClientes() {
  const { t } = useTranslation('clientes');
  const tabla = useTabla('admin-clientes');
  const [request, setRequest] = useState<AssignmentRequest>();
  const [par, setPar] = useState<Par>();
  const [cambio, setCambio] = useState<Cambio>();
  const cambios = useAcciones(['bloquear', 'desbloquear'], setCambio);
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
        bulk={[assign, merge, ...cambios]}
        panel={{
          title: ({ nombre }) => nombre,
          render: ({ id }) => <PanelDeCliente key={id} id={id} />,
        }}
        empty={<EmptyState icon={IconUsers} title={t('vacio')} text={t('vacioTexto')} />}
      />
      {request && (
        <AssignClientes request={request} estado={tabla.list.state} onClose={() => setRequest(undefined)} />
      )}
      {cambio && <CambioEnLote request={cambio} onClose={() => setCambio(undefined)} />}
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
