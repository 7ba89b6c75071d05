import type { documentos } from '@vatio/contract';
import type { ReactNode } from 'react';
import { formatFecha } from '../../../format/date.ts';
import { formatBytes } from '../../../format/energy.ts';
import { NO_VALUE } from '../../../format/number.ts';
import type { Column } from '../../../list/table/columns.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

export function useColumnasDocumentos(
  acciones: (documento: documentos.Documento) => ReactNode,
): readonly Column<documentos.Documento>[] {
  const { t } = useTranslation('clientes');
  return [
    { id: 'nombre', header: t('documento'), sort: 'nombre', cell: ({ nombre }) => nombre },
    { id: 'tipo', header: t('tipo'), cell: ({ tipo }) => t(`documento-${tipo}`) },
    {
      id: 'bytes',
      header: t('tamano'),
      figure: true,
      from: 'tablet',
      cell: ({ bytes }) => formatBytes(bytes),
    },
    {
      id: 'quien',
      header: t('subidoPor'),
      from: 'desktop',
      cell: ({ quien }) => quien?.nombre ?? NO_VALUE,
    },
    { id: 'creado', header: t('fecha'), sort: 'creado', cell: ({ creado }) => formatFecha(creado) },
    { id: 'acciones', header: t('acciones'), from: 'screen', cell: acciones },
  ];
}
