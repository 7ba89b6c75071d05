import { IconUserShield } from '@tabler/icons-react';
import { usuarios, usuariosList } from '@vatio/contract';
import { listAhead } from '../../data/read-ahead.ts';
import { DataList } from '../../list/table/data-list.tsx';
import { useTranslation } from '../../texts/use-translation.ts';
import { useBulkChange } from '../../trade/operations/use-bulk-change.tsx';
import { useList } from '../../trade/use-list.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useColumnas } from './columnas.tsx';
import { USUARIOS_EN_LOTE } from './en-lote.ts';
import { Esperan } from './esperan.tsx';
import { PanelDeUsuario } from './panel.tsx';

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
  const bulk = useBulkChange(USUARIOS_EN_LOTE, t);
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
        bulk={bulk.actions}
        panel={{
          title: ({ nombre }) => nombre,
          render: (usuario) => <PanelDeUsuario key={usuario.id} usuario={usuario} />,
        }}
        empty={<EmptyState icon={IconUserShield} title={t('vacio')} text={t('vacioTexto')} />}
      />
      {bulk.dialog}
    </>
  );
}
