import { IconMailForward } from '@tabler/icons-react';
import type { facturas } from '@vatio/contract';
import { useState } from 'react';
import { useSells } from '../../data/use-ability.ts';
import { formatEur } from '../../format/energy.ts';
import { withSign } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Card } from '../../ui/figures/card.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { Link } from '../../ui/nav/link.tsx';
import { later, OnDemand } from '../../ui/overlay/on-demand.tsx';
import { Revision } from './veredicto.tsx';

const RECLAMACION = later(async () => (await import('./claim-dialog.tsx')).ClaimDialog);

type Props = { readonly factura: facturas.Factura };

/** What the bill is beside the contract of its days: what it should have come to, what was found, and its claim. */
export function SegunContrato({ factura }: Props) {
  const { t } = useTranslation('facturas');
  const { contrato, revision, debidoEur, deMasEur, hallazgos } = factura;
  return (
    <Card title={t('segunContrato')} actions={<Revision revision={revision} />}>
      <div className="vt-stack">
        {contrato === null ? (
          <p className="vt-note">{t('sinContratoTexto')}</p>
        ) : (
          <p>
            <Link to={`/contratos/${contrato.id}`}>{contrato.codigo}</Link>
            {debidoEur !== null &&
              ` · ${t('debido', { eur: formatEur(debidoEur), diferencia: withSign(deMasEur ?? 0, formatEur) })}`}
          </p>
        )}
        {hallazgos.length > 0 && (
          <ul className="vt-list vt-stack">
            {hallazgos.map(({ clase, texto }) => (
              <li key={`${clase} ${texto}`}>{texto}</li>
            ))}
          </ul>
        )}
        <Reclamada factura={factura} />
      </div>
    </Card>
  );
}

function Reclamada({ factura }: Props) {
  const { t } = useTranslation('facturas');
  const sells = useSells();
  const [writing, setWriting] = useState(false);
  const { id, incidencia, borrada } = factura;
  if (incidencia) {
    return (
      <p>
        {t('reclamada')} <Link to={`/incidencias/${incidencia.id}`}>{incidencia.codigo}</Link>
        {` · ${t(`reclamacion-${incidencia.estado}`)}`}
      </p>
    );
  }
  if (!sells || borrada || !isWrong(factura)) return null;
  return (
    <>
      <div className="vt-toolbar">
        <Button icon={IconMailForward} onClick={() => setWriting(true)}>
          {t('reclamar')}
        </Button>
      </div>
      <OnDemand part={RECLAMACION} open={writing} props={{ id, onClose: () => setWriting(false) }} />
    </>
  );
}

/** By its contract or, without one, by its own data. */
function isWrong({ revision, veredicto }: facturas.Factura): boolean {
  return revision === null ? veredicto !== 'correcta' : revision !== 'bien';
}
