import { IconDownload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { importaciones } from '@vatio/contract';
import { useState } from 'react';
import { download } from '../../data/download.ts';
import { useEvents } from '../../data/use-events.ts';
import { keyOf } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { formatCups } from '../../format/cups.ts';
import { formatInstante } from '../../format/date.ts';
import { formatBytes } from '../../format/energy.ts';
import { formatNumber } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge, type Tone } from '../../ui/feedback/badge.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { Link } from '../../ui/nav/link.tsx';
import styles from './importaciones.module.css';
import { remainingText } from './remaining-text.ts';

type Importacion = importaciones.Importacion;

const TONOS: Readonly<Record<Importacion['estado'], Tone>> = {
  'en-cola': 'idle',
  leyendo: 'info',
  guardando: 'info',
  terminada: 'ok',
  cancelada: 'warn',
  fallida: 'bad',
};

const CUENTAS = ['nuevas', 'cambiadas', 'iguales', 'rechazadas'] as const;
/** How many supply points the result links to; the others are in the list. */
const CUPS_ENLAZADOS = 8;

/** One import. Its figures are updated while it runs, and stay as its result. */
export function FichaImportacion({ importacion: inicial }: { importacion: Importacion }) {
  const { t } = useTranslation('importaciones');
  const importacion = useViva(inicial);
  const avance = useAvance(importacion);
  const enMarcha = importacion.terminada === null;
  const cancel = useWrite(importaciones.cancel, { invalidates: [importaciones.list] });
  const { id, nombre, estado, bytes, formatos } = importacion;

  return (
    <article className={styles.ficha} aria-label={nombre}>
      <header className={styles.cabecera}>
        <div>
          <h2 className={styles.nombre}>{nombre}</h2>
          <p className="vt-note">
            {[formatBytes(bytes), ...formatos, formatInstante(importacion.creada), importacion.usuario].join(
              ' · ',
            )}
          </p>
        </div>
        <Badge tone={TONOS[estado]}>{t(estado)}</Badge>
      </header>
      {enMarcha && (
        <ProgressBar
          label={avance}
          value={estado === 'leyendo' && bytes > 0 ? importacion.bytesLeidos / bytes : undefined}
          cancelling={cancel.isPending}
          onCancel={() => cancel.mutate({ params: { id } })}
        />
      )}
      {importacion.motivo && <p className={styles.motivo}>{importacion.motivo}</p>}
      {estado === 'terminada' && <Cuentas importacion={importacion} />}
      <Avisos avisos={importacion.avisos} />
      <footer className={styles.pie}>
        {importacion.rechazadas > 0 && !enMarcha && (
          <Button
            small
            icon={IconDownload}
            onClick={() => download(importaciones.rechazos, { params: { id } }, 'rechazos.csv')}
          >
            {t('bajarRechazos')}
          </Button>
        )}
        {importacion.cups.slice(0, CUPS_ENLAZADOS).map((cups) => (
          <Link key={cups} to={`/cups/${cups}`} className="vt-code">
            {formatCups(cups)}
          </Link>
        ))}
      </footer>
    </article>
  );
}

/** The import as its last event told it, until it ends. */
function useViva(inicial: Importacion): Importacion {
  const client = useQueryClient();
  const [viva, setViva] = useState<Importacion>();
  const importacion = viva ?? inicial;
  useEvents(
    importaciones.events,
    { params: { id: inicial.id } },
    {
      enabled: importacion.terminada === null,
      onEvent: ({ data }) => {
        const siguiente: Importacion = JSON.parse(data);
        setViva(siguiente);
        if (siguiente.terminada !== null) client.invalidateQueries({ queryKey: keyOf(importaciones.list) });
      },
    },
  );
  return importacion;
}

/** How many of the rows were new, changed, equal and refused. */
function Cuentas({ importacion }: { importacion: Importacion }) {
  const { t } = useTranslation('importaciones');
  return (
    <dl className={`vt-facts ${styles.cuentas}`}>
      {CUENTAS.map((cuenta) => (
        <div key={cuenta}>
          <dt>{t(cuenta)}</dt>
          <dd>{formatNumber(importacion[cuenta])}</dd>
        </div>
      ))}
    </dl>
  );
}

function Avisos({ avisos }: { avisos: readonly string[] }) {
  if (avisos.length === 0) return null;
  return (
    <ul className={styles.avisos}>
      {avisos.map((aviso) => (
        <li key={aviso}>{aviso}</li>
      ))}
    </ul>
  );
}

/** State, rows, speed and remaining time, as far as they are known. */
function useAvance({ estado, filas, filasPorSegundo, segundosRestantes }: Importacion): string {
  const { t } = useTranslation('importaciones');
  const partes = [t(estado)];
  if (filas > 0) partes.push(t('filas', { filas: formatNumber(filas) }));
  if (filasPorSegundo) partes.push(t('ritmo', { filas: formatNumber(Math.round(filasPorSegundo)) }));
  if (segundosRestantes !== null) partes.push(t('quedan', { tiempo: remainingText(segundosRestantes) }));
  return partes.join(' · ');
}
