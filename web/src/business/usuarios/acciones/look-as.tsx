import { usuarios } from '@vatio/contract';
import { keepLook } from '../../../data/session.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { notifyFailure } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/nav/button.tsx';

/** Begins to look as the account of a representative, in this tab. */
export function LookAs({ usuario: { id, nombre } }: { readonly usuario: usuarios.Usuario }) {
  const { t } = useTranslation('usuarios');
  const look = useWrite(usuarios.lookAs, { onError: notifyFailure });
  const begin = () =>
    look.mutate(
      { params: { id } },
      {
        onSuccess: ({ mirada, userData }) => {
          keepLook({ mirada, userData });
          // Nothing that was read as the own account may stay on the page.
          window.location.assign('/inicio');
        },
      },
    );
  return (
    <Button small busy={look.isPending} aria-label={`${t('verComo')} ${nombre}`} onClick={begin}>
      {t('verComo')}
    </Button>
  );
}
