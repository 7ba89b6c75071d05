import type { contratos } from '@vatio/contract';
import { useSells } from '../../../data/use-ability.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { MailStates } from '../../../trade/mails/mail-states.tsx';
import { useCorreos } from '../../../trade/mails/use-correos.ts';
import { Card } from '../../../ui/figures/card.tsx';

/** The mails about the contract and their state. Draws nothing before the first mail. */
export function CorreosDeContrato({ contrato: { id } }: { readonly contrato: contratos.Contrato }) {
  const { t } = useTranslation('contratos');
  const correos = useCorreos({ entidad: 'contrato', entidadId: id, limit: 5 }, { enabled: useSells() });
  if (correos.length === 0) return null;
  return (
    <Card title={t('correos')}>
      <MailStates mails={correos} label={t('correos')} />
    </Card>
  );
}
