import { FileUploader } from '../../kit/file-uploader/file-uploader.tsx';
import { pretendUpload } from './pretend-upload.ts';

export default function SeveralFiles() {
  return <FileUploader multiple label="Facturas y curvas de carga" onUpload={pretendUpload} />;
}
