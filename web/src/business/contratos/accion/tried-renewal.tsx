import type { contratos, contratosLote, ResponseOf } from '@vatio/contract';
import { formatEur, formatEurKwh } from '../../../format/energy.ts';
import { formatNumber, formatWithUnit, NO_VALUE } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { moneyFacts } from '../../../trade/money-facts.ts';
import { type Compared, TwoValues } from '../../../ui/figures/two-values.tsx';

type Sum = ResponseOf<typeof contratosLote.previewRenovacion>['suma'];
type Trial = ResponseOf<typeof contratos.rehearseRenovacion>;

/** What a renewal would change: the product, each price, what a year costs and what the deal earns. */
export function TriedRenewal({ trial: { antes, despues, ahorroAnualEur } }: { readonly trial: Trial }) {
  const { t } = useTranslation('contratos');
  return (
    <>
      <ChangesTable rows={[...usePrices({ antes, despues }), ...useMoney({ antes, despues })]} />
      <p className="vt-note">
        {ahorroAnualEur === null ? t('renovarSinAhorro') : t('renovarConsumo')} {t('renovarSinImpuestos')}
      </p>
      <Saving ahorroAnualEur={ahorroAnualEur} />
    </>
  );
}

/** What many renewals cost a year and earn together. */
export function TriedSum({ sum: { antes, despues, ahorroAnualEur, sinCoste } }: { readonly sum: Sum }) {
  const { t } = useTranslation('contratos');
  return (
    <>
      <ChangesTable rows={useMoney({ antes, despues })} />
      {sinCoste > 0 && (
        <p className="vt-note">{t('renovarSinCoste', { count: sinCoste, number: formatNumber(sinCoste) })}</p>
      )}
      <Saving ahorroAnualEur={ahorroAnualEur} />
    </>
  );
}

function ChangesTable({ rows }: { readonly rows: readonly Compared[] }) {
  const { t } = useTranslation('contratos');
  return (
    <TwoValues
      caption={t('renovarCambios')}
      heads={[t('renovarDato'), t('renovarAntes'), t('renovarDespues')]}
      rows={rows}
    />
  );
}

function Saving({ ahorroAnualEur }: Pick<Trial, 'ahorroAnualEur'>) {
  const saying = useSaving(ahorroAnualEur);
  return (
    saying && (
      <p>
        <strong>{saying}</strong>
      </p>
    )
  );
}

/** What the client saves or pays more; undefined where it cannot be told. */
function useSaving(ahorroAnualEur: number | null): string | undefined {
  const { t } = useTranslation('contratos');
  if (ahorroAnualEur === null) return undefined;
  const words = ahorroAnualEur < 0 ? 'renovarEncarece' : 'renovarAhorra';
  return t(words, { importe: formatEur(Math.abs(ahorroAnualEur)) });
}

/** The same of one of many: what it saves and earns, and the rest when it is opened. */
export function FoldedRenewal({ trial }: { readonly trial: Trial }) {
  const { t } = useTranslation('contratos');
  const told = [
    useSaving(trial.ahorroAnualEur),
    ...moneyFacts(earned(trial.despues), t).map(({ label, value }) => `${label}: ${value}`),
  ];
  return (
    <details>
      <summary>{told.filter(Boolean).join(' · ')}</summary>
      <TriedRenewal trial={trial} />
    </details>
  );
}

const earned = ({ comisionEur, tuyaEur }: Sum['antes']) => ({ comisionEur, tuyaEur });

function compare<L>(antes: L, despues: L) {
  return (id: string, name: string, of: (lado: L) => string): Compared => {
    const values = [of(antes), of(despues)] as const;
    return { id, name, values, marked: values[0] !== values[1] };
  };
}

/** What a year costs and what the deal earns. */
function useMoney({ antes, despues }: Pick<Sum, 'antes' | 'despues'>): Compared[] {
  const { t } = useTranslation('contratos');
  const row = compare(antes, despues);
  return [
    row('coste', t('renovarCoste'), ({ costeAnualEur }) => formatEur(costeAnualEur)),
    ...moneyFacts(earned(despues), t).map(({ label }, at) =>
      row(label, label, (lado) => moneyFacts(earned(lado), t)[at]?.value ?? NO_VALUE),
    ),
  ];
}

function usePrices({ antes, despues }: Pick<Trial, 'antes' | 'despues'>): Compared[] {
  const { t } = useTranslation('contratos');
  const row = compare(antes, despues);
  const deGas = despues.precioFijoEurMes !== null;
  const priced = (
    list: 'precioEnergiaEurKwh' | 'precioPotenciaEurKwAnio',
    [name, format]: readonly [string, (price: number | undefined) => string],
  ) =>
    Array.from({ length: Math.max(antes[list].length, despues[list].length) }, (_, at) =>
      row(`${list}${at}`, deGas ? name : `${name} P${at + 1}`, (lado) => format(lado[list][at])),
    );
  return [
    row('producto', t('producto'), ({ producto }) => `${producto.comercializadora} · ${producto.nombre}`),
    ...(deGas
      ? [row('fijo', t('precioFijo'), ({ precioFijoEurMes }) => formatNumber(precioFijoEurMes, [2, 6]))]
      : []),
    ...priced('precioEnergiaEurKwh', [t('renovarEnergia'), formatEurKwh]),
    ...priced('precioPotenciaEurKwAnio', [
      t('renovarPotencia'),
      (price) => formatWithUnit(price, '€/kW·año', 6),
    ]),
  ];
}
