import { Contrasena } from './contrasena.tsx';
import { SegundoPaso } from './segundo-paso.tsx';
import { Sesiones } from './sesiones.tsx';

/**
 * What protects the own account: its password, its second step and the devices where it is open. What is known at once
 * stands first, so that what is read from the server moves nothing when it comes.
 */
export function Seguridad() {
  return (
    <div className="vt-page">
      <Contrasena />
      <SegundoPaso />
      <Sesiones />
    </div>
  );
}
