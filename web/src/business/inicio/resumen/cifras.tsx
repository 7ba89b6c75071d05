import { useMay } from '../../../data/use-ability.ts';
import { formatEnergia, formatEur } from '../../../format/energy.ts';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { CardGrid } from '../../../ui/figures/card.tsx';
import { StatCard } from '../../../ui/figures/stat-card.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { BarrasPequenas } from './barras-pequenas.tsx';
import { direccionDe, type Resumen } from './enlace.ts';

const KWH_POR_GWH = 1e6;

/** The main figures, each with a link to its list; a client is shown no commissions. */
export function Cifras({
  resumen,
  cliente,
}: {
  readonly resumen: Resumen | undefined;
  readonly cliente: boolean;
}) {
  const { t } = useTranslation('inicio');
  const administra = useMay('manage all');
  const contratos = resumen?.contratos;
  const activaciones = resumen?.activaciones ?? [];
  return (
    <CardGrid min={230}>
      <StatCard
        label={t('contratosActivos')}
        value={contratos && formatNumber(contratos.activos)}
        note={
          contratos && (
            <Link to={direccionDe(contratos.enlaceEnTramite)}>
              {t('enTramite', { count: contratos.enTramite })}
            </Link>
          )
        }
        to={contratos && direccionDe(contratos.enlaceActivos)}
        chart={
          !cliente && (
            <BarrasPequenas
              titulo={t('activacionesPorMes')}
              valores={activaciones.map((mes) => mes.contratos)}
            />
          )
        }
      />
      <StatCard
        label={t(cliente ? 'energiaContratada' : 'energiaGestionada')}
        value={resumen && formatEnergia(resumen.energiaGestionadaGwh * KWH_POR_GWH)}
        note={t('alAnio')}
        to={contratos && direccionDe(contratos.enlaceActivos)}
        chart={
          !cliente && (
            <BarrasPequenas titulo={t('energiaPorMes')} valores={activaciones.map((mes) => mes.gwh)} />
          )
        }
      />
      <StatCard
        label={t(cliente ? 'ahorroOfrecidoCliente' : 'ahorroOfrecido')}
        value={resumen && formatEur(resumen.ahorro.ofrecidoEur, 0)}
        note={
          resumen && (
            <Link to={direccionDe(resumen.ahorro.enlaceGanado)}>
              <bdi>{t('ahorroGanado', { importe: formatEur(resumen.ahorro.ganadoEur, 0) })}</bdi>
            </Link>
          )
        }
        to={resumen && direccionDe(resumen.ahorro.enlaceOfrecido)}
      />
      {!cliente && (
        <StatCard
          label={t(administra ? 'comisionDeLaCasaDelMes' : 'comisionesDelMes')}
          value={resumen && formatEur(resumen.comisiones?.mesEur, 0)}
          note={
            resumen?.comisiones && (
              <bdi>
                {t('comisionesDelAnio', {
                  anio: formatEur(resumen.comisiones.anioEur, 0),
                  pendiente: formatEur(resumen.comisiones.pendienteEur, 0),
                })}
              </bdi>
            )
          }
          to={resumen?.comisiones ? direccionDe(resumen.comisiones.enlace) : undefined}
        />
      )}
    </CardGrid>
  );
}
