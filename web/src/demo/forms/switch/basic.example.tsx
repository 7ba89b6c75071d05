import { useState } from 'react';
import { Switch } from '../../../ui/kit/switch/switch.tsx';

export default function BasicSwitches() {
  const [alerts, setAlerts] = useState(true);
  const [paper, setPaper] = useState(false);
  return (
    <>
      <Switch label="Avisos de precio" hint="Uno al día, si cambia." value={alerts} onChange={setAlerts} />
      <Switch label="Factura en papel" value={paper} onChange={setPaper} />
      <Switch label="Contador inteligente" disabled value onChange={() => undefined} />
      <Switch label="Autoconsumo" disabled value={false} onChange={() => undefined} />
    </>
  );
}
