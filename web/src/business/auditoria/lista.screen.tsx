import { IconHistory } from '@tabler/icons-react';
import { audited, auditoria, auditoriaList } from '@vatio/contract';
import { listAhead } from '../../data/read-ahead.ts';
import { useRead } from '../../data/use-read.ts';
import { NO_CHANGES } from '../../list/export/use-chosen-export.ts';
import { DataList } from '../../list/table/data-list.tsx';
import { useTranslation } from '../../texts/use-translation.ts';
import { findIn, useNamed } from '../../trade/choose/chooser.ts';
import { CUENTAS } from '../../trade/choose/cuentas.ts';
import { useList, useListOf } from '../../trade/use-list.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { useColumnas } from './columnas.tsx';
import { CorreosSinEntregar } from './correos-sin-entregar.tsx';
import { LISTA } from './enlace.ts';
import { PanelDeEntrada } from './panel.tsx';
import { useAccion } from './use-accion.ts';

export const readAhead = listAhead(auditoria.list, auditoriaList);

const FIND_CUENTAS = findIn(CUENTAS);

export default function AuditoriaScreen() {
  const { t } = useTranslation('auditoria');
  const accion = useAccion();
  const { quien } = useListOf(auditoriaList).state;
  const named = useNamed(CUENTAS, quien ? [quien] : []);
  const { table } = useList(auditoriaList, {
    id: 'auditoria',
    words: t,
    read: auditoria.list,
    exporting: auditoria.exportRows,
    options: {
      accion: audited.AUDITED_ACTIONS.map((una) => ({ value: una, label: accion(una) })),
    },
    searched: { quien: { find: FIND_CUENTAS, named } },
    ...useEntidad(),
  });
  const columnas = useColumnas();
  return (
    <>
      <CorreosSinEntregar />
      <DataList
        {...table}
        bulk={NO_CHANGES}
        caption={t('titulo')}
        columns={columnas}
        lines={2}
        rowKey={({ id }) => String(id)}
        rowName={(entrada) => `${accion(entrada.accion)} ${entrada.nombre ?? ''}`}
        search={{ label: t('buscar') }}
        panel={{
          title: (entrada) =>
            t('deQue', { accion: accion(entrada.accion), cosa: t(`entidad-${entrada.entidad}`) }),
          render: (entrada) => <PanelDeEntrada key={entrada.id} entrada={entrada} />,
        }}
        empty={<EmptyState icon={IconHistory} title={t('vacio')} text={t('vacioTexto')} />}
      />
    </>
  );
}

/** The filter by kind of thing. Choosing another kind drops the single thing that a link had named. */
function useEntidad() {
  const { t } = useTranslation('auditoria');
  const { state, set } = useListOf(auditoriaList);
  const { entidad, entidadId } = state;
  const { data } = useRead(auditoria.list, { query: state }, { keepPrevious: true });
  const una = entidad && entidadId === LISTA ? t(`lista-${entidad}`) : nombreDe(data?.rows, entidadId);
  return {
    instead: {
      entidad: (
        <SelectField
          label={t('entidad')}
          labelHidden
          placeholder={t('entidad')}
          value={entidad ?? ''}
          onChange={(otra) => set({ entidad: otra || undefined, entidadId: undefined })}
          options={auditoria.ENTIDADES.map((value) => ({ value, label: t(`entidad-${value}`) }))}
        />
      ),
    },
    chipTexts: { entidadId: entidadId && t('soloDe', { nombre: una ?? entidadId.slice(0, 8) }) },
  };
}

function nombreDe(filas: readonly auditoria.Entrada[] | undefined, id: string | undefined) {
  return filas?.find(({ entidadId }) => entidadId === id)?.nombre ?? undefined;
}
