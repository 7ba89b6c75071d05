import type { auditoria } from '@vatio/contract';
import { useMemo } from 'react';
import { formatInstante } from '../../format/date.ts';
import type { Column } from '../../list/table/columns.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Cosa } from './cosa.tsx';
import { Quien } from './quien.tsx';
import { Resumen } from './resumen.tsx';
import { useAccion } from './use-accion.ts';

export function useColumnas(): readonly Column<auditoria.Entrada>[] {
  const { t } = useTranslation('auditoria');
  const accion = useAccion();
  return useMemo(
    () => [
      {
        id: 'cuando',
        header: t('cuando'),
        sort: 'cuando',
        width: '17ch',
        cell: ({ cuando }) => (
          <time dateTime={cuando} className="vt-figure">
            {formatInstante(cuando)}
          </time>
        ),
      },
      { id: 'quien', header: t('quien'), cell: (entrada) => <Quien entrada={entrada} /> },
      { id: 'accion', header: t('accion'), cell: (entrada) => accion(entrada.accion) },
      { id: 'cosa', header: t('cosa'), cell: (entrada) => <Cosa entrada={entrada} /> },
      {
        id: 'cambios',
        header: t('cambios'),
        from: 'tablet',
        yields: true,
        width: '40%',
        cell: (entrada) => <Resumen entrada={entrada} />,
      },
    ],
    [t, accion],
  );
}
