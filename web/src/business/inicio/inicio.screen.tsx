import { inicio } from '@vatio/contract';
import { readAhead as ask } from '../../data/read-ahead.ts';
import { useSession } from '../../data/session.ts';
import { useRead } from '../../data/use-read.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { ComprobarCups } from './comprobar-cups.tsx';
import { Cuadro } from './resumen/cuadro.tsx';

export const readAhead = () => ask<typeof inicio.resumen>(inicio.resumen, {});

/** The first screen after signing in: the state of the business and today's tasks. */
export default function InicioScreen() {
  const { t } = useTranslation('inicio');
  const cliente = useSession()?.userData.role === 'cliente';
  const { data, error, refetch } = useRead(inicio.resumen, {});
  return (
    <div className="vt-stack vt-gap-16">
      {error && !data ? (
        <Card>
          <ErrorState error={error} onRetry={refetch} />
        </Card>
      ) : (
        <Cuadro resumen={data} cliente={cliente} />
      )}
      {!cliente && (
        <Card title={t('comprobarCups')}>
          <ComprobarCups />
        </Card>
      )}
    </div>
  );
}
