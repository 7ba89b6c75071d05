import { IconLock, IconLockOpen, IconMailForward, IconUserShield } from '@tabler/icons-react';
import { usuarios, usuariosList } from '@vatio/contract';
import { useState } from 'react';
import { listAhead } from '../../data/read-ahead.ts';
import { DataList } from '../../list/table/data-list.tsx';
import type { BulkAction } from '../../list/table/selection/bulk-bar.tsx';
import { useTranslation } from '../../texts/use-translation.ts';
import { useList } from '../../trade/use-list.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { later, OnDemand } from '../../ui/overlay/on-demand.tsx';
import { useColumnas } from './columnas.tsx';
import { Esperan } from './esperan.tsx';
import type { AccionDeLote, UsuarioBatchRequest } from './lote/lote.tsx';
import { PanelDeUsuario } from './panel.tsx';

const EN_LOTE = later(async () => (await import('./lote/lote.tsx')).LoteDeUsuarios);

const ICONOS: Readonly<Record<AccionDeLote, BulkAction['icon']>> = {
  bloquear: IconLock,
  desbloquear: IconLockOpen,
  'reenviar-invitacion': IconMailForward,
};

export const readAhead = listAhead(usuarios.list, usuariosList);

/** The accounts: who may sign in, who waits for it, and what each may do. */
export default function ListaUsuariosScreen() {
  const { t } = useTranslation('usuarios');
  const { table } = useList(usuariosList, {
    id: 'usuarios',
    words: t,
    read: usuarios.list,
    exporting: usuarios.exportRows,
  });
  const columnas = useColumnas();
  const [request, setRequest] = useState<UsuarioBatchRequest>();
  const enLote = usuarios.ACCIONES_DE_LOTE.map(
    (accion): BulkAction => ({
      id: accion,
      label: t(`lote-${accion}`),
      icon: ICONOS[accion],
      run: (target, done) => setRequest({ accion, target, done }),
    }),
  );
  return (
    <>
      {table.list.state.estado !== 'pendiente' && <Esperan />}
      <DataList
        {...table}
        caption={t('titulo')}
        columns={columnas}
        lines={2}
        rowKey={({ id }) => id}
        rowName={({ nombre }) => nombre}
        search={{ label: t('buscar'), placeholder: t('buscarTexto') }}
        bulk={enLote}
        panel={{
          title: ({ nombre }) => nombre,
          render: (usuario) => <PanelDeUsuario key={usuario.id} usuario={usuario} />,
        }}
        empty={<EmptyState icon={IconUserShield} title={t('vacio')} text={t('vacioTexto')} />}
      />
      {request && <OnDemand part={EN_LOTE} open props={{ request, onClose: () => setRequest(undefined) }} />}
    </>
  );
}
