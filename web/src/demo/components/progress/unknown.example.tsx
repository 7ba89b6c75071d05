import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';

export default function UnknownProgress() {
  return <ProgressBar label="Esperando a la distribuidora" value={undefined} />;
}
