import { ajustes } from '@vatio/contract';
import { useFile } from '../../../data/use-file.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { FileDialog } from '../../../trade/file-dialog.tsx';

type Props = { readonly brand: ajustes.Marca; readonly onClose: () => void };

/** The sample is printed again whenever it is opened: it shows what has been saved. */
export function Sample({ brand: { id, nombre }, onClose }: Props) {
  const { t } = useTranslation('ajustes');
  const query = useFile(ajustes.preview, { params: { id } });
  return <FileDialog name={t('muestraDe', { nombre })} query={query} onClose={onClose} />;
}
