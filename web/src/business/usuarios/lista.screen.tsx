import { IconLock, IconLockOpen, IconMailForward, IconUserShield } from '@tabler/icons-react';
import { usuarios } from '@vatio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../data/download.ts';
import { listAhead } from '../../data/read-ahead.ts';
import { useListState } from '../../data/use-list-state.ts';
import { useRead } from '../../data/use-read.ts';
import { advancedFilter, useAdvancedFilter } from '../../list/filters/advanced-filter.tsx';
import { DataList } from '../../list/table/data-list.tsx';
import type { BulkAction } from '../../list/table/selection/bulk-bar.tsx';
import { useVistas } from '../../trade/use-vistas.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useColumnas } from './columnas.tsx';
import { Esperan } from './esperan.tsx';
import { FiltrosUsuarios, useChipsUsuarios } from './filtros.tsx';
import { type AccionDeLote, LoteDeUsuarios, type UsuarioBatchRequest } from './lote/lote.tsx';
import { PanelDeUsuario } from './panel.tsx';

const AVANZADO = advancedFilter(async () => (await import('./campos.ts')).useCampos);

const ICONOS: Readonly<Record<AccionDeLote, BulkAction['icon']>> = {
  bloquear: IconLock,
  desbloquear: IconLockOpen,
  'reenviar-invitacion': IconMailForward,
};

export const readAhead = listAhead(usuarios.list, usuarios.list.query);

/** Who can enter, who waits to, and what each may do. */
export default function ListaUsuariosScreen() {
  const { t } = useTranslation('usuarios');
  const lista = useListState(usuarios.list.query);
  const avanzado = useAdvancedFilter(lista, AVANZADO);
  const query = useRead(usuarios.list, { query: lista.state }, { keepPrevious: true });
  const columnas = useColumnas();
  const chips = useChipsUsuarios(lista);
  const vistas = useVistas('usuarios');
  const [encargo, setEncargo] = useState<UsuarioBatchRequest>();
  const enLote = usuarios.ACCIONES_DE_LOTE.map(
    (accion): BulkAction => ({
      id: accion,
      label: t(`lote-${accion}`),
      icon: ICONOS[accion],
      run: (target, done) => setEncargo({ accion, target, done }),
    }),
  );
  const exportar = (formato: 'csv' | 'xlsx') => {
    const { page: _page, limit: _limit, ...filtros } = lista.state;
    return download(usuarios.exportar, { query: { ...filtros, formato } }, `usuarios.${formato}`);
  };
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
        search={{ label: t('buscar'), placeholder: t('buscarTexto') }}
        filters={
          <>
            <FiltrosUsuarios lista={lista} />
            {avanzado.button}
          </>
        }
        chips={[...chips, ...avanzado.chips]}
        multiSort
        views={vistas}
        bulk={enLote}
        exports={{ download: exportar }}
        panel={{
          title: ({ nombre }) => nombre,
          render: (usuario) => <PanelDeUsuario key={usuario.id} usuario={usuario} />,
        }}
        empty={<EmptyState icon={IconUserShield} title={t('vacio')} text={t('vacioTexto')} />}
      />
      {encargo && (
        <LoteDeUsuarios
          encargo={encargo}
          estado={lista.state}
          filas={query.data?.rows ?? []}
          onClose={() => setEncargo(undefined)}
        />
      )}
    </>
  );
}
