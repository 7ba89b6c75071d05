import { facturas } from '@vatio/contract';
import { parseFecha, round } from '@vatio/domain';
import { useEffect, useRef } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { formatFecha } from '../../../format/date.ts';
import { useNavigate, useSearch } from '../../../router/use-router.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import type { Cambio, PuntoBorrador } from '../borrador/borrador.ts';

type Precios = Pick<PuntoBorrador, 'precioEnergiaEurKwh' | 'precioPotenciaEurKwAnio'>;

/** Suppliers make 365 daily prices of a yearly one, in leap years too. */
const DIAS = 365;
const DECIMALES = 9;

type Filled = {
  readonly punto: PuntoBorrador;
  /** No consumption is kept of the supply: that of the bill stands for a year, and says so. */
  readonly sinConsumo: boolean;
  readonly change: (cambio: Cambio) => void;
};

/** Fills today's situation with the bill that the address names, once: what is changed afterwards stays. */
export function useFacturaDeHoy({ punto, sinConsumo, change }: Filled): void {
  const { t } = useTranslation('analisis');
  const navigate = useNavigate();
  const { factura: enRuta } = useSearch();
  const id = typeof enRuta === 'string' ? enRuta : '';
  const { data: factura } = useRead(facturas.get, { params: { id } }, { enabled: id !== '', retry: false });
  const filled = useRef(false);
  useEffect(() => {
    if (factura?.cups !== punto.cups || id === '' || filled.current) return;
    filled.current = true;
    const precios = preciosDe(factura, punto);
    const anual = sinConsumo ? anualDe(factura, punto) : undefined;
    const cambio = { ...precios, ...(anual && { consumoAnualKwh: anual.kwh }) };
    change({ tipo: 'punto', cups: punto.cups, cambio });
    const fecha = formatFecha(factura.hasta ?? factura.creada);
    const frases = [t(precios ? 'preciosDeFactura' : 'sinPreciosDeFactura', { fecha })];
    if (anual) frases.push(t('consumoDeFactura', { dias: anual.dias }));
    notify(frases.join('. '), { tone: precios && !anual ? 'ok' : 'warn' });
    void navigate({ to: `/cups/${punto.cups}/analisis`, replace: true });
  }, [factura, punto, sinConsumo, id, change, t, navigate]);
}

/** The prices of a bill with tolls inside, as those of the analysis are; undefined where it has others. */
function preciosDe({ datos }: facturas.Factura, punto: PuntoBorrador): Precios | undefined {
  const { energia, potencia, potenciaPorDia, peajesIncluidos } = (datos?.precios ?? {}) as {
    readonly energia?: readonly number[];
    readonly potencia?: readonly number[];
    readonly potenciaPorDia?: readonly number[];
    readonly peajesIncluidos?: boolean;
  };
  const anual = potencia ?? potenciaPorDia?.map((dia) => round(dia * DIAS, DECIMALES));
  if (peajesIncluidos === false || energia === undefined || anual === undefined) return undefined;
  const cuadran =
    energia.length === punto.precioEnergiaEurKwh.length &&
    anual.length === punto.precioPotenciaEurKwAnio.length;
  return cuadran ? { precioEnergiaEurKwh: energia, precioPotenciaEurKwAnio: anual } : undefined;
}

/** A year as the days of the bill, in whole kWh by period. */
function anualDe(
  { datos, desde, hasta }: facturas.Factura,
  punto: PuntoBorrador,
): { readonly kwh: readonly number[]; readonly dias: number } | undefined {
  const { consumos } = (datos ?? {}) as { readonly consumos?: readonly number[] };
  const [inicio, fin] = [parseFecha(desde ?? ''), parseFecha(hasta ?? '')];
  if (!inicio.ok || !fin.ok || consumos?.length !== punto.precioEnergiaEurKwh.length) return undefined;
  const dias = fin.value - inicio.value;
  return { dias, kwh: consumos.map((kwh) => round((kwh * DIAS) / dias, 0)) };
}
