import type { ReactNode } from 'react';
import { useMay } from '../../../data/use-ability.ts';
import { formatEnergia, formatEur } from '../../../format/energy.ts';
import { formatNumber } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { SmallBars } from '../../../ui/chart/small-bars.tsx';
import { CardGrid } from '../../../ui/figures/card.tsx';
import { StatCard } from '../../../ui/figures/stat-card.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { direccionDe, type Resumen } from './enlace.ts';

const KWH_POR_GWH = 1e6;

type Props = {
  /** Undefined until it has been read. */
  readonly resumen: Resumen | undefined;
};

/** The main figures, each with a link to its list. */
export function Cifras({ resumen }: Props) {
  const { t } = useTranslation('inicio');
  const activaciones = resumen?.activaciones ?? [];
  const activos = resumen && direccionDe(resumen.contratos.enlaceActivos);
  return (
    <CardGrid min={230}>
      <ContratosActivos resumen={resumen}>
        <SmallBars title={t('activacionesPorMes')} values={activaciones.map((mes) => mes.contratos)} />
      </ContratosActivos>
      <StatCard
        label={t('energiaGestionada')}
        value={resumen && formatEnergia(resumen.energiaGestionadaGwh * KWH_POR_GWH)}
        note={t('alAnio')}
        to={activos}
        chart={<SmallBars title={t('energiaPorMes')} values={activaciones.map((mes) => mes.gwh)} />}
      />
      <Ahorro resumen={resumen} />
      <Comisiones resumen={resumen} />
    </CardGrid>
  );
}

/** The contracts in force, with a small chart of the months before. */
function ContratosActivos({ resumen, children }: Props & { readonly children: ReactNode }) {
  const { t } = useTranslation('inicio');
  const contratos = resumen?.contratos;
  return (
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
      chart={children}
    />
  );
}

/** What the proposals would save their clients, and what those accepted do save them. */
function Ahorro({ resumen }: Props) {
  const { t } = useTranslation('inicio');
  const ahorro = resumen?.ahorro;
  return (
    <StatCard
      label={t('ahorroOfrecido')}
      value={ahorro && formatEur(ahorro.ofrecidoEur, 0)}
      note={
        ahorro && (
          <Link to={direccionDe(ahorro.enlaceGanado)}>
            <bdi>{t('ahorroGanado', { importe: formatEur(ahorro.ganadoEur, 0) })}</bdi>
          </Link>
        )
      }
      to={ahorro && direccionDe(ahorro.enlaceOfrecido)}
    />
  );
}

/** The commissions of the month: those of the house for an administrator, their own for a representative. */
function Comisiones({ resumen }: Props) {
  const { t } = useTranslation('inicio');
  const administra = useMay('manage all');
  const comisiones = resumen?.comisiones;
  return (
    <StatCard
      label={t(administra ? 'comisionDeLaCasaDelMes' : 'comisionesDelMes')}
      value={resumen && formatEur(comisiones?.mesEur, 0)}
      note={
        comisiones && (
          <bdi>
            {t('comisionesDelAnio', {
              anio: formatEur(comisiones.anioEur, 0),
              pendiente: formatEur(comisiones.pendienteEur, 0),
            })}
          </bdi>
        )
      }
      to={comisiones && direccionDe(comisiones.enlace)}
    />
  );
}
