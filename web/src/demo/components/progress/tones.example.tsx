import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';

export default function ToneProgress() {
  return (
    <>
      <ProgressBar label="Energía de valle" value={0.52} tone="ok" />
      <ProgressBar label="Energía de llano" value={0.27} tone="warn" />
      <ProgressBar label="Energía de punta" value={0.21} tone="bad" />
      <ProgressBar label="Autoconsumo" value={0.38} tone="info" />
    </>
  );
}
