import type { clientes } from '@vatio/contract';
import { formatEnergia } from '../../../format/energy.ts';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { CardGrid } from '../../../ui/figures/card.tsx';
import { StatCard } from '../../../ui/figures/stat-card.tsx';
import { DatosCliente } from './datos-cliente.tsx';

/** The client's figures, each with a link to its list, and the client's data. */
export function Resumen({ cliente }: { cliente: clientes.Cliente }) {
  const { t } = useTranslation('clientes');
  const { id, recuento, puntosConContrato, consumoAnualKwh } = cliente;
  return (
    <div className="vt-page vt-gap-18">
      <CardGrid min={170}>
        <StatCard
          label={t('puntos')}
          value={formatNumber(recuento.puntos)}
          note={t('conContratoNumero', { count: puntosConContrato, number: formatNumber(puntosConContrato) })}
          to={`/cups?cliente=${id}`}
        />
        <StatCard
          label={t('consumoAnual')}
          value={formatEnergia(consumoAnualKwh)}
          to={`/cups?cliente=${id}&sort=-consumo`}
        />
        {(['analisis', 'propuestas', 'contratos'] as const).map((cosa) => (
          <StatCard
            key={cosa}
            label={t(`seccion-${cosa}`)}
            value={formatNumber(recuento[cosa])}
            to={`/${cosa}?cliente=${id}`}
          />
        ))}
      </CardGrid>
      <DatosCliente cliente={cliente} />
    </div>
  );
}
