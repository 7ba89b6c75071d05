import { Contrasena } from './contrasena.tsx';
import { SegundoPaso } from './segundo-paso.tsx';
import { Sesiones } from './sesiones.tsx';

/** What protects the own account: its second step, its password and the devices where it is open. */
export default function CuentaScreen() {
  return (
    <div className="vt-page">
      <SegundoPaso />
      <Contrasena />
      <Sesiones />
    </div>
  );
}
