import { FileUploader } from '../../kit/file-uploader/file-uploader.tsx';
import { pretendUpload } from './pretend-upload.ts';

export default function PicturesOnly() {
  return (
    <FileUploader
      multiple
      label="Fotos del contador"
      hint="Solo imágenes, hasta 5 MB cada una."
      accept="image/*"
      refusalOf={refusalOf}
      onUpload={pretendUpload}
    />
  );
}

const MOST_BYTES = 5_000_000;

function refusalOf({ type, size }: File): string | undefined {
  if (!type.startsWith('image/')) return 'no es una imagen';
  return size > MOST_BYTES ? 'pasa de 5 MB' : undefined;
}
