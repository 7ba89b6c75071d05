import { IconChecklist, IconPlus, IconTrash } from '@tabler/icons-react';
import { aperturas, clientes, tareas, tareasList } from '@vatio/contract';
import { useState } from 'react';
import { openAhead } from '../../data/open-ahead.ts';
import { useAskedForm } from '../../data/use-asked-form.ts';
import { useRead } from '../../data/use-read.ts';
import { today } from '../../format/date.ts';
import { DataList } from '../../list/table/data-list.tsx';
import { useSearch } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { useBulkChange } from '../../trade/operations/use-bulk-change.tsx';
import { useList } from '../../trade/use-list.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { Button, ButtonLink } from '../../ui/nav/button.tsx';
import { later, OnDemand } from '../../ui/overlay/on-demand.tsx';
import { TAREAS_EN_LOTE } from './en-lote.ts';
import { useColumnas } from './lista/columnas.tsx';
import { PanelDeTarea } from './tarea/panel.tsx';
import { useTareaWork } from './tarea/use-tarea-work.ts';

const FORMULARIO = later(async () => (await import('./tarea/formulario.tsx')).FormularioDeTarea);

export const readAhead = openAhead(aperturas.tareas, tareasList, { list: tareas.list });

/** The calls, visits and reminders of the user and of the people below them, the first of them first. */
export default function ListaTareasScreen() {
  const { t } = useTranslation('tareas');
  const { table } = useList(tareasList, {
    id: 'tareas',
    words: t,
    read: tareas.list,
    groups: tareas.groups,
    exporting: tareas.exportRows,
    chipTexts: useChipTexts(),
  });
  const { deCliente, deContrato, papelera } = table.list.state;
  const { toggle } = useTareaWork();
  const writing = useWriting();
  const bulk = useBulkChange(TAREAS_EN_LOTE, t);
  const inBin = papelera === 'si';
  return (
    <>
      <PageActions>
        <ButtonLink to="/agenda">{t('comoAgenda')}</ButtonLink>
        <Button look="primary" icon={IconPlus} onClick={writing.begin}>
          {t('nueva')}
        </Button>
      </PageActions>
      <DataList
        {...table}
        caption={t('titulo')}
        columns={useColumnas(toggle)}
        lines={2}
        rowKey={({ id }) => id}
        rowName={({ titulo }) => titulo}
        search={{ label: t('buscar'), placeholder: t('buscarTexto') }}
        bulk={inBin ? undefined : bulk.actions}
        onNew={writing.begin}
        panel={{
          title: ({ titulo }) => titulo,
          render: (tarea) => <PanelDeTarea key={tarea.id} tarea={tarea} onEdit={writing.edit} />,
        }}
        actions={
          !inBin && (
            <ButtonLink small look="quiet" icon={IconTrash} to="/tareas?papelera=si">
              {t('papelera')}
            </ButtonLink>
          )
        }
        empty={<EmptyState icon={IconChecklist} title={t('vacio')} text={t('vacioTexto')} />}
      />
      {bulk.dialog}
      <OnDemand
        part={FORMULARIO}
        open={writing.open}
        props={{
          start: writing.tarea ?? { ...blank(), clienteId: deCliente, contratoId: deContrato },
          tarea: writing.tarea,
          onClose: writing.close,
        }}
      />
    </>
  );
}

/** The names of the client and contract whose tasks a link asked for. */
function useChipTexts(): Readonly<Record<string, string>> {
  const { t } = useTranslation('tareas');
  const { deCliente } = useSearch();
  const id = typeof deCliente === 'string' ? deCliente : '';
  const { data } = useRead(clientes.get, { params: { id } }, { enabled: id !== '', retry: false });
  return data ? { deCliente: t('chip-deCliente', { value: data.nombre }) } : {};
}

function blank() {
  return { fecha: today(), hora: null };
}

/** The form that is open, if any: of a new task, for which the address may ask, or of one that is changed. */
function useWriting() {
  const [tarea, setTarea] = useState<tareas.Tarea>();
  const nueva = useAskedForm('nueva');
  return {
    tarea,
    open: nueva.open || tarea !== undefined,
    begin: nueva.begin,
    edit: setTarea,
    close: () => {
      setTarea(undefined);
      nueva.close();
    },
  };
}
