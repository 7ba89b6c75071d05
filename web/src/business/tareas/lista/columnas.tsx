import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import type { tareas } from '@vatio/contract';
import { useMemo } from 'react';
import { formatCups } from '../../../format/cups.ts';
import { formatFecha } from '../../../format/date.ts';
import { NO_VALUE } from '../../../format/number.ts';
import { TwoLines } from '../../../list/table/cell-text.tsx';
import type { Column } from '../../../list/table/columns.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { IconButton } from '../../../ui/nav/button.tsx';
import { Cuando } from '../tarea/cuando.tsx';
import { TipoDeTarea } from '../tarea/tipo.tsx';
import type { TareaWork } from '../tarea/use-tarea-work.ts';
import { useEdicionDeFecha } from './use-edicion.ts';

type Columna = Column<tareas.Tarea>;

export function useColumnas(toggle: TareaWork['toggle']): readonly Columna[] {
  const { t } = useTranslation('tareas');
  const edicion = useEdicionDeFecha();
  return useMemo(
    () => [
      {
        id: 'titulo',
        header: t('campo-titulo'),
        sort: 'titulo',
        cell: ({ titulo, nota }) => <TwoLines first={titulo} second={nota} />,
      },
      {
        id: 'fecha',
        header: t('campo-fecha'),
        sort: 'fecha',
        cell: (tarea) => <Cuando tarea={tarea} />,
        groupBy: { field: 'fecha', name: formatFecha },
        edit: edicion,
      },
      {
        id: 'hacer',
        header: t('hacer'),
        cell: (tarea) => (tarea.borrada ? NO_VALUE : <Toggle tarea={tarea} toggle={toggle} />),
      },
      {
        id: 'tipo',
        header: t('campo-tipo'),
        sort: 'tipo',
        cell: (tarea) => <TipoDeTarea tarea={tarea} />,
        groupBy: { field: 'tipo', name: (tipo) => t(`tipo-${tipo as tareas.Tarea['tipo']}`) },
      },
      {
        id: 'cliente',
        header: t('campo-cliente'),
        sort: 'cliente',
        from: 'tablet',
        cell: ({ cliente, cups }) => (
          <TwoLines first={cliente?.nombre ?? NO_VALUE} second={cups ? formatCups(cups) : undefined} />
        ),
        groupBy: { field: 'cliente' },
      },
      {
        id: 'comercial',
        header: t('campo-comercial'),
        sort: 'comercial',
        from: 'tablet',
        cell: ({ encargado }) => encargado.nombre,
        groupBy: { field: 'comercial', blank: t('comercial-ninguno') },
      },
      ...secundarias(t),
    ],
    [t, toggle, edicion],
  );
}

function secundarias(t: ReturnType<typeof useTranslation<'tareas'>>['t']): Columna[] {
  return [
    {
      id: 'contrato',
      header: t('campo-contrato'),
      optional: true,
      cell: ({ contrato }) => contrato?.codigo ?? NO_VALUE,
    },
    {
      id: 'recurrencia',
      header: t('campo-recurrencia'),
      optional: true,
      cell: ({ recurrencia }) => t(`recurrencia-${recurrencia}`),
    },
    {
      id: 'hecha',
      header: t('campo-hecha'),
      sort: 'hecha',
      optional: true,
      cell: ({ hechaEn }) => (hechaEn ? formatFecha(hechaEn) : NO_VALUE),
    },
    {
      id: 'creada',
      header: t('campo-creada'),
      sort: 'creada',
      optional: true,
      cell: ({ creadaEn }) => formatFecha(creadaEn),
    },
  ];
}

function Toggle({ tarea, toggle }: { readonly tarea: tareas.Tarea } & Pick<TareaWork, 'toggle'>) {
  const { t } = useTranslation('tareas');
  const isDone = tarea.estado === 'hecha';
  return (
    <IconButton
      small
      icon={isDone ? IconCircleCheckFilled : IconCircle}
      label={t(isDone ? 'reabrirEsta' : 'hacerEsta', { titulo: tarea.titulo })}
      onClick={() => toggle(tarea)}
    />
  );
}
