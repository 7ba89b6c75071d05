import type { contratos } from '@vatio/contract';
import { useSells } from '../../../data/use-ability.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { Link } from '../../../ui/nav/link.tsx';
import { Datos } from './datos.tsx';
import styles from './ficha.module.css';

/** Where the contract comes from. Draws nothing when there is nothing to say. */
export function Contratado({ contrato }: { readonly contrato: contratos.Contrato }) {
  const { t } = useTranslation('contratos');
  const vende = useSells();
  const { propuesta, analisis, referenciaExterna, notas } = contrato;
  if (!(vende && analisis) && !propuesta && !referenciaExterna && !notas) return null;
  return (
    <Card title={t('contratado')}>
      <Datos
        datos={{
          [t('propuesta')]: propuesta && <Link to={`/propuestas/${propuesta.id}`}>{propuesta.codigo}</Link>,
          [t('analisis')]: vende && analisis && (
            <Link to={`/analisis/${analisis.id}`}>{analisis.codigo}</Link>
          ),
          [t('referenciaExterna')]: referenciaExterna,
        }}
      />
      {notas && <p className={styles.notas}>{notas}</p>}
    </Card>
  );
}
