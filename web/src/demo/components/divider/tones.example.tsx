import { Divider } from '../../kit/divider/divider.tsx';

export default function ToneDividers() {
  return (
    <div>
      <Divider tone="accent">En curso</Divider>
      <Divider tone="ok">Activado</Divider>
      <Divider tone="warn">Pendiente de la distribuidora</Divider>
      <Divider tone="bad">Rechazado</Divider>
      <Divider tone="info">En estudio</Divider>
    </div>
  );
}
