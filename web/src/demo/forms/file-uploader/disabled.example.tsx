import { FileDrop } from '../../../ui/files/file-drop.tsx';

export default function DisabledUploader() {
  return (
    <FileDrop disabled label="Documentos" hint="Cerrado hasta que se firme." onFiles={() => undefined} />
  );
}
