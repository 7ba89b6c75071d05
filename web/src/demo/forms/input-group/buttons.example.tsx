import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { notify, notifyFailure } from '../../../ui/feedback/toasts.ts';
import { Button, IconButton } from '../../../ui/nav/button.tsx';
import { InputGroup } from '../../kit/input-group/input-group.tsx';

export default function GroupsWithButtons() {
  const [code, setCode] = useState('');
  const [link, setLink] = useState('https://vatio.es/p/118');
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    notify('Enlace copiado');
  };
  return (
    <>
      <InputGroup
        label="Código de descuento"
        placeholder="LUZ2026"
        after={
          <Button look="primary" disabled={code === ''} onClick={() => notify(`Código ${code} aplicado`)}>
            Aplicar
          </Button>
        }
        value={code}
        onChange={setCode}
      />
      <InputGroup
        label="Enlace de la propuesta"
        after={
          <IconButton icon={IconCopy} label="Copiar el enlace" onClick={() => copy().catch(notifyFailure)} />
        }
        value={link}
        onChange={setLink}
      />
    </>
  );
}
