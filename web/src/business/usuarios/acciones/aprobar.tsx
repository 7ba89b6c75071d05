import { IconUserCheck } from '@tabler/icons-react';
import { clientes, usuarios } from '@vatio/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { notify } from '../../../ui/feedback/toasts.ts';
import { SearchInput } from '../../../ui/filters/search-input.tsx';
import { Button } from '../../../ui/nav/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { AL_CAMBIAR } from '../al-cambiar.ts';
import styles from '../usuarios.module.css';

/** Lets in somebody who has registered, and says which client they are. */
export function Aprobar({ usuario }: { usuario: usuarios.Usuario }) {
  const { t } = useTranslation('usuarios');
  const [abierto, setAbierto] = useState(false);
  return (
    <>
      <Button
        small
        icon={IconUserCheck}
        aria-label={t('aprobarA', { nombre: usuario.nombre })}
        onClick={() => setAbierto(true)}
      >
        {t('aprobar')}
      </Button>
      {abierto && <DialogoAprobar usuario={usuario} onClose={() => setAbierto(false)} />}
    </>
  );
}

type Props = { readonly usuario: usuarios.Usuario; readonly onClose: () => void };

function DialogoAprobar({ usuario: { id, nombre, email }, onClose }: Props) {
  const { t } = useTranslation('usuarios');
  const [clienteId, setClienteId] = useState('');
  const aprobar = useWrite(usuarios.aprobar, {
    ...AL_CAMBIAR,
    onSuccess: () => {
      notify(t('aprobado', { nombre }));
      onClose();
    },
  });
  const body = clienteId ? { clienteId } : {};
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('aprobarA', { nombre })}
      footer={
        <>
          <Button onClick={onClose}>{t('cancelar')}</Button>
          <Button
            look="primary"
            busy={aprobar.isPending}
            onClick={() => aprobar.mutate({ params: { id }, body })}
          >
            {t('aprobar')}
          </Button>
        </>
      }
    >
      <div className={styles.cuerpo}>
        <p>{t('aprobarTexto', { email })}</p>
        <ElegirCliente email={email} valor={clienteId} onChange={setClienteId} />
        <p role="alert" className={styles.problema}>
          {aprobar.error && (aprobar.error.errors.clienteId ?? aprobar.error.message)}
        </p>
      </div>
    </Dialog>
  );
}

type ElegirProps = {
  readonly email: string;
  readonly valor: string;
  readonly onChange: (id: string) => void;
};

/** The client whose sheet the account will see; those with that same mail are offered first. */
function ElegirCliente({ email, valor, onChange }: ElegirProps) {
  const { t } = useTranslation('usuarios');
  const grupo = useId();
  const [q, setQ] = useState(email);
  const query = { q, limit: 10 } as const;
  const { data, error } = useRead(clientes.list, { query }, { enabled: q.length > 1, keepPrevious: true });
  const encontrados = q.length > 1 ? (data?.rows ?? []) : [];
  const opciones = [
    { id: '', nombre: t('sinCliente'), nota: t('sinClienteTexto') },
    ...encontrados.map((uno) => ({
      id: uno.id,
      nombre: uno.nombre,
      nota: [uno.nif, uno.email].filter(Boolean).join(' · '),
    })),
  ];
  return (
    <>
      <SearchInput label={t('buscarCliente')} value={q} onSearch={setQ} />
      <fieldset className={styles.elegir}>
        <legend className="vt-hidden">{t('cliente')}</legend>
        {opciones.map(({ id, nombre, nota }) => (
          <label key={id}>
            <input type="radio" name={grupo} checked={valor === id} onChange={() => onChange(id)} />
            <span>{nombre}</span>
            <small>{nota}</small>
          </label>
        ))}
      </fieldset>
      <p className={styles.nota} role="status">
        {error?.message ?? (data && encontrados.length === 0 ? t('ningunCliente') : '')}
      </p>
    </>
  );
}
