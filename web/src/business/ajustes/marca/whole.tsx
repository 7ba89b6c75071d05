import { ajustes } from '@vatio/contract';
import { useWrite } from '../../../data/use-write.ts';
import { useNavigate } from '../../../router/use-router.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';
import { BRAND_READS } from '../brand-reads.ts';

/** What is done with a brand as a whole: the house's own one, or none any more. */
export function Whole({ brand }: { readonly brand: ajustes.Marca }) {
  const { t } = useTranslation('ajustes');
  const navigate = useNavigate();
  const params = { id: brand.id };
  const makeDefault = useWrite(ajustes.makeDefault, {
    invalidates: BRAND_READS,
    onSuccess: () => notify(t('yaPredeterminada', { nombre: brand.nombre })),
    onError: notifyFailure,
  });
  const restore = useWrite(ajustes.restore, { invalidates: BRAND_READS, onError: notifyFailure });
  const remove = useWrite(ajustes.remove, {
    // Its own read would now say that it does not exist.
    invalidates: [ajustes.list],
    onSuccess: async () => {
      await navigate({ to: '/ajustes' });
      notify(t('quitada', { nombre: brand.nombre }), {
        undo: () => restore.mutate({ params }),
      });
    },
    onError: notifyFailure,
  });
  if (brand.predeterminada) return null;
  return (
    <div className="vt-toolbar vt-gap-10">
      <Button busy={makeDefault.isPending} onClick={() => makeDefault.mutate({ params })}>
        {t('hacerPredeterminada')}
      </Button>
      <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate({ params })}>
        {t('quitarMarca')}
      </Button>
    </div>
  );
}
