import { claves, llaves } from '@vatio/contract';
import { useRead } from '../../data/use-read.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Indexed } from '../../ui/kit/indexed/indexed.tsx';
import { Claves } from './claves.tsx';
import { Contrasena } from './contrasena.tsx';
import { Llaves } from './llaves/llaves.tsx';
import { SegundoPaso } from './segundo-paso.tsx';
import { Sesiones } from './sesiones.tsx';

/**
 * What protects the own account: its password, its second step, its passkeys and the devices where it is open. What is known
 * at once stands first, and what grows waits for what stands above it, so that nothing moves when it is read.
 */
export function Seguridad() {
  const { t } = useTranslation('cuenta');
  const passkeys = useRead(llaves.list, {});
  const keys = useRead(claves.mine, {});
  const isKnown = passkeys.data !== undefined || passkeys.error !== null;
  // Most people have no key made in their name.
  const hasKeys = keys.error !== null || (keys.data?.rows.length ?? 0) > 0;
  return (
    <Indexed
      narrow
      label={t('partesDeSeguridad')}
      parts={[
        { id: 'contrasena', title: t('contrasena'), content: <Contrasena /> },
        { id: 'segundoPaso', title: t('segundoPaso'), content: <SegundoPaso /> },
        ...(isKnown ? [{ id: 'llaves', title: t('llaves'), content: <Llaves /> }] : []),
        ...(isKnown ? [{ id: 'sesiones', title: t('sesiones'), content: <Sesiones /> }] : []),
        ...(isKnown && hasKeys
          ? [{ id: 'claves', title: t('claves'), content: <Claves read={keys} /> }]
          : []),
      ]}
    />
  );
}
