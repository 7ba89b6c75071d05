import { IconPlus } from '@tabler/icons-react';
import { llaves } from '@vatio/contract';
import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import styles from '../cuenta.module.css';
import { Llave } from './llave.tsx';
import { NewLlave } from './new-llave.tsx';

export function Llaves() {
  const { t } = useTranslation('cuenta');
  const { data, error, refetch } = useRead(llaves.list, {});
  const [adding, setAdding] = useState(false);
  return (
    <Card title={t('llaves')}>
      <div className="vt-stack vt-gap-16">
        <p className="vt-soft">{t('llavesTexto')}</p>
        {error && !data && <ErrorState error={error} onRetry={refetch} />}
        {data && data.rows.length > 0 && (
          <ul className={`vt-list ${styles.sesiones}`} aria-label={t('llaves')}>
            {data.rows.map((llave) => (
              <Llave key={llave.id} llave={llave} />
            ))}
          </ul>
        )}
        <div>
          <Button icon={IconPlus} disabled={!data} onClick={() => setAdding(true)}>
            {t('anadirLlave')}
          </Button>
        </div>
        {adding && <NewLlave onClose={() => setAdding(false)} />}
      </div>
    </Card>
  );
}
