import type { usuarios } from '@vatio/contract';
import { useMemo } from 'react';
import { formatFecha, formatInstante } from '../../format/date.ts';
import { formatNumber, NO_VALUE } from '../../format/number.ts';
import { TwoLines } from '../../list/table/cell-text.tsx';
import type { Column } from '../../list/table/columns.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { EstadoUsuario } from './estado.tsx';
import { QuienEs } from './quien-es.tsx';

export function useColumnas(): readonly Column<usuarios.Usuario>[] {
  const { t } = useTranslation('usuarios');
  return useMemo(
    () => [
      {
        id: 'nombre',
        header: t('nombre'),
        sort: 'nombre',
        cell: ({ nombre, email }) => <TwoLines first={nombre} second={email} />,
      },
      { id: 'rol', header: t('rol'), cell: ({ rol }) => t(`rol-${rol}`) },
      {
        id: 'estado',
        header: t('estado'),
        cell: (usuario) => <EstadoUsuario usuario={usuario} />,
      },
      {
        id: 'quienEs',
        header: t('quienEs'),
        from: 'tablet',
        cell: (usuario) => <QuienEs usuario={usuario} />,
      },
      {
        id: 'entrada',
        header: t('ultimaEntrada'),
        sort: 'entrada',
        from: 'tablet',
        cell: ({ ultimaEntrada }) => (ultimaEntrada ? formatInstante(ultimaEntrada) : t('nunca')),
      },
      {
        id: 'sesiones',
        header: t('sesiones'),
        figure: true,
        from: 'desktop',
        cell: ({ sesiones }) => formatNumber(sesiones),
      },
      {
        id: 'creado',
        header: t('creado'),
        sort: 'creado',
        from: 'desktop',
        cell: ({ creado }) => formatFecha(creado),
      },
      {
        id: 'email',
        header: t('email'),
        sort: 'email',
        optional: true,
        cell: ({ email }) => email,
      },
      {
        id: 'nombreUsuario',
        header: t('nombreUsuario'),
        optional: true,
        cell: ({ nombreUsuario }) => nombreUsuario || NO_VALUE,
      },
    ],
    [t],
  );
}
