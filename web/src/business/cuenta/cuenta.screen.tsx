import { Contrasena } from './contrasena.tsx';
import { Sesiones } from './sesiones.tsx';

/** What protects the own account: its password and the devices where it is open. */
export default function CuentaScreen() {
  return (
    <div className="vt-page">
      <Contrasena />
      <Sesiones />
    </div>
  );
}
