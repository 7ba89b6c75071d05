import type { liquidaciones } from '@vatio/contract';
import { useState } from 'react';
import { useMay } from '../../../data/use-ability.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { DisputeLinea } from './dispute-linea.tsx';
import styles from './ficha.module.css';
import { LineaDeLiquidacion } from './linea.tsx';
import { ResolveLinea } from './resolve-linea.tsx';
import type { Linea } from './una-linea.ts';

const DESPLAZABLE = { tabIndex: 0 } as const;

/** Every line with its contract and its rule; disputed lines come first. */
export function Lineas({ liquidacion }: { readonly liquidacion: liquidaciones.Liquidacion }) {
  const { t } = useTranslation('liquidaciones');
  const administra = useMay('manage all');
  const [opened, setOpened] = useState<{ readonly linea: Linea; readonly para: 'disputar' | 'resolver' }>();
  const lineas = liquidacion.detalle.toSorted((a, b) => enDisputa(b) - enDisputa(a));
  const close = () => setOpened(undefined);
  return (
    <Card flush title={t('lineasNumero', { count: lineas.length })}>
      <section className={styles.marco} aria-label={t('lineas')} {...DESPLAZABLE}>
        <table className={`vt-table vt-heads ${styles.tabla}`}>
          <thead>
            <tr>
              <th scope="col">{t('contrato')}</th>
              <th scope="col">{t('concepto')}</th>
              <th scope="col" data-cifra>
                {t('base')} (€)
              </th>
              <th scope="col" data-cifra>
                %
              </th>
              <th scope="col" data-cifra>
                {t('importe')} (€)
              </th>
              <th scope="col">{t('acuerdo')}</th>
            </tr>
          </thead>
          <tbody>
            {lineas.map((linea) => (
              <LineaDeLiquidacion
                key={linea.id}
                linea={linea}
                onDispute={
                  liquidacion.disputable && (linea.estado === 'pendiente' || linea.estado === 'aceptada')
                    ? () => setOpened({ linea, para: 'disputar' })
                    : undefined
                }
                onResolve={
                  administra && linea.estado === 'disputada'
                    ? () => setOpened({ linea, para: 'resolver' })
                    : undefined
                }
              />
            ))}
          </tbody>
        </table>
      </section>
      {opened?.para === 'disputar' && (
        <DisputeLinea liquidacion={liquidacion} linea={opened.linea} onClose={close} />
      )}
      {opened?.para === 'resolver' && (
        <ResolveLinea liquidacion={liquidacion} linea={opened.linea} onClose={close} />
      )}
    </Card>
  );
}

const enDisputa = ({ estado }: Linea) => (estado === 'disputada' ? 1 : 0);
