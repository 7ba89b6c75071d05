import type { puntosSuministro } from '@vatio/contract';
import { isCupsDeGas, nombreProvincia, significadoSips } from '@vatio/domain';
import { formatFecha } from '../../format/date.ts';
import { formatKw } from '../../format/energy.ts';
import { NO_VALUE } from '../../format/number.ts';
import type { Translate } from '../../texts/dictionary.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Card } from '../../ui/figures/card.tsx';
import { Facts } from '../../ui/figures/facts.tsx';

type Props = { readonly punto: puntosSuministro.PuntoSuministro };

/** The place and the technical data of the supply. */
export function Resumen({ punto }: Props) {
  const { t } = useTranslation('puntos-suministro');
  const lugar = [
    punto.direccion,
    punto.codigoPostal,
    punto.municipio,
    punto.provincia && nombreProvincia(punto.provincia),
  ];
  const datos = [
    [t('direccion'), lugar.filter(Boolean).join(', ') || NO_VALUE],
    [t('distribuidora'), punto.distribuidora ?? NO_VALUE],
    [t('zona'), t(`zona-${punto.zona}`)],
    [t('uso'), t(`uso-${punto.uso}`)],
    [t('cnae'), punto.cnae || NO_VALUE],
    ...deLuz(punto, t),
    ...ajenoDe(punto, t),
  ] as const;
  return (
    <Card title={t('ficha')}>
      <Facts narrowest={200}>
        {datos.map(([nombre, valor]) => (
          <div key={nombre}>
            <dt>{nombre}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </Facts>
    </Card>
  );
}

/** What follows from powers, which gas has not. */
function deLuz(
  { cups, tipoMedida, derechosExtensionKw }: Props['punto'],
  t: Translate<'puntos-suministro'>,
): (readonly [string, string])[] {
  if (isCupsDeGas(cups)) return [];
  return [
    [t('tipoMedida'), significadoSips('tipoMedida', tipoMedida) ?? NO_VALUE],
    [t('derechosExtension'), formatKw(derechosExtensionKw)],
  ];
}

/** What the client has signed with another house, until they have a contract with this one. */
function ajenoDe(
  { contratoAjeno, conContrato }: Props['punto'],
  t: Translate<'puntos-suministro'>,
): (readonly [string, string])[] {
  if (!contratoAjeno || conContrato) return [];
  const { comercializadora, desde, fin } = contratoAjeno;
  const known = [
    comercializadora,
    desde && t('contratoAjenoDesde', { desde: formatFecha(desde) }),
    fin && t('contratoAjenoFin', { fin: formatFecha(fin) }),
  ];
  return [[t('contratoAjeno'), known.filter(Boolean).join(' · ')]];
}
