import { IconPencil } from '@tabler/icons-react';
import type { comerciales } from '@vatio/contract';
import { regimenFiscalDe } from '@vatio/domain';
import { useState } from 'react';
import { formatWithUnit } from '../../../format/number.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { Facts } from '../../../ui/figures/facts.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { conIpsi, EditFiscal } from '../administracion/edit-fiscal.tsx';

/** How the representative is paid: the data of the draft invoices of their settlements. */
export function Fiscal({ comercial }: { comercial: comerciales.Comercial }) {
  const { t } = useTranslation('comerciales');
  const [editing, setEditing] = useState(false);
  const { fiscal, nif, acciones } = comercial;
  if (!fiscal) return null;
  const regimen = regimenFiscalDe({ regimen: fiscal.regimenFiscal, nif });
  const conFactura = regimen !== null && regimen !== 'empleado';
  const pct = (valor: number) => formatWithUnit(valor, '%', [0, 2]);
  return (
    <Card
      title={t('fiscal')}
      actions={
        acciones.includes('editar') && (
          <Button small icon={IconPencil} aria-label={t('editarFiscal')} onClick={() => setEditing(true)}>
            {t('editar')}
          </Button>
        )
      }
    >
      <Facts narrowest={200}>
        <div>
          <dt>{t('regimen')}</dt>
          <dd>{t(`regimen-${regimen ?? 'sin-datos'}`)}</dd>
        </div>
        {conFactura && (
          <div>
            <dt>{t('territorio')}</dt>
            <dd>
              {fiscal.territorio ? (
                t(`territorio-${fiscal.territorio}`)
              ) : (
                <Badge tone="warn">{t('territorio-sin-datos')}</Badge>
              )}
            </dd>
          </div>
        )}
        {conFactura && conIpsi(fiscal.territorio) && (
          <div>
            <dt>{t('tipoIpsi')}</dt>
            <dd className="vt-figure">{fiscal.ipsiPct === null ? t('sinTipoIpsi') : pct(fiscal.ipsiPct)}</dd>
          </div>
        )}
        {regimen === 'autonomo' && (
          <div>
            <dt>{t('irpf')}</dt>
            <dd className="vt-figure">{pct(fiscal.irpfPct)}</dd>
          </div>
        )}
      </Facts>
      {editing && <EditFiscal comercial={comercial} fiscal={fiscal} onClose={() => setEditing(false)} />}
    </Card>
  );
}
