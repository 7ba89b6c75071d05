import { comerciales } from '@vatio/contract';
import { useRead } from '../../../data/use-read.ts';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Acceso } from '../ficha/acceso.tsx';
import { Cabecera } from '../ficha/cabecera.tsx';
import { ListaDeDatos } from '../ficha/datos.tsx';
import { PlanDeComision } from '../ficha/plan.tsx';
import { Cuenta, isDeparted } from '../lista/cuenta.tsx';
import { AccionesDeComercial } from './acciones.tsx';

/** A representative in the panel beside the list, with all the actions of an administrator. */
export function PanelDeComercial({ id }: { id: string }) {
  const { t } = useTranslation('comerciales');
  const { data: comercial, error, refetch } = useRead(comerciales.get, { params: { id } });
  if (error && !comercial) return <ErrorState error={error} onRetry={refetch} />;
  if (!comercial) return <Skeleton lines={8} />;
  return (
    <div className="vt-stack vt-gap-16">
      <div className="vt-ends">
        {isDeparted(comercial) ? (
          <Cuenta comercial={comercial} />
        ) : (
          <span className="vt-note">
            {t('n-equipo', { count: comercial.equipo, number: formatNumber(comercial.equipo) })}
          </span>
        )}
        <AccionesDeComercial comercial={comercial} />
      </div>
      <ListaDeDatos comercial={comercial} />
      <Cabecera comercial={comercial} />
      <Acceso comercial={comercial} />
      <PlanDeComision comercial={comercial} />
    </div>
  );
}
