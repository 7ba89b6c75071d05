import type { comerciales } from '@vatio/contract';
import { formatEnergia } from '../../../format/energy.ts';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { Identity } from '../../../ui/kit/sheet/identity.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';
import { Cuenta } from '../lista/cuenta.tsx';

/** Who the representative is, and the figures of their portfolio, each with a link to its list. */
export function Cabecera({ comercial }: { comercial: comerciales.Comercial }) {
  const { t } = useTranslation('comerciales');
  const { id, nombre, clientes, puntos, contratosActivos, energiaGestionadaKwh } = comercial;
  const { propuestasAbiertas, contratosEnBorrador } = comercial;
  const numeros = [
    ['clientes', clientes, `/clientes?comercial=${id}`],
    ['puntos', puntos, `/cups?comercial=${id}`],
    ['contratosActivos', contratosActivos, `/contratos?comercial=${id}&atr=activado`],
    ['propuestasAbiertas', propuestasAbiertas, `/propuestas?comercial=${id}&estado=borrador,enviada,vista`],
    ['contratosEnBorrador', contratosEnBorrador, `/contratos?comercial=${id}&estado=borrador`],
  ] as const;
  return (
    <Identity
      label={t('cabecera')}
      glyph={<Avatar name={nombre} size={48} />}
      kind={t('comercial')}
      state={<Cuenta comercial={comercial} />}
      figure={{
        label: t('energiaGestionada'),
        value: formatEnergia(energiaGestionadaKwh),
        note: t('energiaNota'),
        to: `/cups?comercial=${id}&contrato=con&sort=-consumo`,
      }}
      facts={numeros.map(([cosa, cuantos, to]) => ({ label: t(cosa), value: formatNumber(cuantos), to }))}
      action={<ButtonLink to={`/liquidaciones?comercial=${id}`}>{t('liquidaciones')}</ButtonLink>}
    />
  );
}
