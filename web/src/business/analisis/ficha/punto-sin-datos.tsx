import { IconFileImport, IconGasStation, IconLock } from '@tabler/icons-react';
import { distribuidoraDeGas } from '@vatio/domain';
import { formatCups } from '../../../format/cups.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { BringData } from '../../../trade/bring-data/bring-data.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';
import type { PuntoSinDatos } from '../calculo/datos-de-puntos.ts';
import { CreatePunto } from './create-punto.tsx';

type Props = { readonly punto: PuntoSinDatos; readonly onRetry: () => void };

/**
 * Says why the supply has no sheet, and offers two ways on: to import it from a file, or to type what a study needs.
 */
export function SinDatos({ punto: { cups, problem }, onRetry }: Props) {
  const { t } = useTranslation('analisis');
  if (problem.status === 403) {
    return <EmptyState icon={IconLock} title={t('sinPermiso')} text={t('sinPermisoTexto')} />;
  }
  if (problem.status !== 404) return <ErrorState error={problem} onRetry={onRetry} />;
  // No service of this house brings the sheet of a supply of gas.
  const deGas = distribuidoraDeGas(cups);
  return (
    <div className="vt-stack vt-gap-20">
      {deGas === undefined ? (
        <>
          <BringData cups={cups} atOnce />
          <EmptyState
            icon={IconFileImport}
            title={t('noExiste')}
            text={t('noExisteTexto', { cups: formatCups(cups) })}
          >
            <ButtonLink to="/importaciones" look="primary">
              {t('importar')}
            </ButtonLink>
          </EmptyState>
        </>
      ) : (
        <EmptyState
          icon={IconGasStation}
          title={formatCups(cups)}
          text={t('cupsDeGas', { distribuidora: deGas })}
        />
      )}
      <Card title={t('crearAMano')}>
        <CreatePunto cups={cups} />
      </Card>
    </div>
  );
}
