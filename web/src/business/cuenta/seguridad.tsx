import { llaves } from '@vatio/contract';
import { useRead } from '../../data/use-read.ts';
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
  const passkeys = useRead(llaves.list, {});
  const isKnown = passkeys.data !== undefined || passkeys.error !== null;
  return (
    <div className="vt-page">
      <Contrasena />
      <SegundoPaso />
      {isKnown && <Llaves />}
      {isKnown && <Sesiones />}
      {isKnown && <Claves />}
    </div>
  );
}
