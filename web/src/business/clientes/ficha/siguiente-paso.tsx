import type { clientes } from '@vatio/contract';
import { useSells } from '../../../data/use-ability.ts';
import { today } from '../../../format/date.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useProximoContacto } from '../../../trade/proximo-contacto.tsx';
import { Now } from '../../../ui/kit/sheet/now.tsx';
import { ButtonLink } from '../../../ui/nav/button.tsx';

/** The next call, visit or reminder about the client, or the way to write one down. */
export function SiguientePaso({
  cliente: { id, estado, proximoContacto },
}: {
  readonly cliente: clientes.Cliente;
}) {
  const { t } = useTranslation('clientes');
  const words = useProximoContacto(proximoContacto, 'clientes');
  const sells = useSells();
  if (!sells || (!words && estado !== 'activo')) return null;
  if (!words) {
    return (
      <Now tone="idle" title={t('sinProximoContacto')}>
        <ButtonLink small to={`/tareas?deCliente=${id}&nueva=si`}>
          {t('apuntarContacto')}
        </ButtonLink>
      </Now>
    );
  }
  const late = proximoContacto ? proximoContacto.fecha < today() : false;
  return (
    <Now tone={late ? 'bad' : 'warn'} title={`${t('proximoContacto')}: ${words.when}`} text={words.what}>
      <ButtonLink small to={`/tareas?deCliente=${id}`}>
        {t('verContacto')}
      </ButtonLink>
    </Now>
  );
}
