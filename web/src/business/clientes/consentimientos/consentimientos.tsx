import { clientes } from '@vatio/contract';
import { useState } from 'react';
import { useSells } from '../../../data/use-ability.ts';
import { useRead } from '../../../data/use-read.ts';
import { formatFecha } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { LeavesCard } from '../../../trade/bring-data/leaves-card.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from './consentimientos.module.css';
import { Historia } from './historia.tsx';
import { type Cambio, RecordConsentimiento } from './record-consentimiento.tsx';

/** The purposes for which the client's data may be used, and the history of each consent. */
export function Consentimientos({ cliente }: { cliente: clientes.Cliente }) {
  const { t } = useTranslation('clientes');
  const [cambio, setCambio] = useState<Cambio>();
  const historia = useRead(clientes.consentimientos, { params: { id: cliente.id } });
  // A client has the page of each leave, by the link that they were sent.
  const sells = useSells();
  const puede = cliente.estado === 'activo' || cliente.estado === 'bloqueado';
  return (
    <div className="vt-page vt-gap-18">
      <Card title={t('consentimientosDeHoy')}>
        <ul className={`vt-list ${styles.finalidades}`}>
          {clientes.FINALIDADES.map((finalidad) => {
            const ultimo = cliente.consentimientos.find(
              (consentimiento) => consentimiento.finalidad === finalidad,
            );
            return (
              <li key={finalidad}>
                <div>
                  <strong>{t(`finalidad-${finalidad}`)}</strong>
                  <small>
                    {ultimo
                      ? `${formatFecha(ultimo.fecha)} · ${t(`canal-${ultimo.canal}`)} · ${t('texto', { version: ultimo.versionTexto })}`
                      : t('nuncaPreguntado')}
                  </small>
                </div>
                {ultimo && (
                  <Badge tone={ultimo.otorgado ? 'ok' : 'bad'}>
                    {t(ultimo.otorgado ? 'otorgado' : 'retirado')}
                  </Badge>
                )}
                {puede && (
                  <Button
                    small
                    aria-label={t(ultimo?.otorgado ? 'retirarDe' : 'otorgarDe', {
                      finalidad: t(`finalidad-${finalidad}`),
                    })}
                    onClick={() => setCambio({ finalidad, otorgado: !ultimo?.otorgado })}
                  >
                    {t(ultimo?.otorgado ? 'retirar' : 'otorgar')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </Card>
      {sells && <LeavesCard clienteId={cliente.id} email={cliente.email} mayAsk={puede} />}
      <Historia historia={historia} />
      {cambio && (
        <RecordConsentimiento clienteId={cliente.id} cambio={cambio} onClose={() => setCambio(undefined)} />
      )}
    </div>
  );
}
