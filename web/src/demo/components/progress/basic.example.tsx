import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';

export default function BasicProgress() {
  return (
    <>
      <ProgressBar label="Sin empezar" value={0} />
      <ProgressBar label="Un cuarto" value={0.25} />
      <ProgressBar label="La mitad" value={0.5} />
      <ProgressBar label="Casi todo" value={0.9} />
      <ProgressBar label="Terminado" value={1} />
    </>
  );
}
