import { IconKey, IconPlus } from '@tabler/icons-react';
import { claves } from '@vatio/contract';
import { useState } from 'react';
import { useRead } from '../../data/use-read.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { CardRows } from '../../trade/card-rows.tsx';
import { PageActions } from '../../ui/frame/page.tsx';
import { Button } from '../../ui/nav/button.tsx';
import styles from './claves.module.css';
import { KeyRow } from './key-row.tsx';
import { KeySecret } from './key-secret.tsx';
import { NewKey } from './new-key.tsx';

export default function ClavesScreen() {
  const { t } = useTranslation('claves');
  const { data, error, refetch } = useRead(claves.list, {});
  const [creating, setCreating] = useState(false);
  const [made, setMade] = useState<{ readonly nombre: string; readonly secreto: string }>();
  return (
    <div className="vt-page">
      <PageActions>
        <Button look="primary" icon={IconPlus} onClick={() => setCreating(true)}>
          {t('nueva')}
        </Button>
      </PageActions>
      <p className={`vt-soft ${styles.lead}`}>
        {t('texto')} <a href="/v1/docs">{t('leerLaApi')}</a>
      </p>
      <p className={`vt-soft ${styles.lead}`}>
        {t('asistentes')} <code>{new URL('/v1/mcp', window.location.origin).href}</code>
      </p>
      <CardRows
        label={t('lista')}
        rows={data?.rows}
        error={error}
        onRetry={refetch}
        empty={{ icon: IconKey, title: t('ninguna'), text: t('ningunaTexto') }}
      >
        {(clave) => <KeyRow key={clave.id} clave={clave} />}
      </CardRows>
      {creating && (
        <NewKey
          onClose={() => setCreating(false)}
          onMade={({ clave: { nombre }, secreto }) => {
            setCreating(false);
            setMade({ nombre, secreto });
          }}
        />
      )}
      {made && <KeySecret {...made} onClose={() => setMade(undefined)} />}
    </div>
  );
}
