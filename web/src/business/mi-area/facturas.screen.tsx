import { IconDownload, IconReceiptEuro } from '@tabler/icons-react';
import { documentos, type miArea } from '@vatio/contract';
import { download } from '../../data/download.ts';
import { formatFecha } from '../../format/date.ts';
import { formatBytes, formatEur } from '../../format/energy.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { notifyFailure } from '../../ui/feedback/toasts.ts';
import { Card, CardGrid } from '../../ui/figures/card.tsx';
import { StatCard } from '../../ui/figures/stat-card.tsx';
import { IconButton } from '../../ui/nav/button.tsx';
import { Comprobado } from './comprobado.tsx';
import styles from './mi-area.module.css';
import { OwnArea } from './own-area.tsx';

/** What the client paid when it was studied, what they pay with what they accepted, and the bills that are kept. */
export default function MisFacturasScreen() {
  const { t } = useTranslation('mi-area');
  const empty = { icon: IconReceiptEuro, title: t('sinFacturas'), text: t('sinFacturasTexto') };
  return (
    <div className="vt-page">
      <Comprobado />
      <OwnArea rowsOf={(area) => [...area.facturas, ...acceptedOf(area)]} empty={empty}>
        {(_, area) => (
          <div className="vt-page">
            <Ahorro area={area} />
            {area.facturas.length > 0 && (
              <Card title={t('facturasGuardadas')}>
                <Facturas facturas={area.facturas} />
              </Card>
            )}
          </div>
        )}
      </OwnArea>
    </div>
  );
}

function acceptedOf({ propuestas }: miArea.Area): miArea.Propuesta[] {
  return propuestas.filter(({ estado }) => estado === 'aceptada');
}

function Ahorro({ area }: { readonly area: miArea.Area }) {
  const { t } = useTranslation('mi-area');
  const accepted = acceptedOf(area);
  const sum = (figure: 'actualAnualEur' | 'ofertaAnualEur') =>
    accepted.reduce((total, propuesta) => total + propuesta[figure], 0);
  if (accepted.length === 0) return <p className="vt-note">{t('sinAhorroTodavia')}</p>;
  return (
    <CardGrid min={180}>
      <StatCard label={t('antesPagabas')} value={formatEur(sum('actualAnualEur'))} note={t('alAnio')} />
      <StatCard label={t('ahoraPagas')} value={formatEur(sum('ofertaAnualEur'))} note={t('alAnio')} />
      <StatCard label={t('teAhorras')} value={formatEur(area.ahorroAnualEur)} note={t('alAnio')} tone="ok" />
    </CardGrid>
  );
}

function Facturas({ facturas }: Pick<miArea.Area, 'facturas'>) {
  const { t } = useTranslation('mi-area');
  return (
    <ul className={`vt-list ${styles.lines}`}>
      {facturas.map(({ id, nombre, bytes, creado }) => (
        <li key={id} className="vt-ends">
          <span>
            <span className={styles.name}>{nombre}</span>
            <br />
            <span className="vt-small">{`${formatFecha(creado)} · ${formatBytes(bytes)}`}</span>
          </span>
          <IconButton
            icon={IconDownload}
            label={t('descargarDe', { nombre })}
            onClick={() => download(documentos.download, { params: { id } }, nombre).catch(notifyFailure)}
          />
        </li>
      ))}
    </ul>
  );
}
