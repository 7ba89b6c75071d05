import { informes, type ResponseOf } from '@vatio/contract';
import { useRead } from '../../data/use-read.ts';
import { formatFecha } from '../../format/date.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ButtonLink } from '../../ui/nav/button.tsx';
import { Link } from '../../ui/nav/link.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { CuantasFilas } from './cuantas-filas.tsx';
import { listAddress } from './en-su-lista.ts';
import styles from './informes.module.css';
import type { Cual } from './tabla.tsx';
import { useNombres } from './use-nombres.ts';

/** The mark of a value that there is none. */
const NONE = '—';

type Props = {
  readonly consulta: informes.Consulta;
  readonly informe: informes.Informe;
  readonly cual: Cual;
  readonly onClose: () => void;
};

/** The rows behind a figure, each with its screen, and the list that has all of them where there is one. */
export function FilasDialog({ consulta, informe, cual, onClose }: Props) {
  const { t } = useTranslation('informes');
  const { valor } = useNombres();
  const part = (value: string | null | undefined) => (value === undefined ? undefined : (value ?? NONE));
  const query = useRead(informes.filas, {
    query: { ...consulta, fila: part(cual.fila), columna: part(cual.columna) },
  });
  const naming = { fuente: consulta.fuente, nombres: informe.nombres };
  const names = [
    cual.fila !== undefined && valor(naming, consulta.filas, cual.fila),
    cual.columna !== undefined && valor(naming, consulta.columnas ?? '', cual.columna),
  ].filter(Boolean);
  const title = names.length > 0 ? names.join(' · ') : t('total');
  const list = listAddress(consulta, informe.periodo, cual);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      place="sheet"
      footer={
        list && (
          <ButtonLink look="primary" to={list}>
            {t('enSuLista')}
          </ButtonLink>
        )
      }
    >
      {query.error && <ErrorState error={query.error} onRetry={query.refetch} />}
      {query.isPending && <Skeleton />}
      {query.data && (
        <div className="vt-stack vt-gap-12">
          <CuantasFilas count={query.data.count} shown={query.data.rows.length} />
          <Filas consulta={consulta} rows={query.data.rows} />
        </div>
      )}
    </Dialog>
  );
}

type Behind = Pick<Props, 'consulta'> & { readonly rows: ResponseOf<typeof informes.filas>['rows'] };

function Filas({ consulta, rows }: Behind) {
  const { t } = useTranslation('informes');
  const { unidad, cifra, medida } = useNombres();
  const como = unidad(consulta);
  const counts = rows.some(({ valor }) => valor !== null);
  return (
    <table className={`vt-table vt-heads ${styles.filas}`}>
      <thead>
        <tr>
          <th scope="col">{t('fila')}</th>
          <th scope="col">{t('fechaDeFila')}</th>
          {counts && <th scope="col">{medida(consulta.medida)}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          // A settlement has several lines with the same screen.
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows come once and stay in their order.
          <tr key={i}>
            <th scope="row">
              <Link to={row.ruta}>{row.titulo}</Link>
              {row.detalle && <small>{row.detalle}</small>}
            </th>
            <td>{row.fecha && formatFecha(row.fecha)}</td>
            {counts && <td>{cifra(row.valor, como)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
