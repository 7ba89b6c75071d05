import type { clientes } from '@vatio/contract';
import { useSells } from '../../../data/use-ability.ts';
import { formatEnergia } from '../../../format/energy.ts';
import { formatNumber, NO_VALUE } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useProximoContacto } from '../../../trade/proximo-contacto.tsx';
import { CardGrid } from '../../../ui/figures/card.tsx';
import { StatCard } from '../../../ui/figures/stat-card.tsx';
import { DatosCliente } from './datos-cliente.tsx';
import { UltimosContratos } from './ultimos-contratos.tsx';
import { UltimosHechos } from './ultimos-hechos.tsx';

/** The client's figures, each with a link to its list, the client's data, the newest contracts and what happened last. */
export function Resumen({ cliente }: { cliente: clientes.Cliente }) {
  const { t } = useTranslation('clientes');
  const vende = useSells();
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
        {vende && <Contacto cliente={cliente} />}
      </CardGrid>
      <DatosCliente cliente={cliente} />
      <CardGrid min={380}>
        <UltimosContratos cliente={cliente} />
        <UltimosHechos cliente={cliente} />
      </CardGrid>
    </div>
  );
}

/** The next call, visit or reminder about the client; without one, the card leads to writing it down. */
function Contacto({ cliente: { id, proximoContacto } }: { readonly cliente: clientes.Cliente }) {
  const { t } = useTranslation('clientes');
  const words = useProximoContacto(proximoContacto, 'clientes');
  return (
    <StatCard
      label={t('proximoContacto')}
      value={words?.when ?? NO_VALUE}
      note={words?.what ?? t('sinProximoContacto')}
      to={`/tareas?deCliente=${id}${words ? '' : '&nueva=si'}`}
    />
  );
}
