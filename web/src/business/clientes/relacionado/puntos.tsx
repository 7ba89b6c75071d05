import { IconPlugConnected, IconPlus, IconUnlink } from '@tabler/icons-react';
import { type clientes, puntosSuministro, puntosSuministroList } from '@vatio/contract';
import { useState } from 'react';
import { useOwnListState } from '../../../data/page-size.ts';
import { useSells } from '../../../data/use-ability.ts';
import { useRead } from '../../../data/use-read.ts';
import { DataList } from '../../../list/table/data-list.tsx';
import type { BulkTarget } from '../../../list/table/selection/use-selection.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useAnalyseSupplies } from '../../../trade/analyse-supplies.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Button, ButtonLink } from '../../../ui/nav/button.tsx';
import { AssignPuntos } from './assign-puntos.tsx';
import { useColumnasPuntos } from './columnas-puntos.tsx';
import { useReleasePuntos } from './use-release-puntos.ts';

/** The client's supply points. More can be assigned, and chosen ones removed or studied together. */
export function PuntosDeCliente({ cliente }: { cliente: clientes.Cliente }) {
  const { t } = useTranslation('clientes');
  const lista = useOwnListState(puntosSuministroList, { prefix: 'puntos' });
  const query = useRead(
    puntosSuministro.list,
    { query: { ...lista.state, cliente: cliente.id } },
    { keepPrevious: true },
  );
  const columnas = useColumnasPuntos();
  const { analyse, remove } = useAccionesEnLote(cliente.id);
  const [assigning, setAssigning] = useState(false);
  const vende = useSells();
  const edita = cliente.acciones.includes('editar');
  return (
    <>
      <DataList
        id="cliente-puntos"
        caption={t('puntos')}
        list={lista}
        query={query}
        columns={columnas}
        rowKey={({ cups }) => cups}
        rowHref={({ cups }) => `/cups/${cups}`}
        search={{ label: t('buscarPuntos'), placeholder: t('buscarPuntosTexto') }}
        bulk={vende ? [analyse, ...(edita ? [remove] : [])] : undefined}
        actions={
          <>
            <ButtonLink small to={`/cups?cliente=${cliente.id}`}>
              {t('verListaCompleta')}
            </ButtonLink>
            {edita && (
              <Button small look="primary" icon={IconPlus} onClick={() => setAssigning(true)}>
                {t('asignarPuntos')}
              </Button>
            )}
          </>
        }
        empty={
          <EmptyState icon={IconPlugConnected} title={t('sinPuntos')} text={t('sinPuntosTexto')}>
            {edita && (
              <Button look="primary" onClick={() => setAssigning(true)}>
                {t('asignarPuntos')}
              </Button>
            )}
          </EmptyState>
        }
      />
      {assigning && <AssignPuntos cliente={cliente} onClose={() => setAssigning(false)} />}
    </>
  );
}

/** What can be done with several chosen points at once. */
function useAccionesEnLote(clienteId: string) {
  const { t } = useTranslation('clientes');
  const release = useReleasePuntos(clienteId);
  /** Only rows chosen one by one can be removed, because the call names each. */
  const soloElegidos = (target: BulkTarget) => (target.all ? t('eligeUnoAUno') : undefined);
  const analyse = useAnalyseSupplies({
    label: t('nuevoAnalisis'),
    tooMany: t('demasiadosCups'),
    scope: { cliente: clienteId },
  });
  const remove = {
    id: 'quitar',
    label: t('quitarPuntos'),
    icon: IconUnlink,
    unavailable: soloElegidos,
    run: (target: BulkTarget, done: () => void) => !target.all && release(target.ids).then(done),
  };
  return { analyse, remove };
}
