import { IconBolt, IconChartHistogram, IconFlame } from '@tabler/icons-react';
import { puntosSuministro } from '@vatio/contract';
import { consumoAnual, isCupsDeGas } from '@vatio/domain';
import { useSells } from '../../data/use-ability.ts';
import { formatCups } from '../../format/cups.ts';
import { formatFecha } from '../../format/date.ts';
import { formatEnergia, formatKw } from '../../format/energy.ts';
import { formatNumber, NO_VALUE } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { OwnFieldsOf } from '../../trade/own-fields/own-fields-of.tsx';
import { TagsOf } from '../../trade/tags/tags-of.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Avatar } from '../../ui/figures/avatar.tsx';
import { CopyChip } from '../../ui/kit/sheet/copy-chip.tsx';
import { Identity } from '../../ui/kit/sheet/identity.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { Enlace } from './enlace.tsx';
import { filasDelDominio } from './filas-del-dominio.ts';

/** The reads that a change of tags or of own fields makes stale. */
const TAGGED = [puntosSuministro.get, puntosSuministro.list];

type Props = {
  readonly punto: puntosSuministro.PuntoSuministro;
  /** Undefined while they are on their way. */
  readonly filas: readonly puntosSuministro.Consumo[] | undefined;
};

/** The code of the supply, whether it is under contract, whose it is, and its consumption, tariff and power. */
export function Cabecera({ punto, filas }: Props) {
  const { t } = useTranslation('puntos-suministro');
  const vende = useSells();
  const { cups, conContrato, tarifa, potenciasKw, sips, cliente, comercial } = punto;
  const deGas = isCupsDeGas(cups);
  return (
    <Identity
      label={t('cabecera')}
      glyph={<Avatar name={cups} icon={deGas ? IconFlame : IconBolt} size={48} />}
      kind={t('suministro')}
      state={
        <Badge tone={conContrato ? 'ok' : 'idle'}>{conContrato ? t('conContrato') : t('sinContrato')}</Badge>
      }
      code={<CopyChip text={cups} shown={formatCups(cups, ' ')} />}
      figure={useConsumo({ punto, filas })}
      facts={[
        { label: t('tarifa'), value: tarifa ?? NO_VALUE },
        // Nobody contracts a power of gas.
        ...(deGas
          ? []
          : [
              {
                label: t('potenciaMaxima'),
                value: formatKw(potenciasKw.length > 0 ? Math.max(...potenciasKw) : null),
                note: potenciasKw.map((kw, i) => `P${i + 1}\u00a0${formatNumber(kw, [0, 3])}`).join(' · '),
              },
            ]),
        {
          label: t('cliente'),
          value: cliente ? <Enlace a="cliente" {...cliente} /> : t('sinCliente'),
        },
        { label: t('comercial'), value: comercial ? <Enlace a="comercial" {...comercial} /> : NO_VALUE },
        {
          label: t('datosDe'),
          value: sips ? formatFecha(sips.fecha) : t('manual'),
          note: sips ? t('fuenteSips') : t('fuenteManual'),
        },
      ]}
      tags={vende && <Etiquetas punto={punto} />}
      action={
        vende && (
          <ButtonLink look="primary" icon={IconChartHistogram} to={`/cups/${cups}/analisis`}>
            {t('analizar')}
          </ButtonLink>
        )
      }
    />
  );
}

/** The energy of the last twelve months and how many days of them are known. */
function useConsumo({ punto, filas }: Props) {
  const { t } = useTranslation('puntos-suministro');
  const anual = filas && consumoAnual(filasDelDominio(filas));
  const kwh = anual?.ok
    ? anual.value.filas.flatMap((fila) => fila.activaKwh).reduce((a, b) => a + b, 0)
    : null;
  return {
    label: t('consumoAnual12'),
    value: filas ? formatEnergia(kwh ?? punto.consumoAnualKwh) : undefined,
    note: anual?.ok ? t('diasDeConsumo', { dias: formatNumber(anual.value.dias) }) : t('sinConsumos'),
  };
}

function Etiquetas({ punto: { cups, etiquetas, campos } }: Pick<Props, 'punto'>) {
  const { t } = useTranslation('puntos-suministro');
  const shared = { entidad: 'punto-suministro', id: cups, invalidates: TAGGED } as const;
  return (
    <>
      <TagsOf {...shared} names={etiquetas} label={t('etiquetas')} />
      <OwnFieldsOf {...shared} values={campos} label={t('camposPropios')} />
    </>
  );
}
