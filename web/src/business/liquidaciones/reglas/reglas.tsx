import { IconPlus, IconScale, IconTrash } from '@tabler/icons-react';
import { comisiones, reglasList } from '@vatio/contract';
import { useState } from 'react';
import { useAskedForm } from '../../../data/use-asked-form.ts';
import { NO_CHANGES } from '../../../list/export/use-chosen-export.ts';
import { DataList } from '../../../list/table/data-list.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useList } from '../../../trade/use-list.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageActions } from '../../../ui/frame/page.tsx';
import { Button, ButtonLink } from '../../../ui/nav/button.tsx';
import { useColumnasReglas } from './columnas.tsx';
import { FichaRegla } from './ficha-regla.tsx';
import { FormularioRegla } from './formulario-regla.tsx';

/** The rules of commission. Of those in force on a sale, the most specific one decides. */
export function Reglas() {
  const { t } = useTranslation('liquidaciones');
  const { table } = useList(reglasList, {
    id: 'comisiones',
    words: (key, values) => t(wordOf(key), values),
    read: comisiones.reglas,
    exporting: comisiones.exportReglas,
    hidden: ['comercializadora', 'tarifa'],
  });
  const columnas = useColumnasReglas();
  const [editing, setEditing] = useState<comisiones.Regla>();
  const nueva = useAskedForm('nueva');
  return (
    <>
      <PageActions>
        <Button look="primary" icon={IconPlus} onClick={nueva.begin}>
          {t('nuevaRegla')}
        </Button>
      </PageActions>
      <DataList
        {...table}
        bulk={NO_CHANGES}
        id="reglas-de-comision"
        caption={t('parte-reglas')}
        columns={columnas}
        lines={2}
        rowKey={({ id }) => id}
        search={{ label: t('buscarRegla'), placeholder: t('buscarReglaTexto') }}
        panel={{
          title: () => t('regla'),
          render: (regla) => <FichaRegla regla={regla} onEdit={() => setEditing(regla)} />,
        }}
        onNew={nueva.begin}
        actions={
          !table.list.state.papelera && (
            <ButtonLink small look="quiet" icon={IconTrash} to="/comisiones?papelera=si">
              {t('papelera')}
            </ButtonLink>
          )
        }
        empty={
          <EmptyState icon={IconScale} title={t('sinReglas')} text={t('sinReglasTexto')}>
            <Button look="primary" onClick={nueva.begin}>
              {t('nuevaRegla')}
            </Button>
          </EmptyState>
        }
      />
      {(editing || nueva.open) && (
        <FormularioRegla
          regla={editing}
          onClose={() => {
            setEditing(undefined);
            if (nueva.open) nueva.close();
          }}
        />
      )}
    </>
  );
}

/** The dictionary has some values of a rule under longer keys than their names. */
function wordOf(key: string): string {
  return key.replace(/^estado-/, 'regla-').replace(/^tipo-/, 'tipoDePago-');
}
