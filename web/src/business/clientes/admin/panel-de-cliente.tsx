import { clientes } from '@vatio/contract';
import { useRead } from '../../../data/use-read.ts';
import { formatFecha } from '../../../format/date.ts';
import { formatNumber, NO_VALUE } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Facts } from '../../../ui/figures/facts.tsx';
import { Avisos } from '../ficha/avisos.tsx';
import { Estado } from '../lista/estado.tsx';
import { AccionesDeFicha } from './acciones-de-ficha.tsx';

/** A client in the panel beside the list, with what an administrator needs to decide, and the actions. */
export function PanelDeCliente({ id }: { id: string }) {
  const { t } = useTranslation('clientes');
  const { data: cliente, error, refetch } = useRead(clientes.get, { params: { id } });
  if (error && !cliente) return <ErrorState error={error} onRetry={refetch} />;
  if (!cliente) return <Skeleton lines={6} />;
  const { recuento } = cliente;
  const datos = [
    ['nif', cliente.nif],
    ['email', cliente.email],
    ['telefono', cliente.telefono],
    ['comercial', cliente.comercial?.nombre],
    ['cuenta', cliente.cuenta?.email],
    ['creado', formatFecha(cliente.creado)],
    ['puntos', formatNumber(recuento.puntos)],
    ['seccion-contratos', formatNumber(recuento.contratos)],
  ] as const;
  return (
    <div className="vt-stack vt-gap-16">
      <div className="vt-ends">
        <Estado estado={cliente.estado} />
        <AccionesDeFicha cliente={cliente} />
      </div>
      <Avisos cliente={cliente} />
      <Facts narrowest={220}>
        {datos.map(([campo, valor]) => (
          <div key={campo}>
            <dt>{t(campo)}</dt>
            <dd>{valor ?? NO_VALUE}</dd>
          </div>
        ))}
      </Facts>
    </div>
  );
}
