import type { facturas } from '@vatio/contract';
import type { ReactNode } from 'react';
import { useSells } from '../../data/use-ability.ts';
import { formatCups } from '../../format/cups.ts';
import { formatFecha, formatInstante } from '../../format/date.ts';
import { formatEur } from '../../format/energy.ts';
import { formatNumber, NO_VALUE } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Card } from '../../ui/figures/card.tsx';
import { Facts } from '../../ui/figures/facts.tsx';
import { Link } from '../../ui/nav/link.tsx';
import { camposDe } from './campos-guardados.ts';

type Props = { readonly factura: facturas.Factura };

/** Whose bill it is and what it says of itself, and the data from which it was calculated. */
export function DatosDeFactura({ factura }: Props) {
  const { t } = useTranslation('facturas');
  const { comercializadora, numero, tipo, desde, hasta, fechaFactura, tarifa, totalEur, rectifica } = factura;
  const { fuente, quien, creada } = factura;
  return (
    <Card title={t('campos')}>
      <Facts narrowest={200}>
        <DeQuien factura={factura} />
        <Dato nombre={t('campo-comercializadora')}>{comercializadora ?? NO_VALUE}</Dato>
        <Dato nombre={t('campo-numero')}>{[numero ?? NO_VALUE, t(`tipo-${tipo}`)].join(' · ')}</Dato>
        {rectifica && <Dato nombre={t('rectifica')}>{rectifica}</Dato>}
        <Dato nombre={t('dias')}>
          {desde && hasta ? `${formatFecha(desde)} – ${formatFecha(hasta)}` : NO_VALUE}
        </Dato>
        <Dato nombre={t('campo-fechaFactura')}>{fechaFactura ? formatFecha(fechaFactura) : NO_VALUE}</Dato>
        <Dato nombre={t('campo-tarifa')}>{tarifa ?? NO_VALUE}</Dato>
        <Dato nombre={t('campo-total')}>{formatEur(totalEur)}</Dato>
        <Dato nombre={t('traida')}>
          {[t(`fuente-${fuente}`), quien?.nombre, formatInstante(creada)].filter(Boolean).join(' · ')}
        </Dato>
        {camposDe(factura.datos).map(({ nombre, clave, detalle, valor, unidad, decimales }) => (
          <Dato key={nombre} nombre={[t(`campo-${clave}`), detalle].filter(Boolean).join(' ')}>
            {[formatNumber(valor, [0, decimales]), unidad].filter(Boolean).join(' ')}
          </Dato>
        ))}
      </Facts>
    </Card>
  );
}

function DeQuien({ factura: { cliente, cups } }: Props) {
  const { t } = useTranslation('facturas');
  const sells = useSells();
  return (
    <>
      <Dato nombre={t('suministro')}>
        <Link to={`/cups/${cups}`}>
          <span className="vt-code">{formatCups(cups)}</span>
        </Link>
      </Dato>
      {sells && (
        <Dato nombre={t('campo-cliente')}>
          {cliente ? <Link to={`/clientes/${cliente.id}`}>{cliente.nombre}</Link> : t('sinCliente')}
        </Dato>
      )}
    </>
  );
}

function Dato({ nombre, children }: { readonly nombre: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{nombre}</dt>
      <dd>{children}</dd>
    </div>
  );
}
