import type { contratos, ResponseOf } from '@vatio/contract';
import { formatEur, formatEurKwh } from '../../../format/energy.ts';
import { formatWithUnit } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { type Compared, TwoValues } from '../../../ui/figures/two-values.tsx';

type Trial = ResponseOf<typeof contratos.rehearseRenovacion>;

/** What a renewal would change: the product, each price, what a year costs and what the deal earns. */
export function TriedRenewal({ trial: { antes, despues, ahorroAnualEur } }: { readonly trial: Trial }) {
  const { t } = useTranslation('contratos');
  return (
    <>
      <TwoValues
        caption={t('renovarCambios')}
        heads={[t('renovarDato'), t('renovarAntes'), t('renovarDespues')]}
        rows={useRows({ antes, despues })}
      />
      <p className="vt-note">
        {ahorroAnualEur === null ? t('renovarSinAhorro') : t('renovarConsumo')} {t('renovarSinImpuestos')}
      </p>
      {ahorroAnualEur !== null && (
        <p>
          <strong>
            {t(ahorroAnualEur < 0 ? 'renovarEncarece' : 'renovarAhorra', {
              importe: formatEur(Math.abs(ahorroAnualEur)),
            })}
          </strong>
        </p>
      )}
    </>
  );
}

function useRows({ antes, despues }: Pick<Trial, 'antes' | 'despues'>): Compared[] {
  const { t } = useTranslation('contratos');
  const row = (id: string, name: string, of: (lado: Trial['antes']) => string): Compared => {
    const values = [of(antes), of(despues)] as const;
    return { id, name, values, marked: values[0] !== values[1] };
  };
  const priced = (
    list: 'precioEnergiaEurKwh' | 'precioPotenciaEurKwAnio',
    [name, format]: readonly [string, (price: number | undefined) => string],
  ) =>
    Array.from({ length: Math.max(antes[list].length, despues[list].length) }, (_, at) =>
      row(`${list}${at}`, `${name} P${at + 1}`, (lado) => format(lado[list][at])),
    );
  return [
    row('producto', t('producto'), ({ producto }) => `${producto.comercializadora} · ${producto.nombre}`),
    ...priced('precioEnergiaEurKwh', [t('renovarEnergia'), formatEurKwh]),
    ...priced('precioPotenciaEurKwAnio', [
      t('renovarPotencia'),
      (price) => formatWithUnit(price, '€/kW·año', 6),
    ]),
    row('coste', t('renovarCoste'), ({ costeAnualEur }) => formatEur(costeAnualEur)),
    row('comision', t('comisionGenerada'), ({ comisionEur }) => formatEur(comisionEur)),
    ...(despues.tuyaEur === undefined
      ? []
      : [row('tuya', t('renovarTuya'), ({ tuyaEur }) => formatEur(tuyaEur))]),
  ];
}
