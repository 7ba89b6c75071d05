import { IconUserShield } from '@tabler/icons-react';
import { usuarios } from '@vatio/contract';
import { useTranslation } from 'react-i18next';
import { useListState } from '../../data/use-list-state.ts';
import { useRead } from '../../data/use-read.ts';
import { useVistas } from '../../data/use-vistas.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { DataList } from '../../ui/table/data-list.tsx';
import { useColumnas } from './columnas.tsx';
import { Esperan } from './esperan.tsx';
import { FiltrosUsuarios, useChipsUsuarios } from './filtros.tsx';
import { PanelDeUsuario } from './panel.tsx';

/** Who can enter, who waits to, and what each may do. */
export default function ListaUsuariosScreen() {
  const { t } = useTranslation('usuarios');
  const lista = useListState(usuarios.list.query);
  const query = useRead(usuarios.list, { query: lista.state }, { keepPrevious: true });
  const columnas = useColumnas();
  const chips = useChipsUsuarios(lista);
  const vistas = useVistas('usuarios');
  return (
    <>
      {lista.state.estado !== 'pendiente' && <Esperan />}
      <DataList
        id="usuarios"
        caption={t('titulo')}
        list={lista}
        query={query}
        columns={columnas}
        lines={2}
        rowKey={({ id }) => id}
        rowName={({ nombre }) => nombre}
        usualSort="nombre"
        search={{ label: t('buscar') }}
        filters={<FiltrosUsuarios lista={lista} />}
        chips={chips}
        views={vistas}
        panel={{
          title: ({ nombre }) => nombre,
          render: (usuario) => <PanelDeUsuario key={usuario.id} usuario={usuario} />,
        }}
        empty={<EmptyState icon={IconUserShield} title={t('vacio')} text={t('vacioTexto')} />}
      />
    </>
  );
}
