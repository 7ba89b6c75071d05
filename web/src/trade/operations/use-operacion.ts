import { useQueryClient } from '@tanstack/react-query';
import { type Call, operaciones } from '@vatio/contract';
import { useState } from 'react';
import { download } from '../../data/download.ts';
import { useEvents } from '../../data/use-events.ts';
import { keyOf, useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { notifyFailure } from '../../ui/feedback/toasts.ts';
import type { Batch } from './batch-dialog.tsx';

/** How many refused rows are shown; the downloaded file has all of them. */
const SHOWN = 100;

/**
 * An operation over many rows, read again while it is under way, with the functions that stop it, undo it and download
 * its result.
 */
export function useOperacion(
  first: operaciones.Operacion,
  invalidates: readonly Pick<Call, 'path'>[],
): Batch {
  const { t } = useTranslation('ui');
  const client = useQueryClient();
  const [now, setNow] = useState(first);
  const { id, estado, terminada } = now;
  const stale = () =>
    [...invalidates, operaciones.list].map((read) => client.invalidateQueries({ queryKey: keyOf(read) }));
  const follow = (next: operaciones.Operacion) => {
    setNow(next);
    if (next.terminada !== null) stale();
  };
  useEvents(
    operaciones.events,
    { params: { id } },
    { enabled: terminada === null, onEvent: ({ data }) => follow(JSON.parse(data)) },
  );
  const query = { resultado: 'rechazada', limit: SHOWN } as const;
  const refused = useRead(
    operaciones.rows,
    { params: { id }, query },
    { enabled: terminada !== null && now.rechazadas > 0 },
  );
  const resume = useWrite(operaciones.resume, { onSuccess: follow, onError: notifyFailure });
  const cancel = useWrite(operaciones.cancel, { onSuccess: follow, onError: notifyFailure });
  const undo = useWrite(operaciones.undo, { onSuccess: follow, onError: notifyFailure });
  return {
    state: estado,
    undoing: now.deshaceId !== null,
    total: now.total,
    done: now.hechas,
    same: now.sinCambios,
    refused: now.rechazadas,
    rows: (refused.data?.rows ?? []).map(({ orden, entidad, entidadId, linea, nombre, motivo }) => ({
      key: orden,
      name: nombre ?? (linea === null ? (entidadId ?? '') : t('batchLine', { number: formatNumber(linea) })),
      href: entidadId === null ? undefined : hrefOf(entidad, entidadId),
      reason: motivo ?? '',
    })),
    busy: cancel.isPending || undo.isPending || resume.isPending,
    failure: now.motivo,
    download: () => {
      download(operaciones.result, { params: { id } }, 'resultado.csv').catch(notifyFailure);
    },
    ...(now.acciones.includes('cancelar') && { cancel: () => cancel.mutate({ params: { id } }) }),
    ...(now.fichero !== null &&
      now.deshaceId === null &&
      now.rechazadas > 0 && {
        downloadRefused: () => {
          download(operaciones.errors, { params: { id } }, 'errores.csv').catch(notifyFailure);
        },
      }),
    ...(now.acciones.includes('reanudar') && { resume: () => resume.mutate({ params: { id } }) }),
    ...(now.acciones.includes('deshacer') && { undo: () => undo.mutate({ params: { id } }) }),
  };
}

const PLACES: Readonly<Record<operaciones.Entidad, string | undefined>> = {
  cliente: '/clientes',
  contrato: '/contratos',
  propuesta: '/propuestas',
  comercial: '/comerciales',
  'punto-suministro': '/cups',
  usuario: undefined,
  producto: '/productos',
  tarea: undefined,
};

function hrefOf(entidad: operaciones.Entidad, id: string): string | undefined {
  const place = PLACES[entidad];
  return place && `${place}/${id}`;
}
