import { FileUploader } from '../../kit/file-uploader/file-uploader.tsx';
import { pretendUpload } from './pretend-upload.ts';

export default function SingleFile() {
  return (
    <FileUploader
      label="Contrato firmado"
      hint="Uno solo: si eliges otro, lo sustituye."
      accept="application/pdf"
      refusalOf={({ type }) => (type === 'application/pdf' ? undefined : 'no es un PDF')}
      onUpload={pretendUpload}
    />
  );
}
