import { useQueryClient } from '@tanstack/react-query';
import { ajustes } from '@vatio/contract';
import { useState } from 'react';
import { keyOf } from '../../../data/use-read.ts';
import { useUpload } from '../../../data/use-upload.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { FileField } from '../../../ui/files/file-field.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { BrandMark } from '../brand-mark.tsx';
import { BRAND_READS } from '../brand-reads.ts';

/** The logo as it is printed, another one, or none. */
export function Logo({ brand }: { readonly brand: ajustes.Marca }) {
  const { t } = useTranslation('ajustes');
  const client = useQueryClient();
  const [files, setFiles] = useState<readonly File[]>([]);
  const { sendAsync, isPending, error, reset } = useUpload(ajustes.uploadLogo);
  const remove = useWrite(ajustes.removeLogo, { invalidates: BRAND_READS, onError: notifyFailure });
  const choose = async (chosen: readonly File[]) => {
    setFiles(chosen);
    reset();
    if (chosen.length === 0) return;
    try {
      await sendAsync({ params: { id: brand.id }, files: chosen, part: 'fichero' });
      await Promise.all(BRAND_READS.map((read) => client.invalidateQueries({ queryKey: keyOf(read) })));
      notify(t('logoGuardado'));
    } catch {
      // The field says why, below.
    }
  };
  return (
    <Card title={t('logotipo')}>
      <div className="vt-page">
        <BrandMark brand={brand} />
        <FileField
          label={t('otroLogo')}
          hint={t('logoAyuda')}
          accept=".svg,.png,image/svg+xml,image/png"
          files={files}
          onFiles={choose}
          disabled={isPending}
          error={error ? (error.errors.fichero ?? error.message) : undefined}
        />
        {brand.logo && (
          <p>
            <Button busy={remove.isPending} onClick={() => remove.mutate({ params: { id: brand.id } })}>
              {t('quitarLogo')}
            </Button>
          </p>
        )}
      </div>
    </Card>
  );
}
