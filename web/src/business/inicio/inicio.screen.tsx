import { IconArrowsSort } from '@tabler/icons-react';
import { inicio, miArea } from '@vatio/contract';
import { Suspense, useState } from 'react';
import { readAhead as ask } from '../../data/read-ahead.ts';
import { readSession, useSession } from '../../data/session.ts';
import { useRead } from '../../data/use-read.ts';
import { useSearch } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { later } from '../../ui/overlay/on-demand.tsx';
import { Cuadro } from './resumen/cuadro.tsx';

const DE_CLIENTE = later(async () => (await import('./cliente/inicio-de-cliente.tsx')).InicioDeCliente);
const ORDEN = later(async () => (await import('./resumen/orden-de-inicio.tsx')).OrdenDeInicio);
const RECORRIDO = later(async () => (await import('./recorrido/recorrido.tsx')).Recorrido);

export const readAhead = () =>
  isOfClient(readSession())
    ? ask<typeof miArea.get>(miArea.get, {})
    : ask<typeof inicio.summary>(inicio.summary, {});

function isOfClient(session: ReturnType<typeof readSession>): boolean {
  return session?.userData.role === 'cliente';
}

/** The first screen after signing in, with a tour of the product for who is new or asks for it. */
export default function InicioScreen() {
  const isNew = useSession()?.userData.isNew === true;
  const { recorrido } = useSearch();
  return (
    <>
      <Inicio />
      {(isNew || recorrido !== undefined) && (
        <Suspense>
          <RECORRIDO.Part />
        </Suspense>
      )}
    </>
  );
}

/** The day of who sells, or what a client has. */
function Inicio() {
  if (!isOfClient(useSession())) return <InicioDeVenta />;
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <DE_CLIENTE.Part />
    </Suspense>
  );
}

function InicioDeVenta() {
  const { t } = useTranslation('inicio');
  const { data, error, refetch } = useRead(inicio.summary, {});
  const [ordering, setOrdering] = useState(false);
  return (
    <div className="vt-stack vt-gap-16">
      {error && !data ? (
        <Card>
          <ErrorState error={error} onRetry={refetch} />
        </Card>
      ) : (
        <>
          <PageActions>
            <Button icon={IconArrowsSort} onClick={() => setOrdering(true)}>
              {t('ordenar')}
            </Button>
          </PageActions>
          <Cuadro resumen={data} />
        </>
      )}
      {ordering && (
        <Suspense>
          <ORDEN.Part open onClose={() => setOrdering(false)} />
        </Suspense>
      )}
    </div>
  );
}
