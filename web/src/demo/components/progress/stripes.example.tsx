import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';

export default function StripedProgress() {
  return (
    <>
      <ProgressBar label="Lecturas recibidas" value={0.35} stripes="still" />
      <ProgressBar label="Facturas calculadas" value={0.6} tone="info" stripes="still" />
      <ProgressBar label="Remesas enviadas al banco" value={0.8} tone="ok" stripes="moving" />
    </>
  );
}
