import { useQueryClient } from '@tanstack/react-query';
import { analisis, puntosSuministro } from '@vatio/contract';
import { useEffect, useState } from 'react';
import { keyOf } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { formatEur } from '../../../format/energy.ts';
import { useNavigate } from '../../../router/use-router.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { savedAnalysis } from '../../../trade/saved-analysis.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { diferenciasConServidor } from '../calculo/diferencias-con-servidor.ts';
import type { Estudios } from '../calculo/mesa-de-calculo.ts';

/**
 * Saves an analysis and opens it. The server calculates it again, and its figures are the ones kept; if one of them
 * differs from the screen, the user is told which.
 */
export function useSaveAnalisis(estudios: Estudios, forgetBorrador: () => void) {
  const { t } = useTranslation('analisis');
  const client = useQueryClient();
  const navigate = useNavigate();
  const [kept, setKept] = useState<string>();

  // It waits until the draft is forgotten, because otherwise the leave guard would ask about changes that are saved.
  // The rest is only marked stale: the table that is still on screen would read the last analysis of its supplies again.
  useEffect(() => {
    if (!kept) return;
    navigate({ to: `/analisis/${kept}`, replace: true });
    for (const stale of [analisis.list, puntosSuministro.get]) {
      client.invalidateQueries({ queryKey: keyOf(stale), refetchType: 'none' });
    }
  }, [kept, navigate, client]);

  const create = useWrite(analisis.create, {
    onSuccess: (nuevo) => {
      client.setQueryData(keyOf(analisis.get, savedAnalysis(nuevo.id)), nuevo);
      const [primera, ...resto] = diferenciasConServidor(estudios, nuevo);
      if (primera) {
        notify(
          t('difiere', {
            count: resto.length + 1,
            producto: primera.producto || t('hoy'),
            aqui: formatEur(primera.aquiEur),
            servidor: formatEur(primera.servidorEur),
          }),
          { tone: 'warn' },
        );
      } else notify(t('guardado', { codigo: nuevo.codigo }));
      forgetBorrador();
      setKept(nuevo.id);
    },
    // The client has been blocked since the sheet was read: reading it again shows the notice beside the button.
    onError: ({ code }) => {
      if (code === 'cliente-bloqueado') client.invalidateQueries({ queryKey: keyOf(puntosSuministro.get) });
    },
  });
  return { save: create.mutate, guardando: create.isPending || kept !== undefined, error: create.error };
}
