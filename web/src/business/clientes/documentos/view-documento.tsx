import { documentos } from '@vatio/contract';
import { useFile } from '../../../data/use-file.ts';
import { FileDialog } from '../../../trade/file-dialog.tsx';

type Props = { readonly documento: documentos.Documento; readonly onClose: () => void };

/** Shows a document without leaving the page. */
export function ViewDocumento({ documento: { id, nombre }, onClose }: Props) {
  const query = useFile(documentos.download, { params: { id }, query: { modo: 'ver' } });
  return <FileDialog name={nombre} query={query} onClose={onClose} />;
}
