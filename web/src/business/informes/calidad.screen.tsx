import { IconMedal } from '@tabler/icons-react';
import { informes, type ResponseOf } from '@vatio/contract';
import { useState } from 'react';
import { useRead } from '../../data/use-read.ts';
import { formatFecha } from '../../format/date.ts';
import { useSearch } from '../../router/use-router.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { Link } from '../../ui/nav/link.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { CuantasFilas } from './cuantas-filas.tsx';
import styles from './informes.module.css';
import { PageOfDays } from './page-of-days.tsx';
import { periodoOf } from './use-consulta.ts';
import { useNombres } from './use-nombres.ts';

type Informe = ResponseOf<typeof informes.calidad>;
type Cual = {
  readonly medida: informes.MedidaDeCalidad;
  readonly comercial?: string;
  readonly nombre: string;
};

const NONE = '—';
const SCROLLS = { tabIndex: 0 } as const;

/** What is watched of whoever sells: each figure beside its threshold, and the contracts behind it. */
export default function CalidadScreen() {
  const { t } = useTranslation('informes');
  const days = periodoOf(useSearch());
  const query = useRead(informes.calidad, { query: days }, { keepPrevious: true });
  const [cual, setCual] = useState<Cual>();
  return (
    <PageOfDays active="calidad">
      <Card title={t('calidadPorComercial')} height={240}>
        {query.error && <ErrorState error={query.error} onRetry={query.refetch} />}
        {query.isPending && <Skeleton />}
        {query.data &&
          (query.data.rows.length === 0 ? (
            <EmptyState icon={IconMedal} title={t('sinContratos')} text={t('sinContratosTexto')} />
          ) : (
            <Tabla informe={query.data} onFigure={setCual} />
          ))}
      </Card>
      {cual && <Detras cual={cual} days={days} onClose={() => setCual(undefined)} />}
    </PageOfDays>
  );
}

type TablaProps = {
  readonly informe: Informe;
  readonly onFigure: (cual: Cual) => void;
};

function Tabla({ informe: { rows, casa, umbrales }, onFigure }: TablaProps) {
  const { t } = useTranslation('informes');
  const { cifra } = useNombres();
  const line = (cifras: informes.CifrasDeCalidad, who: Omit<Cual, 'medida'>) =>
    informes.MEDIDAS_DE_CALIDAD.map((medida) => (
      <Celda
        key={medida}
        value={cifras[medida]}
        most={umbrales[medida]}
        cual={{ ...who, medida }}
        onFigure={onFigure}
      />
    ));
  return (
    <section className={styles.desplazable} aria-label={t('campo-comercial')} {...SCROLLS}>
      <table className={styles.tabla}>
        <Cabecera umbrales={umbrales} />
        <tbody>
          {rows.map(({ comercial, ...cifras }) => {
            const nombre = comercial.nombre || t('sinValor');
            return (
              <tr key={comercial.id}>
                <th scope="row">
                  {comercial.id ? <Link to={`/comerciales/${comercial.id}`}>{nombre}</Link> : nombre}
                </th>
                <td>{cifra(cifras.contratos, 'n')}</td>
                {line(cifras, { nombre, comercial: comercial.id ?? NONE })}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td>{cifra(casa.contratos, 'n')}</td>
            {line(casa, { nombre: t('total') })}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

type CeldaProps = {
  /** Null where nothing is known to count it from. */
  readonly value: number | null;
  /** The threshold: more stands out. */
  readonly most: number;
  readonly cual: Cual;
  readonly onFigure: (cual: Cual) => void;
};

/** A figure of a representative or of the house, which opens the contracts behind it. */
function Celda({ value, most, cual, onFigure }: CeldaProps) {
  const { t } = useTranslation('informes');
  const { cifra } = useNombres();
  const { unidad } = informes.CALIDAD[cual.medida];
  const over = value !== null && value > most;
  return (
    <td data-alto={over || undefined}>
      {value === null || value === 0 ? (
        <span className={styles.nada}>{cifra(value, unidad)}</span>
      ) : (
        <button
          type="button"
          className={styles.cifra}
          aria-label={t('verContratos', {
            cual: `${cual.nombre}, ${t(`calidad-${cual.medida}`)}`,
            cifra: cifra(value, unidad),
          })}
          onClick={() => onFigure(cual)}
        >
          {over && <span className={styles.punto} aria-hidden />}
          {cifra(value, unidad)}
        </button>
      )}
      {over && <span className="vt-hidden">{t('sobreElUmbral')}</span>}
    </td>
  );
}

function Cabecera({ umbrales }: Pick<Informe, 'umbrales'>) {
  const { t } = useTranslation('informes');
  const medidas = informes.MEDIDAS_DE_CALIDAD;
  return (
    <thead>
      <tr>
        <th scope="col">{t('campo-comercial')}</th>
        <th scope="col">{t('fuente-contratos')}</th>
        {medidas.map((medida) => (
          <th key={medida} scope="col">
            {t(`calidad-${medida}`)}
            <small>{t(`umbral-${informes.CALIDAD[medida].unidad}`, { umbral: umbrales[medida] })}</small>
          </th>
        ))}
      </tr>
    </thead>
  );
}

type Behind = {
  readonly cual: Cual;
  readonly days: ReturnType<typeof periodoOf>;
  readonly onClose: () => void;
};

function Detras({ cual: { medida, comercial, nombre }, days, onClose }: Behind) {
  const { t } = useTranslation('informes');
  const query = useRead(informes.contratosDeCalidad, { query: { ...days, medida, comercial } });
  return (
    <Dialog open onClose={onClose} title={`${nombre} · ${t(`calidad-${medida}`)}`} place="sheet">
      {query.error && <ErrorState error={query.error} onRetry={query.refetch} />}
      {query.isPending && <Skeleton />}
      {query.data && (
        <div className="vt-stack vt-gap-12">
          <CuantasFilas count={query.data.count} shown={query.data.rows.length} />
          <table className={`vt-table vt-heads ${styles.filas}`}>
            <thead>
              <tr>
                <th scope="col">{t('contrato')}</th>
                <th scope="col">{t('fecha-firma')}</th>
                <th scope="col">{t('dias')}</th>
              </tr>
            </thead>
            <tbody>
              {query.data.rows.map(({ id, codigo, cliente, fechaFirma, dias }) => (
                <tr key={id}>
                  <th scope="row">
                    <Link to={`/contratos/${id}`}>{codigo}</Link>
                    <small>{cliente}</small>
                  </th>
                  <td>{formatFecha(fechaFirma)}</td>
                  <td>{dias ?? NONE}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Dialog>
  );
}
