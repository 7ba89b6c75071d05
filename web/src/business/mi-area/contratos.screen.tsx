import { IconFileCertificate, IconFileTypePdf, IconRefresh } from '@tabler/icons-react';
import { contratos, miArea } from '@vatio/contract';
import { useDownload } from '../../data/use-download.ts';
import { useWrite } from '../../data/use-write.ts';
import { formatCups } from '../../format/cups.ts';
import { formatFecha } from '../../format/date.ts';
import { NO_VALUE } from '../../format/number.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Badge, type Tone } from '../../ui/feedback/badge.tsx';
import { notify, notifyFailure } from '../../ui/feedback/toasts.ts';
import { Card } from '../../ui/figures/card.tsx';
import { Facts } from '../../ui/figures/facts.tsx';
import { Button } from '../../ui/nav/button.tsx';
import { Fact } from './fact.tsx';
import { OwnArea } from './own-area.tsx';

const TONOS: Readonly<Record<miArea.Contrato['estado'], Tone>> = {
  'en-preparacion': 'idle',
  'por-firmar': 'warn',
  'en-tramite': 'info',
  activo: 'ok',
  terminado: 'idle',
  cancelado: 'idle',
};

/** The client's contracts in their words, those in force first, each with its paper and how to renew it. */
export default function MisContratosScreen() {
  const { t } = useTranslation('mi-area');
  const empty = { icon: IconFileCertificate, title: t('sinContratos'), text: t('sinContratosTexto') };
  return (
    <OwnArea rowsOf={(area) => area.contratos} empty={empty}>
      {(rows) => (
        <div className="vt-page">
          {rows.map((contrato) => (
            <Contrato key={contrato.id} contrato={contrato} />
          ))}
        </div>
      )}
    </OwnArea>
  );
}

function Contrato({ contrato }: { readonly contrato: miArea.Contrato }) {
  const { t } = useTranslation('mi-area');
  const { id, codigo, cups, comercializadora, producto, estado, desde, hasta, prorroga } = contrato;
  const { busy, take } = useDownload(notifyFailure);
  const pdf = () => take(contratos.pdf, { params: { id } }, `${codigo}.pdf`);
  return (
    <Card
      title={`${comercializadora}, ${producto}`}
      actions={<Badge tone={TONOS[estado]}>{t(`contrato-${estado}`)}</Badge>}
    >
      <div className="vt-stack vt-gap-16">
        <p className="vt-note">{t(`contrato-${estado}-texto`)}</p>
        <Facts narrowest={150}>
          <Fact name={t('codigo')}>{codigo}</Fact>
          <Fact name="CUPS">
            <span className="vt-code">{formatCups(cups)}</span>
          </Fact>
          <Fact name={t('precio')}>{t(`precio-${contrato.tipo}`)}</Fact>
          <Fact name={t('desde')}>{desde ? formatFecha(desde) : NO_VALUE}</Fact>
          <Fact name={t('hasta')}>{hasta ? formatFecha(hasta) : t('sinFecha')}</Fact>
          {hasta && <Fact name={t('despues')}>{t(prorroga ? 'sigueSolo' : 'seAcaba')}</Fact>}
          {contrato.permanenciaHasta && (
            <Fact name={t('permanencia')}>{formatFecha(contrato.permanenciaHasta)}</Fact>
          )}
        </Facts>
        <div className="vt-toolbar">
          {estado === 'activo' && <Renew contrato={contrato} />}
          <Button icon={IconFileTypePdf} busy={busy} onClick={pdf}>
            {t('verContrato')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** Asks once that somebody calls to renew it; afterwards it says since when that is asked. */
function Renew({ contrato: { id, renovacionPedida } }: { readonly contrato: miArea.Contrato }) {
  const { t } = useTranslation('mi-area');
  const ask = useWrite(miArea.askRenewal, {
    invalidates: [miArea.get],
    onError: notifyFailure,
    onSuccess: () => notify(t('renovacionMandada')),
  });
  if (renovacionPedida) {
    return <p role="status">{t('renovacionPedida', { fecha: formatFecha(renovacionPedida) })}</p>;
  }
  return (
    <Button
      look="primary"
      icon={IconRefresh}
      busy={ask.isPending}
      onClick={() => ask.mutate({ body: { contratoId: id } })}
    >
      {t('quieroRenovar')}
    </Button>
  );
}
