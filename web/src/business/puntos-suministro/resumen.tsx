import type { puntosSuministro } from '@vatio/contract';
import { consumoAnual, nombreProvincia, significadoSips } from '@vatio/domain';
import { formatFecha } from '../../format/date.ts';
import { formatEnergia, formatKw } from '../../format/energy.ts';
import { formatNumber, NO_VALUE } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Card, CardGrid } from '../../ui/figures/card.tsx';
import { Facts } from '../../ui/figures/facts.tsx';
import { StatCard } from '../../ui/figures/stat-card.tsx';
import { Enlace } from './enlace.tsx';
import { filasDelDominio } from './filas-del-dominio.ts';

type Props = {
  readonly punto: puntosSuministro.PuntoSuministro;
  readonly filas: readonly puntosSuministro.Consumo[] | undefined;
};

/** The client, the place and the consumption of the supply, which people ask of a CUPS first. */
export function Resumen({ punto, filas }: Props) {
  const { t } = useTranslation('puntos-suministro');
  const lugar = [
    punto.direccion,
    punto.codigoPostal,
    punto.municipio,
    punto.provincia && nombreProvincia(punto.provincia),
  ];
  const cliente = punto.cliente ? <Enlace a="cliente" {...punto.cliente} /> : t('sinCliente');
  const comercial = punto.comercial ? <Enlace a="comercial" {...punto.comercial} /> : NO_VALUE;
  const datos = [
    [t('cliente'), cliente],
    [t('comercial'), comercial],
    [t('direccion'), lugar.filter(Boolean).join(', ') || NO_VALUE],
    [t('distribuidora'), punto.distribuidora ?? NO_VALUE],
    [t('zona'), t(`zona-${punto.zona}`)],
    [t('uso'), t(`uso-${punto.uso}`)],
    [t('tipoMedida'), significadoSips('tipoMedida', punto.tipoMedida) ?? NO_VALUE],
    [t('cnae'), punto.cnae || NO_VALUE],
    [t('derechosExtension'), formatKw(punto.derechosExtensionKw)],
  ] as const;
  return (
    <>
      <Cifras punto={punto} filas={filas} />
      <Card title={t('ficha')}>
        <Facts narrowest={220}>
          {datos.map(([nombre, valor]) => (
            <div key={nombre}>
              <dt>{nombre}</dt>
              <dd>{valor}</dd>
            </div>
          ))}
        </Facts>
      </Card>
    </>
  );
}

/** Tariff, consumption and power, and where they come from. */
function Cifras({ punto, filas }: Props) {
  const { t } = useTranslation('puntos-suministro');
  const anual = filas && consumoAnual(filasDelDominio(filas));
  const kwh = anual?.ok
    ? anual.value.filas.flatMap((fila) => fila.activaKwh).reduce((a, b) => a + b, 0)
    : null;
  return (
    <CardGrid min={200}>
      <StatCard
        label={t('tarifa')}
        value={punto.tarifa ?? NO_VALUE}
        note={
          <Badge tone={punto.conContrato ? 'ok' : 'idle'}>
            {punto.conContrato ? t('conContrato') : t('sinContrato')}
          </Badge>
        }
      />
      <StatCard
        label={t('consumoAnual12')}
        value={filas ? formatEnergia(kwh ?? punto.consumoAnualKwh) : undefined}
        note={anual?.ok ? t('diasDeConsumo', { dias: formatNumber(anual.value.dias) }) : t('sinConsumos')}
      />
      <StatCard
        label={t('potenciaMaxima')}
        value={formatKw(punto.potenciasKw.length > 0 ? Math.max(...punto.potenciasKw) : null)}
        note={punto.potenciasKw.map((kw, i) => `P${i + 1} ${formatNumber(kw, [0, 3])}`).join(' · ')}
      />
      <StatCard
        label={t('datosDe')}
        value={punto.sips ? formatFecha(punto.sips.fecha) : t('manual')}
        note={punto.sips ? t('fuenteSips') : t('fuenteManual')}
      />
    </CardGrid>
  );
}
