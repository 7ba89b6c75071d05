import type { liquidaciones } from '@vatio/contract';
import { useMay } from '../../../data/use-ability.ts';
import { formatEur } from '../../../format/energy.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Link } from '../../../ui/nav/link.tsx';

type Props = { readonly desajustes: liquidaciones.Liquidacion['desajustes'] };

/** The commissions of the settlement that their supplier has not paid to the house as expected. */
export function Desajustes({ desajustes }: Props) {
  const { t } = useTranslation('liquidaciones');
  const mayReadStatements = useMay('manage all');
  if (desajustes.length === 0) return null;
  return (
    <Notice>
      <p>
        <strong>{t('desajustes')}</strong>
      </p>
      <ul>
        {desajustes.map(({ contrato, estado, diferenciaEur, parteEur }) => (
          <li key={contrato.id}>
            <Link to={`/contratos/${contrato.id}`}>{contrato.codigo}</Link>:{' '}
            {[
              t(`desajuste-${estado}`),
              diferenciaEur !== null && t('desajusteDiferencia', { eur: formatEur(diferenciaEur) }),
              t('desajusteParte', { eur: formatEur(parteEur) }),
            ]
              .filter(Boolean)
              .join(' · ')}{' '}
            {mayReadStatements && (
              <Link to={`/extractos/lineas?q=${contrato.codigo}`}>{t('verExtractos')}</Link>
            )}
          </li>
        ))}
      </ul>
      <p>{t('desajustesTexto')}</p>
    </Notice>
  );
}
