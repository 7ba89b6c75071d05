import { IconPlus, IconScale, IconTrash } from '@tabler/icons-react';
import { comisiones } from '@vatio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListState } from '../../../data/use-list-state.ts';
import { useRead } from '../../../data/use-read.ts';
import { advancedFilter, useAdvancedFilter } from '../../../list/filters/advanced-filter.tsx';
import { DataList } from '../../../list/table/data-list.tsx';
import { useVistas } from '../../../trade/use-vistas.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { PageActions } from '../../../ui/frame/page.tsx';
import { Button, ButtonLink } from '../../../ui/nav/button.tsx';
import { useColumnasReglas } from './columnas.tsx';
import { FichaRegla } from './ficha-regla.tsx';
import { FormularioRegla } from './formulario-regla.tsx';

const AVANZADO = advancedFilter(async () => (await import('./campos.ts')).useCampos);

const ESTADOS = ['vigente', 'programada', 'caducada'] as const;

/** The rules of commission: the most specific one of those in force decides. */
export function Reglas() {
  const { t } = useTranslation('liquidaciones');
  const lista = useListState(comisiones.reglas.query);
  const avanzado = useAdvancedFilter(lista, AVANZADO);
  const query = useRead(comisiones.reglas, { query: lista.state }, { keepPrevious: true });
  const columnas = useColumnasReglas();
  const vistas = useVistas('comisiones');
  const [editando, setEditando] = useState<comisiones.Regla | 'nueva'>();
  const { estado, papelera } = lista.state;
  const chips = [
    ...(estado
      ? [{ key: 'estado', label: t(`regla-${estado}`), onRemove: () => lista.set({ estado: undefined }) }]
      : []),
    ...(papelera
      ? [{ key: 'papelera', label: t('papelera'), onRemove: () => lista.set({ papelera: undefined }) }]
      : []),
  ];
  return (
    <>
      <PageActions>
        <Button look="primary" icon={IconPlus} onClick={() => setEditando('nueva')}>
          {t('nuevaRegla')}
        </Button>
      </PageActions>
      <DataList
        id="reglas-de-comision"
        caption={t('parte-reglas')}
        list={lista}
        query={query}
        columns={columnas}
        lines={2}
        rowKey={({ id }) => id}
        usualSort="alcance"
        search={{ label: t('buscarRegla'), placeholder: t('buscarReglaTexto') }}
        filters={
          <>
            <SelectField
              label={t('estado')}
              labelHidden
              placeholder={t('estado')}
              value={estado ?? ''}
              onChange={(nuevo) => lista.set({ estado: nuevo || undefined })}
              options={ESTADOS.map((value) => ({ value, label: t(`regla-${value}`) }))}
            />
            {avanzado.button}
          </>
        }
        chips={[...chips, ...avanzado.chips]}
        multiSort
        views={vistas}
        panel={{
          title: () => t('regla'),
          render: (regla) => <FichaRegla regla={regla} onEditar={() => setEditando(regla)} />,
        }}
        onNew={() => setEditando('nueva')}
        actions={
          !papelera && (
            <ButtonLink small look="quiet" icon={IconTrash} to="/comisiones?papelera=si">
              {t('papelera')}
            </ButtonLink>
          )
        }
        empty={
          <EmptyState icon={IconScale} title={t('sinReglas')} text={t('sinReglasTexto')}>
            <Button look="primary" onClick={() => setEditando('nueva')}>
              {t('nuevaRegla')}
            </Button>
          </EmptyState>
        }
      />
      {editando && (
        <FormularioRegla
          regla={editando === 'nueva' ? undefined : editando}
          onClose={() => setEditando(undefined)}
        />
      )}
    </>
  );
}
